import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { defaultLimits } from './feed-limits.ts';
import { readFeed } from './read-feed.ts';
import { asObjects, chunked, readAll, utf8 } from './testing/sources.ts';

vi.setConfig({ testTimeout: 120_000 }); // It sends files at their limits.

const three = [
  { id: '1', title: 'Käse, "gut"', tags: 'a|b' },
  { id: '2', title: 'Two', tags: '' },
  { id: '3', title: 'Drei & mehr', tags: 'c' },
];
const csv = 'id,title,tags\n1,"Käse, ""gut""",a|b\n2,Two,\n3,Drei & mehr,c\n';

describe('one feed in all its shapes', () => {
  const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
  const utf16 = (text: string, mark: boolean) => new Uint8Array(Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le'));
  const semicolons = 'id;title;tags\n1;"Käse, ""gut""";a|b\n2;Two;\n3;Drei & mehr;c\n';

  it.each<[string, Uint8Array, string, string]>([
    ['CSV', utf8(csv), 'csv', 'utf-8'],
    ['CSV with a byte order mark', utf8(`\ufeff${csv}`), 'csv', 'utf-8'],
    ['CSV in Windows-1252', latin1(csv), 'csv', 'windows-1252'],
    ['CSV in UTF-16', utf16(csv, true), 'csv', 'utf-16le'],
    ['CSV in UTF-16 without a mark', utf16(csv, false), 'csv', 'utf-16le'],
    ['CSV in UTF-16, big end first', utf16(csv, true).map((_, index, all) => all[index ^ 1] ?? 0), 'csv', 'utf-16be'],
    ['CSV with semicolons', utf8(semicolons), 'csv', 'utf-8'],
    ['CSV with tabs', utf8(semicolons.replaceAll(';', '\t')), 'csv', 'utf-8'],
    ['CSV with CR line ends', utf8(csv.replaceAll('\n', '\r')), 'csv', 'utf-8'],
    ['gzip', new Uint8Array(gzipSync(csv)), 'csv', 'utf-8'],
    ['JSON', utf8(JSON.stringify(three)), 'json', 'utf-8'],
    ['JSON in an object', utf8(JSON.stringify({ page: 1, items: three, total: 3 }, null, 2)), 'json', 'utf-8'],
    ['JSON lines', utf8(three.map((row) => JSON.stringify(row)).join('\n')), 'ndjson', 'utf-8'],
  ])('reads %s', async (_, bytes, format, encoding) => {
    const read = await readAll(bytes);
    expect(read.refusal).toBeUndefined();
    expect(asObjects(read)).toEqual(three);
    expect(read.shape).toMatchObject({ format, encoding });
  });

  it('reads plain XML, with an empty element as a missing cell', async () => {
    const videos = three.map(
      ({ id, title, tags }) => `<video id="${id}"><title>${title}</title><tags>${tags}</tags></video>`,
    );
    const read = await readAll(`<?xml version="1.0"?>\n<videos>\n${videos.join('\n')}\n</videos>`);
    expect(read.columns).toEqual(['@id', 'title', 'tags']);
    expect(read.rows.map((row) => row.values)).toEqual([
      ['1', 'Käse, "gut"', 'a|b'],
      ['2', 'Two', undefined],
      ['3', 'Drei & mehr', 'c'],
    ]);
    expect(read.rows.map((row) => row.line)).toEqual([3, 4, 5]);
  });
});

describe('XML of partners', () => {
  it('reads Media RSS, whatever prefix it gives the namespace, with lists for what is repeated', async () => {
    const read = await readAll(`<?xml version="1.0"?><!DOCTYPE rss>
<rss version="2.0" xmlns:m="http://search.yahoo.com/mrss"><channel><title>Feed</title><link>https://v.example</link>
<item><title>A &amp; B &eacute;</title><link>https://v.example/w?a=1&b=2</link><guid>7</guid>
<m:group><m:content url="https://v.example/7.mp4" duration="61"/><m:thumbnail url="https://v.example/7a.jpg"/><m:thumbnail url="https://v.example/7b.jpg"/></m:group>
<description><![CDATA[<b>x</b> & y]]></description></item></channel></rss>`);
    expect(asObjects(read)).toEqual([
      {
        title: 'A & B é',
        link: 'https://v.example/w?a=1&b=2',
        guid: '7',
        'media:group/media:content@url': 'https://v.example/7.mp4',
        'media:group/media:content@duration': '61',
        'media:group/media:thumbnail@url': ['https://v.example/7a.jpg', 'https://v.example/7b.jpg'],
        description: '<b>x</b> & y',
      },
    ]);
    expect(read.shape).toMatchObject({ format: 'xml', sourceFormat: 'rss', recordPath: 'rss/channel/item' });
  });

  it('reads a video sitemap', async () => {
    const entry = (id: number) =>
      `<url><loc>https://v.example/${String(id)}</loc><video:video><video:title>T${String(id)}</video:title><video:tag>a</video:tag><video:tag>b</video:tag></video:video></url>`;
    const read = await readAll(
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">${entry(1)}${entry(2)}</urlset>`,
    );
    expect(read.rows).toHaveLength(2);
    expect(asObjects(read)[1]).toEqual({
      loc: 'https://v.example/2',
      'video:video/video:title': 'T2',
      'video:video/video:tag': ['a', 'b'],
    });
  });

  it('reads elements at a stated path, and names the others', async () => {
    const xml = `<r><cats><cat><id>1</id></cat><cat><id>2</id></cat></cats><vids><v><name>x</name></v></vids></r>`;
    expect(asObjects(await readAll(xml, { recordPath: 'r/vids/v' }))).toEqual([{ name: 'x' }]);
    expect((await readAll(xml)).shape?.recordCandidates.map(({ path }) => path)).toContain('r/cats/cat');
    expect((await readAll(xml, { recordPath: 'r/none' })).refusal?.code).toBe('feed.record_path_not_found');
  });

  it('gives the same rows for any chunking', async () => {
    const xml = `<v xmlns:x="http://search.yahoo.com/mrss/">${'<i a="1&2"><t>ä&nbsp;<![CDATA[&<]]>x</t><x:t>😀</x:t></i>\n'.repeat(20)}</v>`;
    const once = await readAll(xml);
    expect(once.rows).toHaveLength(20);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }), async (sizes) => {
        expect(await readAll(chunked(utf8(xml), ...sizes))).toEqual(once);
      }),
      { numRuns: 20 },
    );
  });
});

