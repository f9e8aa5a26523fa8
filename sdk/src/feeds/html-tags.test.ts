import { describe, expect, it } from 'vitest';
import { startTags } from './html-tags.ts';

function tagsOf(html: string, only?: readonly string[]): [string, Record<string, string>][] {
  const tags = [...startTags(html, only === undefined ? undefined : new Set(only))];
  return tags.map(({ name, attributes }) => [name, Object.fromEntries(attributes)]);
}

describe('start tags', () => {
  it.each<[string, [string, Record<string, string>][]]>([
    ['<iframe src="a" WIDTH=5>', [['iframe', { src: 'a', width: '5' }]]],
    [`<IFRAME\nSRC = 'a "b"'/>`, [['iframe', { src: 'a "b"' }]]],
    [
      '<p title="a > b" hidden>x</p><br/>',
      [
        ['p', { title: 'a > b', hidden: '' }],
        ['br', {}],
      ],
    ],
    ['<a href=x/y data-a="1"data-b=2>', [['a', { href: 'x/y', 'data-a': '1', 'data-b': '2' }]]],
    ['<a x=1 X=2 =y>', [['a', { x: '1', '=y': '' }]]],
    ['1 < 2 <- <3 </p>', []],
    ['<a href="x', []],
    ['<a href=x', []],
    ['<a', []],
  ])('of %s', (html, expected) => {
    expect(tagsOf(html)).toEqual(expected);
  });

  it('are read within other tags when only some names are wanted', () => {
    expect(tagsOf('<p title="oops> <iframe src="a"></iframe>', ['iframe'])).toEqual([['iframe', { src: 'a' }]]);
  });
});
