import { expect, it } from 'vitest';
import { safeHtml } from './safe-html.ts';

it('keeps what the server keeps, with answers that open at a click', () => {
  const html =
    '<h2>Questions</h2><details open=""><summary>Why?</summary><p>Because <a href="https://a.example">so</a>.</p></details>';
  expect(safeHtml(html)).toBe(html);
});

it('removes what runs, asks for input, or names an element', () => {
  expect(safeHtml('<details ontoggle="alert(1)" open="" id="root"><summary>a</summary></details>')).toBe(
    '<details open=""><summary>a</summary></details>',
  );
  expect(safeHtml('<p>a</p><form action="/x"><input name="b"></form><script>alert(1)</script>')).toBe('<p>a</p>');
});