describe('JSON of partners', () => {
  it('spreads nested fields over dotted columns, and lists of objects over lists', async () => {
    const read = await readAll(
      JSON.stringify({
        data: [
          {
            video: {
              id: 7,
              embed: { html: '<i>' },
              tags: ['a', 'b'],
              thumbs: [{ src: 'x' }, { src: 'y' }],
              hd: true,
              gone: null,
            },
          },
        ],
      }),
    );
    expect(asObjects(read)).toEqual([
      {
        'video.id': '7',
        'video.embed.html': '<i>',
        'video.tags': ['a', 'b'],
        'video.thumbs.src': ['x', 'y'],
        'video.hd': 'true',
      },
    ]);
    expect(read.columns).toContain('video.gone');
  });

  it('keeps every digit of long ids', async () => {
    const read = await readAll('[{"id":12345678901234567890,"t":"x:12345678901234567891"},{"id":-9007199254740993}]');
    expect(asObjects(read)).toEqual([
      { id: '12345678901234567890', t: 'x:12345678901234567891' },
      { id: '-9007199254740993' },
    ]);
  });

  it('treats __proto__ and constructor as columns like any other', async () => {
    const read = await readAll('[{"__proto__":"x","constructor":{"prototype":"y"}}]');
    expect(read.columns).toEqual(['__proto__', 'constructor.prototype']);
    expect(read.rows[0]?.values).toEqual(['x', 'y']);
    expect(({} as Record<string, unknown>)['prototype']).toBeUndefined();
  });

  it('reports records that are broken or not objects, with their lines, and reads the others', async () => {
    const read = await readAll('{"id":1}\n{"id":\n[1]\n\n{"id":2}\n');
    expect(asObjects(read)).toEqual([{ id: '1' }, { id: '2' }]);
    expect(read.problems).toMatchObject([
      { severity: 'error', code: 'row.malformed_json', line: 2, value: '{"id":' },
      { severity: 'error', code: 'row.not_an_object', line: 3 },
    ]);
    const array = await readAll('[{"id":1},\n{"id":x},\n5,{"id":2}]');
    expect(array.problems).toMatchObject([
      { code: 'row.malformed_json', line: 2 },
      { code: 'row.not_an_object', line: 3 },
    ]);
    expect(array.rows.map((row) => row.record)).toEqual([1, 4]);
  });
});

