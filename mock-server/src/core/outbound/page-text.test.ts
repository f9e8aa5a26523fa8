import { describe, expect, it } from 'vitest';
import { decodedPage, mentionsEmail, titleOf } from './page-text.ts';

describe('the title of a page', () => {
  it.each([
    ['<html><head><title>Northlight</title>', 'Northlight'],
    ['<title>To\u200Bm &amp; \u202EAnn\u202C</title>', 'Tom & Ann'],
    ['<TITLE data-a="1">\n  Tom &amp;\u0000 Ann\u2028 </TITLE>', 'Tom & Ann'],
    [`<title>${'€'.repeat(301)}</title>`, '€'.repeat(300)],
    ['<titles>Not this</titles>', undefined],
    ['<title>  </title>', undefined],
    ['<title>Never closed', undefined],
    ['', undefined],
  ])('of %j is %j', (html, title) => {
    expect(titleOf(html)).toBe(title);
  });
});

describe('an email address on a page', () => {
  it.each([
    ['Write to Removal@Reels.example.', true],
    ['<a href="mailto:removal%40reels.example?subject=x">Write to us</a>', true],
    ['removal&#64;reels.example', true],
    // Cloudflare: the first byte is the key.
    [`<a data-cfemail="${hidden('removal@reels.example', 0x5a)}">[email&#160;protected]</a>`, true],
    [`<a data-cfemail="${hidden('other@reels.example', 0x5a)}">[email&#160;protected]</a>`, false],
    ['notremoval@reels.example, no.removal@reels.example', false],
    ['removal@reels.example.net, removal@reels.examples', false],
    ['Mail x.removal@reels.example or removal@reels.example', true],
    ['removal at reels dot example', false],
  ])('in %j: %j', (html, isThere) => {
    expect(mentionsEmail(html, 'removal@reels.example')).toBe(isThere);
  });
});

function hidden(email: string, key: number): string {
  return Buffer.from([key, ...Buffer.from(email).map((byte) => byte ^ key)]).toString('hex');
}

describe('the encoding of a page', () => {
  it.each([
    ['text/html; charset=windows-1251', '', 'windows-1251'],
    ['text/html', '<meta charset="windows-1251">', 'windows-1251'],
    ['text/html; charset=nonsense', '', 'utf-8'],
    ['text/html', '', 'utf-8'],
  ])('of %j with %j is %s', (type, beginning, encoding) => {
    const word = encoding === 'utf-8' ? new TextEncoder().encode('Да') : Uint8Array.of(0xc4, 0xe0);
    expect(decodedPage(Buffer.concat([Buffer.from(beginning), word]), type)).toBe(`${beginning}Да`);
  });
});
