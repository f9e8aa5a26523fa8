import { describe, expect, it } from 'vitest';
import { messagesOfFeedFileForm } from '../contract/messages.gen.ts';
import { sniffFeed } from './sniff-feed.ts';
import { utf8 } from './testing/sources.ts';

const delimiters = [',', ';', '|', '\t'];

function formatOf(text: string): string {
  return sniffFeed(utf8(text), { complete: true }).format;
}

describe('a first cell', () => {
  const cells = [
    '<b>Title</b>',
    '<3 you',
    '<Unknown>',
    '<HD>',
    '<id>',
    '<b>bold',
    '<br/>',
    '</b>',
    '<p>a</b>',
    '<p><b>x</p>',
    '<a href=x>y</a>',
    '<img src="x">',
    '<u>a</u> & <i>b</i>',
    '<script>x</script>',
    '<title>x</title>',
    '<html>',
    '<HTML lang="en">',
    '<!doctype html>',
    '<html><body>x</body></html>',
    '<!DOCTYPE html><html><body><p>x</p></body></html>',
    '<?php echo',
    '<![CDATA[x]]>',
    '<!-- x',
    '<!-- x -->',
    '<a@b.example>',
    '<',
    '<<',
    '{"a":1}',
    '{"a":1} x',
    '["a","b"]',
    '["a"] b',
    '[HD] x',
    '{HD}',
    '[]',
    '[1,2]',
  ];

  it.each(cells)('may be %s', (cell) => {
    for (const delimiter of delimiters) {
      const quoted = `"${cell.replaceAll('"', '""')}"`;
      for (const first of [quoted, ...(cell.includes(delimiter) ? [] : [cell])]) {
        const rows = [first, 'Second title', 'Third'].map((title, row) =>
          [title, String(row), `https://a.example/${String(row)}.jpg`].join(delimiter),
        );
        expect([first, delimiter, formatOf(`${rows.join('\n')}\n`)]).toEqual([first, delimiter, 'csv']);
      }
    }
  });
});

describe('a document', () => {
  const record = '<video><id>1</id><title>One, two; three | four</title></video>';

  it.each<[string, string]>([
    [`<videos>${record}</videos>`, 'xml'],
    [`<videos>\n${record}\n${record}\n${record}\n</videos>`, 'xml'],
    [`<videos>\n${record}\n${record}\n${record}\n`, 'xml'],
    [`<videos>\n${record}\n<video><id>2</name></video>\n${record}\n</videos>`, 'xml'],
    [`<?xml version="1.0"?>\n<b>Title</b>,1,2\n<b>Title</b>,1,2\n`, 'xml'],
    ['<a>text, more</a>', 'xml'],
    ['[{"id":1,"title":"a, b"},{"id":2,"title":"c, d"}]', 'json'],
    ['[\n{"id":1,"title":"a"},\n{"id":2,"title":"b"},\n{"id":3', 'json'],
    ['{"id":1,"title":"a, b"}\n{"id":2,"title":"c, d"}\n', 'ndjson'],
    ['{"id":1,"title":"a"} {"id":2,"title":"b"}', 'json'],
    ['{"id":1,"title":"a"},\n{"id":2,"title":"b"},\n', 'json'],
  ])('stays one: %s', (text, format) => {
    expect(formatOf(text)).toBe(format);
  });
});

describe('a web page', () => {
  it.each([
    '<html><head><title>Sign in, please</title></head>\n<body>Hello, you</body></html>',
    '<html>\n<head><title>One; two</title></head>\n<body>Three; four</body>\n</html>\n',
    '<!doctype html>\n<html lang="en">\n<title>a, b</title>\n<p>c, d\n</html>',
    '<!DOCTYPE html><html><head></head><body><script>a = {b: 1, c: 2}</script></body></html>\n',
    '<html>, but not a table\n',
  ])('is refused as one: %s', (text) => {
    expect(() => formatOf(text)).toThrow('This is a web page');
  });
});

describe('binary data', () => {
  /** Bytes without a pattern, from a dedicated generator, so that they are the same each time. */
  function noise(length: number, seed: number): Uint8Array {
    let state = seed;
    return new Uint8Array(length).map(() => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
  }

  it.each([100, 1000, 10_000, 300_000])('of %d bytes is not text, whatever its name', (length) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      expect(() => sniffFeed(noise(length, seed), { fileName: 'a.csv', complete: true })).toThrow(
        messagesOfFeedFileForm.file.text,
      );
    }
  });

  it('within a table is left to its rows', () => {
    expect(formatOf(`id,title\n1,a\u0001\n2,b\u0002\n3,\u0003c\n`)).toBe('csv');
  });

  const text = 'id;title;thumb\n1;Épée naïve;https://a.example/1.jpg\n2;Ü;https://a.example/2.jpg\n';
  const utf16 = (bigEndian: boolean): Uint8Array => {
    const bytes = new Uint8Array(2 * (text.length + 1));
    const view = new DataView(bytes.buffer);
    const marked = `\ufeff${text}`;
    for (let at = 0; at < marked.length; at += 1) view.setUint16(2 * at, marked.charCodeAt(at), !bigEndian);
    return bytes;
  };

  it.each<[string, Uint8Array, string]>([
    ['UTF-8', utf8(text), 'utf-8'],
    ['UTF-16 with its mark', utf16(false), 'utf-16le'],
    ['UTF-16 with its mark, the other way round', utf16(true), 'utf-16be'],
    ['Latin-1', Uint8Array.from(text, (char) => char.charCodeAt(0)), 'windows-1252'],
    [
      'Windows-1252',
      Uint8Array.from(text.replaceAll('naïve', '\u0093x\u0094 \u0096 \u0080\u0085'), (char) => char.charCodeAt(0)),
      'windows-1252',
    ],
  ])('is not what %s is', (_, bytes, encoding) => {
    expect(sniffFeed(bytes, { complete: true })).toMatchObject({ format: 'csv', encoding, delimiter: ';' });
  });
});