describe('rows of delimited text', () => {
  it('names columns after the header, once each, or by number', async () => {
    expect((await readAll('id, title ,,id,__proto__\n1,2,3,4,5\n', { hasHeaderRow: true })).columns).toEqual([
      'id',
      'title',
      'column_3',
      'id_2',
      '__proto__',
    ]);
    expect((await readAll('a,b\nc,d\n', { hasHeaderRow: false })).columns).toEqual(['column_1', 'column_2']);
  });

  it('reports rows with more or fewer columns, and ignores empty cells at the end', async () => {
    const read = await readAll('id,title\n1,one\n2\n3,three,,\n4,four,x\n');
    expect(read.rows.map((row) => row.values)).toEqual([
      ['1', 'one'],
      ['3', 'three'],
    ]);
    expect(read.problems).toMatchObject([
      { code: 'row.column_count', line: 3, message: 'The row has 1 column, but 2 columns were expected', value: '2' },
      {
        code: 'row.column_count',
        line: 5,
        message: 'The row has 3 columns, but 2 columns were expected',
        value: '4,four,x',
      },
    ]);
  });

  it('applies the guard unless quotes are to be exact', async () => {
    const text = `id,title,url\n${Array.from({ length: 9 }, (_, index) => `${String(index)},"open,x`).join('\n')}\n`;
    const stated = { delimiter: ',', quote: '"', hasHeaderRow: true };
    expect((await readAll(text, stated)).rows).toHaveLength(9);
    expect((await readAll(text, { ...stated, lazyQuotes: 'exact' })).rows).toHaveLength(0);
  });

  it('keeps a UTF-8 file with a few broken bytes, and decides late between UTF-8 and Windows-1252', async () => {
    const broken = new Uint8Array([...utf8('id,t\n1,äöüß€é\n2,x'), 0xe4, ...utf8('\n')]);
    expect(asObjects(await readAll(broken))).toEqual([
      { id: '1', t: 'äöüß€é' },
      { id: '2', t: 'x\ufffd' },
    ]);
    const ascii = utf8(`id,t\n${'1,plain text\n'.repeat(30_000)}`);
    const late = new Uint8Array([...ascii, ...utf8('2,'), 0x80, 0xe4, ...utf8('\n')]);
    const read = await readAll(late);
    expect(read.rows.at(-1)?.values).toEqual(['2', '€ä']);
    expect(read.shape?.encoding).toBe('windows-1252');
    expect((await readAll(new Uint8Array([...ascii, ...utf8('2,€ä\n')]))).rows.at(-1)?.values).toEqual(['2', '€ä']);
  });

  it('decodes what the sender states', async () => {
    const cyrillic = new Uint8Array([...utf8('id,t\n1,'), 0xcf, 0xf0, 0xe8, 10]);
    expect(asObjects(await readAll(cyrillic, { encoding: 'windows-1251' }))).toEqual([{ id: '1', t: 'При' }]);
    expect((await readAll('id\n1\n', { encoding: 'klingon' })).refusal?.code).toBe('feed.bad_options');
  });
});

