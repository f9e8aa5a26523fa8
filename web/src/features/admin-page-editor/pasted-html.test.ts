import { expect, it } from 'vitest';
import { pastedHtml } from './pasted-html.ts';

/** What the editor keeps of it: no styles, and no comments. */
const shown = (html: string): string =>
  pastedHtml(html)
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/ (style|class|dir|id|aria-level|role|lang)="[^"]*"/g, '')
    .replaceAll(/<\/?(span|o:p)>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const wordItem = (level: number, marker: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:${list} level${String(level)} lfo1'>` +
  `<!--[if !supportLists]--><span style='font-family:Symbol;mso-bidi-font-weight:bold'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;

const docs = (inner: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${inner}</b>`;

it.each([
  [
    'Google Docs, with its wrapper, bold, and italics',
    docs(
      '<p dir="ltr"><span style="font-weight:400;font-style:normal">Plain </span>' +
        '<span style="font-weight:700;font-style:normal">bold</span><span style="font-style:italic"> italic</span></p>',
    ),
    '<p>Plain <strong>bold</strong><em> italic</em></p>',
  ],
  [
    'Google Docs, with a list in a list',
    docs(
      '<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">One</span></p></li>' +
        '<ol><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Inner</span></p></li></ol>' +
        '<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul>',
    ),
    '<ul><li>One<ol><li>Inner</li></ol></li><li>Two</li></ul>',
  ],
  [
    'Word, with lists in lists, and real bold',
    `<html><head><style>p {margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal>Terms <b>bold</b></p>${[
      wordItem(1, '1.', 'One'),
      wordItem(2, 'a)', 'Inner'),
      wordItem(2, 'b)', "Another <b style='mso-bidi-font-weight:normal'>bold</b>"),
      wordItem(1, '2.', 'Two'),
      wordItem(1, '·', 'Bullet', 'l1'),
    ].join('\n')}<p class=MsoNormal>Between</p>${wordItem(1, 'o', 'Circle', 'l1')}<!--EndFragment--></body></html>`,
    '<p>Terms <b>bold</b></p><ol><li>One<ol><li>Inner</li><li>Another <b>bold</b></li></ol></li><li>Two</li></ol> ' +
      '<ul><li>Bullet</li></ul><p>Between</p><ul><li>Circle</li></ul>',
  ],
  [
    'Word, with levels left out',
    [wordItem(1, '·', 'One'), wordItem(3, '§', 'Three'), wordItem(3, '§', 'Three'), wordItem(2, 'o', 'Two')].join(''),
    '<ul><li>One<ul><li>Three</li><li>Three</li></ul><ul><li>Two</li></ul></li></ul>',
  ],
  [
    'other pages, as they are',
    '<h2>Rules</h2><p style="mso-list:none">One <strong>two</strong></p><ul><li>Three<p>four</p></li></ul>',
    '<h2>Rules</h2><p>One <strong>two</strong></p><ul><li>Three<p>four</p></li></ul>',
  ],
])('takes over what was copied from %s', (_, html, wanted) => {
  expect(shown(html)).toBe(wanted);
});
