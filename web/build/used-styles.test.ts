import { expect, it } from 'vitest';
import { usedStyles } from './used-styles.ts';

const html = '<p class="note strong">Hello</p>';

it('keeps the rules of the classes that the page has, and those without a class', () => {
  expect(usedStyles('p{margin:0}.note{color:red}.other{color:blue}.note .other,.strong:hover{top:0}', html)).toBe(
    'p{margin:0}.note{color:red}.note .other,.strong:hover{top:0}',
  );
});

it('looks into layers and media, and leaves out those that become empty', () => {
  const css =
    '@layer a,b;@layer a{.note{top:0}.x{top:1px}}@media print{.x{top:0}}@media (min-width:9px){@layer b{p{top:0}}}';
  expect(usedStyles(css, html)).toBe('@layer a,b;@layer a{.note{top:0}}@media (min-width:9px){@layer b{p{top:0}}}');
});

it('keeps typefaces and movements whole, and is not misled by braces in texts', () => {
  const css =
    '@font-face{src:url(x)}@keyframes k{from{top:0}to{top:1px}}.x:after{content:"}"}.note:after{content:"{;"}';
  expect(usedStyles(css, html)).toBe(
    '@font-face{src:url(x)}@keyframes k{from{top:0}to{top:1px}}.note:after{content:"{;"}',
  );
});

it('takes what stands in parentheses for possible', () => {
  expect(usedStyles('.note:not(.x){top:0}:where([dir]) .note:is(.y,.z){top:1px}', html)).toBe(
    '.note:not(.x){top:0}:where([dir]) .note:is(.y,.z){top:1px}',
  );
});