describe('content that is not a feed', () => {
  const bytes = (...start: number[]) =>
    new Uint8Array([...start, ...Array.from({ length: 400 }, (_, index) => index % 251)]);
  const html = '<!DOCTYPE html><html><head><title> Sign in </title></head></html>';

  it.each<[string, Uint8Array | string, string, number]>([
    ['nothing', '', 'feed.empty', 422],
    ['blank lines', '\n \r\n', 'feed.empty', 422],
    ['a header alone', 'id,title\n', 'feed.no_records', 422],
    ['an empty array', '[]', 'feed.no_records', 422],
    ['an object without a list', '{"items":[]}', 'feed.no_records', 422],
    ['XML without records', '<a/>', 'feed.no_records', 422],
    ['a ZIP archive', bytes(0x50, 0x4b, 3, 4), 'feed.unsupported_content', 415],
    ['a PDF', utf8('%PDF-1.7\n...'), 'feed.unsupported_content', 415],
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47), 'feed.unsupported_content', 415],
    ['a JPEG', bytes(0xff, 0xd8, 0xff), 'feed.unsupported_content', 415],
    ['gzip within gzip', gzipSync(gzipSync('id\n1\n')), 'feed.unsupported_content', 415],
    ['binary data', new Uint8Array(1000).map((_, index) => (index % 20 === 0 ? 0 : 65)), 'feed.binary_content', 415],
    ['a web page', html, 'feed.html_page', 415],
    ['a web page behind an XML declaration', `<?xml version="1.0"?>\n${html}`, 'feed.html_page', 415],
    ['a cut-off archive', gzipSync('id,t\n'.repeat(9999)).subarray(0, 60), 'feed.gzip_broken', 422],
    ['an internal DTD', '<!DOCTYPE a [<!ENTITY x "y">]><a><b><c>&x;</c></b></a>', 'feed.xml_dtd_not_allowed', 422],
    [
      'external entities',
      '<!-- c --><!DOCTYPE a SYSTEM "file:///etc/passwd" [ <!ENTITY x SYSTEM "file:///etc/passwd"> ]><a/>',
      'feed.xml_dtd_not_allowed',
      422,
    ],
    ['XML that ends early', '<a><b><c>1</c></b><b><c>2</c>', 'feed.truncated', 422],
    ['XML that is broken', '<a><b><c>1</c></b><b><c>2</d></b></a>', 'feed.xml_malformed', 422],
    ['JSON that ends early', '[{"id":1},{"id"', 'feed.truncated', 422],
    ['a delimiter that is the quote', 'x', 'feed.bad_options', 422],
  ])('refuses %s with %s', async (name, feed, code, status) => {
    const options = name.startsWith('a delimiter') ? { delimiter: '"', quote: '"' } : {};
    const { refusal } = await readAll(feed instanceof Buffer ? new Uint8Array(feed) : feed, options);
    expect({ code: refusal?.code, status: refusal?.status }).toEqual({ code, status });
  });

  it('names the kind of file, and the title of the page', async () => {
    expect((await readAll(bytes(0x50, 0x4b, 3, 4))).refusal?.message).toContain('ZIP archive');
    expect((await readAll(html)).refusal?.message).toBe('This is a web page ("Sign in"), not a feed');
  });

  it('gives the rows before a fault, and says where it is', async () => {
    const read = await readAll('<a>\n<b><c>1</c></b>\n<b><c>2</c></b>\n<b><c>3</d></b></a>');
    expect(read.rows).toHaveLength(2);
    expect(read.refusal).toMatchObject({ code: 'feed.xml_malformed', line: 4 });
  });

  it('recognizes a first line that starts with an embed code as delimited text', async () => {
    const read = await readAll(
      '<iframe src="https://v.example/e/1"></iframe>|a title|https://v.example/1.jpg\n<iframe src="x"></iframe>|b|y\n',
      { delimiter: '|', quote: '' },
    );
    expect(read.rows).toHaveLength(2);
  });
});

describe('limits', () => {
  const limits = { ...defaultLimits, maxBytes: 1_048_576 };

  it('accepts a file of exactly the limit and refuses one more byte, plain and unpacked', async () => {
    const at = utf8(`id,t\n${`1,${'x'.repeat(61)}\n`.repeat(16_384)}`.slice(0, 1_048_576));
    const over = new Uint8Array([...at, 10]);
    expect((await readAll(at, { limits })).refusal).toBeUndefined();
    for (const feed of [over, new Uint8Array(gzipSync(over))]) {
      const { refusal } = await readAll(feed, { limits });
      expect(refusal).toMatchObject({
        code: 'feed.too_large',
        status: 413,
        message: 'File size must be less than 1MB',
      });
    }
    expect((await readAll(new Uint8Array(gzipSync(at)), { limits })).refusal).toBeUndefined();
  });

  it('says 50MB for the platform’s limit, without reading on', async () => {
    let given = 0;
    async function* endless() {
      const block = utf8('1,x\n'.repeat(16_384));
      for (;;) {
        given += block.length;
        yield block;
      }
    }
    let rows = 0;
    const reading = (async () => {
      for await (const batch of readFeed(endless(), { hasHeaderRow: false })) rows += batch.rows.length;
    })();
    await expect(reading).rejects.toMatchObject({ code: 'feed.too_many_rows' });
    const wide = utf8(`${'x'.repeat(65_535)}\n`);
    given = 0;
    async function* endlessWide() {
      for (;;) {
        given += wide.length;
        yield wide;
      }
    }
    expect((await readAll(endlessWide())).refusal?.message).toBe('File size must be less than 50MB');
    expect(given).toBeLessThan(52_428_800 + 4 * wide.length);
  });

  it('unpacks a bomb no further than the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(60_000_000, 'x,y,z\n'));
    expect(bomb.length).toBeLessThan(200_000);
    expect((await readAll(new Uint8Array(bomb), { limits })).refusal?.code).toBe('feed.too_large');
  });

  it.each<[string, string]>([
    ['XML nested 100,000 deep', '<a>'.repeat(100_000)],
    ['JSON nested 100,000 deep', '['.repeat(100_000)],
    ['JSON objects nested 100,000 deep', '{"a":'.repeat(100_000)],
    ['a JSON line nested deep', `{"b":1}\n{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}\n`],
  ])('refuses %s', async (_, feed) => {
    expect((await readAll(feed)).refusal?.code).toMatch(/^feed\.(too_deep|no_records)$/);
  });

  it('accepts XML of 32 levels and refuses 33', async () => {
    const nested = (levels: number) =>
      `<r>${'<i><n>1</n></i>'.repeat(2)}<i>${'<x>'.repeat(levels - 2)}1${'</x>'.repeat(levels - 2)}</i></r>`;
    expect((await readAll(nested(32))).refusal).toBeUndefined();
    expect((await readAll(nested(33))).refusal?.code).toBe('feed.too_deep');
  });

  it.each<[string, () => Uint8Array]>([
    ['one line', () => new Uint8Array(2_000_000).fill(120)],
    ['nothing but quotes', () => new Uint8Array(2_000_000).fill(34)],
    ['nothing but commas', () => new Uint8Array(2_000_000).fill(44)],
    ['an open quote', () => utf8(`a,b\n1,"${'x\n'.repeat(1_000_000)}`)],
    ['one JSON string', () => utf8(`[{"a":"${'x'.repeat(2_000_000)}`)],
    ['one XML text', () => utf8(`<r><i><a>1</a></i><i><a>${'x'.repeat(2_000_000)}`)],
    ['one XML tag', () => utf8(`<r><i><a>1</a></i><i a="${'x'.repeat(2_000_000)}`)],
    ['half a million empty XML elements', () => utf8(`<r>${'<a/>'.repeat(500_000)}</r>`)],
    ['half a million empty JSON arrays', () => utf8(`[${'[],'.repeat(500_000)}[]]`)],
    [
      'a quarter of a million XML elements in one record',
      () => utf8(`<r><i><a>1</a></i><i>${'<a>1</a>'.repeat(250_000)}</i></r>`),
    ],
  ])('refuses 2 MB of %s', async (_, feed) => {
    const { refusal } = await readAll(feed());
    expect(refusal?.code).toMatch(/^feed\.(record_too_large|too_many_columns|no_records)$/);
  });

  it('refuses more different fields than columns are allowed', async () => {
    const record = Object.fromEntries(Array.from({ length: 257 }, (_, index) => [`f${String(index)}`, 1]));
    expect((await readAll(JSON.stringify([record]))).refusal?.code).toBe('feed.too_many_columns');
  });
});

