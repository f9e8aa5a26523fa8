import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DeepContentError, deepestContent, sanitizeContent } from './page-content.rules.ts';

const article = [
  '<h2>Removal</h2><p>Write to <a href="mailto:{removal_email}">{removal_email}</a>, <strong>soon</strong>.</p>',
  '<p><a href="{dmca_url}" target="_blank" rel="noopener noreferrer">Policy</a> <u>of</u> <s>old</s> 2<sup>nd</sup></p>',
  '<table><caption>Fees</caption><tbody><tr><th scope="row">Day</th><td colspan="2">1</td></tr></tbody></table>',
  '<pre class="language-javascript"><code>if (a &lt; b) call();</code></pre>',
  '<details><summary>Why?</summary><p>Because.</p></details><details open><summary>How?</summary>So.</details>',
  '<ol start="3"><li>three</li></ol><hr /><p><img src="https://media.example/a.png" alt="A" width="20" /></p>',
].join('');

describe('sanitizing a page', () => {
  it('keeps what articles are made of', () => {
    expect(sanitizeContent(article)).toBe(article);
  });

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in capitals, cut open', '<ScRiPt src=//evil.example></sCrIpT ><p>a</p>', '<p>a</p>'],
    ['an event', '<img src="https://a.example/x.png" onerror="alert(1)" />', '<img src="https://a.example/x.png" />'],
    ['an event without quotes', '<p onclick=alert(1)>a</p>', '<p>a</p>'],
    ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a script address in disguise', '<a href=" java&#x0A;script&colon;alert(1)">a</a>', '<a>a</a>'],
    ['a data address', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['a picture from data', '<img src="data:image/svg+xml,<svg onload=alert(1)>" />', '<img />'],
    ['an address that borrows our scheme', '<img src="//evil.example/x.png" />', '<img />'],
    ['a drawing', '<svg><script>alert(1)</script><circle /></svg><p>a</p>', '<p>a</p>'],
    ['mathematics that hides a style', '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
    ['a frame', '<iframe src="https://evil.example">x</iframe><p>a</p>', '<p>a</p>'],
    ['a foreign sign-in', '<form action="https://evil.example"><input name="password" />Name</form>', 'Name'],
    ['a style element', '<style>@import "https://evil.example"</style><p>a</p>', '<p>a</p>'],
    ['an overlay', '<div style="position:fixed;inset:0" class="modal" id="root">a</div>', '<div>a</div>'],
    ['a base', '<base href="https://evil.example/"><p>a</p>', '<p>a</p>'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example"><p>a</p>', '<p>a</p>'],
    ['a comment that browsers read', '<!--[if IE]><script>alert(1)</script><![endif]--><p>a</p>', '<p>a</p>'],
    ['text that is no element', '<p>1 < 2 && 3 > 2</p>', '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>'],
    [
      'a window that holds on to ours',
      '<a href="/x" target="_blank" rel="opener">a</a>',
      '<a href="/x" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    [
      'a class that is no language',
      '<pre class="language-php evil"><code class="x">a</code></pre>',
      '<pre class="language-php"><code>a</code></pre>',
    ],
  ])('takes out %s', (_what, html, clean) => {
    expect(sanitizeContent(html)).toBe(clean);
  });

  it('leaves only the elements and attributes of an article, whatever the input', () => {
    const pieces = [
      '<p',
      '<img src=x ',
      'onerror=alert(1)',
      '<script>',
      '</script',
      '"',
      "'",
      '>',
      '<!--',
      '-->',
      '<svg>',
      '</p>',
      '<style>',
      '<a href="java',
      'script:alert(1)',
      '&lt;',
      '&#106;',
      '<math>',
      '<noscript>',
      'text',
      '<table><td>',
      '\u0000',
      '`',
    ];
    const element = /<(\/?[a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
        let html = sanitizeContent(parts.join(''));
        for (const pass of ['once', 'twice']) {
          expect([pass, html.replaceAll(element, '')]).toEqual([pass, expect.not.stringContaining('<')]);
          for (const [, name, attributes = ''] of html.matchAll(element)) {
            expect(name).toMatch(/^\/?(p|img|a|table|td)$/);
            expect(attributes).not.toMatch(/ (on\w+|style|id)="|"\s*javascript:/i);
          }
          html = sanitizeContent(html);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('accepts a hundred nested elements, and stops at the first one beyond that, however many follow', () => {
    const nested = (depth: number) => `${'<div>'.repeat(depth)}deep${'</div>'.repeat(depth)}`;
    expect(sanitizeContent(nested(deepestContent))).toBe(nested(deepestContent));
    expect(sanitizeContent(sanitizeContent(nested(deepestContent)))).toBe(nested(deepestContent));
    expect(sanitizeContent('<p>one<br>two<img src="https://a.example/b.png"></p>'.repeat(5_000))).toContain('two');
    for (const deep of [nested(deepestContent + 1), '<b>'.repeat(160_000), `<p>${'<x-unknown>'.repeat(40_000)}</p>`]) {
      expect(() => sanitizeContent(deep)).toThrow(DeepContentError);
    }
  });

  it.each([
    '<b>',
    '<br>',
    '<img ',
    '<a href="',
    '<!--',
    '<',
    '</p>',
    '<p a ',
    '&#',
    '"',
    '<li><p>',
    '<style>',
    '<code class="a ',
  ])('takes time that grows no faster than the text, however often it says %s', (piece) => {
    const cpuMs = (texts: readonly string[]): number => {
      const before = process.cpuUsage();
      for (const text of texts) {
        try {
          sanitizeContent(text);
        } catch (error) {
          if (!(error instanceof DeepContentError)) throw error;
        }
      }
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const part = piece.repeat(Math.ceil(50_000 / piece.length));
    const parts = Array.from({ length: 10 }, () => part);
    // The same text at once and in ten parts takes the same time on any machine, but ten times as long at once if the
    // time is quadratic. Other work on the machine only adds to a time, so the least of some is compared.
    let [atOnceMs, inPartsMs] = [Infinity, Infinity];
    cpuMs([part]);
    for (let round = 0; round < 5 && atOnceMs >= 3 * inPartsMs; round += 1) {
      inPartsMs = Math.min(inPartsMs, cpuMs(parts));
      atOnceMs = Math.min(atOnceMs, cpuMs([parts.join('')]));
    }
    expect(atOnceMs).toBeLessThan(3 * inPartsMs);
  });
});
