import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault } from './field-reader.ts';
import { httpUrl, readEmbedCode, readFirstUrl, readUrl, readUrlList, withUrlParameters } from './url-fields.ts';
import { parsedUrl } from '../contract/formats/parsed-url.ts';

function faults(): { codes: string[]; fault: Fault } {
  const codes: string[] = [];
  return { codes, fault: (code) => codes.push(code) };
}

describe('addresses', () => {
  it.each<[string, string | undefined]>([
    ['https://v.example/a?b=c#d', 'https://v.example/a?b=c#d'],
    ['HTTP://V.example', 'HTTP://V.example'],
    ['//cdn.example/1.jpg', 'https://cdn.example/1.jpg'],
    ['https://v.example/a b"c', 'https://v.example/a%20b%22c'],
    ['https://v.example/ä', 'https://v.example/ä'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['ftp://v.example/', undefined],
    ['https://', undefined],
    ['/relative', undefined],
    ['v.example/x', undefined],
    ['https://v .example/', undefined],
  ])('reads %s as %s', (text, expected) => {
    expect(httpUrl(text)).toBe(expected);
  });

  it('accepts 2,048 characters and refuses one more', () => {
    const { codes, fault } = faults();
    const at = `https://v.example/${'x'.repeat(2048 - 18)}`;
    expect(readUrl('URL')(at, fault)).toBe(at);
    expect(readUrl('URL')(`${at}x`, fault)).toBeNull();
    expect(codes).toEqual(['row.too_long']);
  });

  it('uses the first of several pictures', () => {
    const { codes, fault } = faults();
    const first = 'https://v.example/1,2.jpg';
    for (const rest of ['', ',https://v.example/3.jpg', '; //v.example/3.jpg', ' https://v.example/3.jpg'])
      expect(readFirstUrl('Thumbnail')(first + rest, fault)).toBe(first);
    expect(readFirstUrl('Thumbnail')([first, 'https://v.example/3.jpg'], fault)).toBe(first);
    expect(readFirstUrl('Thumbnail')('1.jpg', fault)).toBeNull();
    expect(codes).toEqual(['row.bad_url']);
  });

  it('splits a list only before addresses, and omits entries that are not addresses', () => {
    const { codes, fault } = faults();
    const text = 'https://v.example/1,2.jpg, https://v.example/3.jpg|//v.example/4.jpg;javascript:x';
    expect(readUrlList('Thumbnails', undefined)(text, fault)).toEqual([
      'https://v.example/1,2.jpg',
      'https://v.example/3.jpg',
      'https://v.example/4.jpg;javascript:x',
    ]);
    expect(readUrlList('Thumbnails', ';')('https://v.example/1.jpg;x;;https://v.example/1.jpg', fault)).toEqual([
      'https://v.example/1.jpg',
    ]);
    expect(codes).toEqual(['row.bad_url']);
  });
});

describe('embed codes', () => {
  it.each<[string, string | null]>([
    [
      '<iframe src="https://v.example/e/1" width="560" height=\'315\' onload="alert(1)"></iframe><script>x</script>',
      '<iframe src="https://v.example/e/1" width="560" height="315" frameborder="0" allowfullscreen></iframe>',
    ],
    [
      '<IFRAME SRC=//v.example/e/1?a=1&amp;b=2></IFRAME>',
      '<iframe src="https://v.example/e/1?a=1&amp;b=2" frameborder="0" allowfullscreen></iframe>',
    ],
    ['https://v.example/embed/7', '<iframe src="https://v.example/embed/7" frameborder="0" allowfullscreen></iframe>'],
    ['<iframe src="javascript:alert(1)"></iframe>', null],
    ['<iframe src="java&#115;cript:alert(1)"></iframe>', null],
    ['<script src="https://v.example/x.js"></script>', null],
    ['<iframe srcdoc="<b>x</b>"></iframe>', null],
    ['text', null],
  ])('reduces %s', (text, expected) => {
    const { codes, fault } = faults();
    expect(readEmbedCode(text, fault)).toBe(expected);
    expect(codes).toEqual(expected === null ? ['row.bad_embed'] : []);
  });

  it('never lets anything but its own attributes through', () => {
    const own = '<iframe src="https://v.example/" frameborder="0" allowfullscreen></iframe>';
    const onlyOwn =
      /^<iframe src="https?:\/\/[^"<>\s]+"(?: width="\d+%?")?(?: height="\d+%?")? frameborder="0" allowfullscreen><\/iframe>$/i;
    const piece = fc.constantFrom(
      '"',
      "'",
      '<',
      '>',
      ' ',
      'src=',
      'https://v.example/',
      'onload=x',
      '&quot;',
      '&#34;',
      'a',
      '=',
      'iframe',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const code = readEmbedCode(`<iframe src=${pieces.join('')}></iframe>`, () => undefined);
        expect(code ?? own).toMatch(onlyOwn);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each<[string, string, string]>([
  ['https://v.example/', 'a=1&b=2', 'https://v.example/?a=1&b=2'],
  ['https://v.example/?x=1', '?a=1', 'https://v.example/?x=1&a=1'],
  ['https://v.example/?a=0&x=1&a=5', '&a=1', 'https://v.example/?x=1&a=1'],
  ['https://v.example/p?x#top', 'a=1', 'https://v.example/p?x&a=1#top'],
  ['https://v.example/p?%61=0&%zz=1', 'a=1', 'https://v.example/p?%zz=1&a=1'],
  ['https://v.example/p', ' ?& ', 'https://v.example/p'],
])('merges into %s the parameters %s', (url, parameters, expected) => {
  expect(withUrlParameters(url, parameters)).toBe(expected);
});

it('accepts no address that a parser would not accept', () => {
  const host = fc.string({
    unit: fc.constantFrom('a', 'Z', '0', '9', '.', '-', 'x', 'n', ':', '%', '_'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(host, fc.constantFrom('', '/', '/a?b=1#c', '?x', '\\a', ' ', ':80', ':99999'), (name, rest) => {
      const address = `https://${name}${rest}`;
      const url = httpUrl(address);
      expect([address, url === undefined || parsedUrl(url) !== undefined]).toEqual([address, true]);
    }),
    { numRuns: 20_000 },
  );
});