describe('the source', () => {
  it('is released when the reader stops early, and when the feed is refused', async () => {
    const opened: string[] = [];
    const source = (name: string, text: string) =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(utf8(text)),
        cancel: () => void opened.push(name),
      });
    for await (const batch of readFeed(source('stopped', 'id,t\n1,x\n'.repeat(20_000)))) {
      expect(batch.rows.length).toBeGreaterThan(0);
      break;
    }
    expect(
      (await readAll(source('refused', '<html>'.repeat(20_000)) as unknown as AsyncIterable<Uint8Array>)).refusal?.code,
    ).toBe('feed.html_page');
    expect(opened).toEqual(['stopped', 'refused']);
  });

  it('passes its failure on unchanged, packed or not', async () => {
    const failure = new Error('the disk is gone');
    async function* failing(start: Uint8Array) {
      yield start;
      throw failure;
    }
    await expect(readAll(failing(utf8('id,t\n1,x\n')))).rejects.toBe(failure);
    await expect(readAll(failing(new Uint8Array(gzipSync('id,t\n'.repeat(99_999)).subarray(0, 100))))).rejects.toBe(
      failure,
    );
  });

  it('stops at an aborted signal with its reason', async () => {
    const reason = new Error('enough');
    await expect(readAll('id,t\n1,x\n', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('yields batches of the requested size, with the bytes read so far', async () => {
    const sizes: number[] = [];
    let bytesRead = 0;
    for await (const batch of readFeed(chunked(utf8(`id,t\n${'1,x\n'.repeat(1050)}`)), { batchRows: 100 })) {
      sizes.push(batch.rows.length);
      bytesRead = batch.bytesRead;
    }
    expect(sizes).toEqual([...Array.from({ length: 10 }, () => 100), 50]);
    expect(bytesRead).toBe(5 + 4 * 1050);
  });

  it('gives the same result for any chunks', async () => {
    const text = `id;title;tags\n${Array.from({ length: 40 }, (_, index) => `${String(index)};"Tïtle\r\n""${String(index)}""";😀|b`).join('\r\n')}`;
    const once = await readAll(text);
    expect(once.rows).toHaveLength(40);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 }), async (sizes) => {
        expect(await readAll(chunked(utf8(text), ...sizes))).toEqual(once);
      }),
      { numRuns: 20 },
    );
  });
});
