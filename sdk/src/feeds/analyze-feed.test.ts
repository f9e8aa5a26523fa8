import { describe, expect, it } from 'vitest';
import { analyzeFeed } from './analyze-feed.ts';
import { checkMapping } from './check-mapping.ts';
import type { FeedOptions } from './feed-options.ts';
import type { FeedType } from './fields.ts';
import { readRealFeed } from '../testing/real-feed.ts';
import { chunked, utf8 } from './testing/sources.ts';

function analyze(feed: string | Uint8Array, options: FeedOptions & { feedType?: FeedType } = {}) {
  const bytes = typeof feed === 'string' ? utf8(feed) : feed;
  return analyzeFeed(chunked(bytes, 1000), { feedType: 'insert_update', ...options });
}

const image = (id: number) => `https://img.example/${String(id)}.jpg`;

describe('whether a person must map the columns', () => {
  it.each([
    'external_id,title,thumbnail_url',
    'Video ID,Video Title,Thumbnail Image URL',
    'EXTERNAL-ID,Video_Title,thumbnail url',
    'externalid,VideoTitle,"thumbnail-image-url"',
  ])('is no for the header %s', async (header) => {
    const analysis = await analyze(`${header}\n1,One,${image(1)}\n`, { hasHeaderRow: true });
    expect(analysis.needs_mapping).toBe(false);
    expect(checkMapping(analysis.natural_mapping, analysis.columns, 'insert_update')).toEqual({});
  });

  it('is yes for synonyms, for a missing field, and without a header row', async () => {
    expect((await analyze(`id,name,thumb\n1,One,${image(1)}\n`)).needs_mapping).toBe(true);
    expect((await analyze('external_id,title\n1,One\n', { hasHeaderRow: true })).needs_mapping).toBe(true);
    expect(
      (await analyze(`external_id,title,thumbnail_url\n1,One,${image(1)}\n`, { hasHeaderRow: false })).needs_mapping,
    ).toBe(true);
    expect((await analyze('external_id\n1\n2\n', { hasHeaderRow: true, feedType: 'disabled' })).needs_mapping).toBe(
      false,
    );
  });
});

describe('the line of the header row', () => {
  const table = `Clip code;Caption;Still\na1;One;${image(1)}\na2;Two;${image(2)}\n`;
  const found = async (text: string, options: FeedOptions = {}) => {
    const { columns, sample_data, feed_info } = await analyze(text, options);
    return [feed_info.header_row, columns[0], sample_data.length, feed_info.notes];
  };

  it('is found, below a separator line and titles', async () => {
    const head = 'id;title;thumb';
    const rows = `1;One;${image(1)}\n2;Two;${image(2)}\n`;
    expect(await found(`${head}\n${rows}`)).toEqual([1, 'id', 2, []]);
    expect((await found(`sep=;\nReport\n\n${head}\n${rows}`)).slice(0, 3)).toEqual([4, 'id', 2]);
    expect((await found(rows)).slice(0, 2)).toEqual([null, 'column_1']);
  });

  it('is taken as it is stated, with what is above it left out', async () => {
    const told = (lines: string) => [`${lines} above the header row were ignored: Report`];
    expect(await found(`Report\nOctober\n${table}`, { headerRow: 3 })).toEqual([3, 'Clip code', 2, told('2 lines')]);
    expect((await found(`sep=;\nReport\n${table}`, { headerRow: 3 })).slice(0, 3)).toEqual([3, 'Clip code', 2]);
    expect((await found(`sep=;\n${table}`, { headerRow: 1 })).slice(0, 3)).toEqual([2, 'Clip code', 2]);
    expect((await found(table, { headerRow: 2 })).slice(0, 3)).toEqual([2, 'a1', 1]);
    expect((await found(table.replaceAll('\n', '\r'), { headerRow: 2 })).slice(0, 3)).toEqual([2, 'a1', 1]);
  });

  it('is refused where there is none', async () => {
    await expect(analyze(table, { headerRow: 4 })).rejects.toMatchObject({ code: 'feed.header_row_not_found' });
    await expect(analyze(table, { headerRow: 1, hasHeaderRow: false })).rejects.toThrow('has no line for it');
  });
});

describe('what an analysis offers', () => {
  it('includes the columns, the first five rows, and the fields for the feed’s type', async () => {
    const rows = Array.from({ length: 9 }, (_, index) => `${String(index)},${'x'.repeat(400)}`);
    const analysis = await analyze(`id,title\n${rows.join('\n')}\n`);
    expect(analysis.columns).toEqual(['id', 'title']);
    expect(analysis.sample_data).toEqual([0, 1, 2, 3, 4].map((id) => [String(id), 'x'.repeat(300)]));
    expect(analysis.available_fields.filter((field) => field.required).map((field) => field.label)).toEqual([
      'Video ID',
      'Video Title',
      'Thumbnail Image URL',
    ]);
    expect(analysis.available_fields).toHaveLength(22);
    expect(
      (await analyze('id\n1\n', { feedType: 'disabled', hasHeaderRow: true })).available_fields
        .filter((field) => field.required)
        .map(({ name }) => name),
    ).toEqual(['external_id']);
  });

  it('reports when the first row looks like a header, and bases suggestions on it', async () => {
    const analysis = await analyze(`video_id,title,thumb\n1,One more,${image(1)}\n2,Two more,${image(2)}\n`, {
      hasHeaderRow: false,
    });
    expect(analysis.feed_info).toMatchObject({ has_header_row: false, first_row_looks_like_header: true });
    expect(analysis.feed_info.notes).toContain('The first row looks like a header row.');
    expect(analysis.suggested_mapping).toEqual({
      column_1: 'external_id',
      column_2: 'title',
      column_3: 'thumbnail_url',
    });
  });

  it('keeps a stated delimiter and names one that fits better', async () => {
    const text = `id;title;thumb\n${Array.from({ length: 20 }, (_, index) => `${String(index)};Title, with comma;${image(index)}`).join('\n')}\n`;
    const analysis = await analyze(text, { delimiter: ',' });
    expect(analysis.feed_info).toMatchObject({ delimiter: ',', suggested_delimiter: ';' });
    expect(analysis.feed_info.notes).toContain('Another delimiter fits this file better: semicolon.');
    expect((await analyze(text)).feed_info).toMatchObject({ delimiter: ';', suggested_delimiter: null });
  });
});

describe('what an analysis says about each column', () => {
  it('is how many rows have a value, and how many are different, lists as a whole', async () => {
    const records = [
      { id: 1, tags: ['a', 'b'], note: '' },
      { id: 2, tags: ['a', 'c'], note: ' ' },
      { id: 2, tags: ['a', 'b'] },
    ];
    const { columns, column_counts, analyzed_rows } = await analyze(JSON.stringify(records));
    expect(analyzed_rows).toBe(3);
    expect(columns).toEqual(['id', 'tags', 'note']);
    expect(column_counts).toEqual([
      { filled: 3, distinct: 2 },
      { filled: 3, distinct: 2 },
      { filled: 0, distinct: 0 },
    ]);
  });

  it('is of the whole file, and so is which columns there are', async () => {
    const lines = (from: number, more: object) =>
      Array.from({ length: 3000 }, (_, at) =>
        JSON.stringify({ id: from + at, title: `Title ${'x'.repeat(100)}`, ...more }),
      );
    const late = Array.from({ length: 5 }, (_, at) =>
      JSON.stringify({ id: 6000 + at, length: '00:12:0' + String(at) }),
    );
    const { columns, column_counts, analyzed_rows, suggestions } = await analyze(
      [...lines(0, {}), ...lines(3000, { clip: null }), ...late].join('\n'),
    );
    expect([columns, analyzed_rows]).toEqual([['id', 'title', 'clip', 'length'], 6005]);
    expect(column_counts).toEqual([
      { filled: 6005, distinct: 1000 },
      { filled: 6000, distinct: 1 },
      { filled: 0, distinct: 0 },
      { filled: 5, distinct: 5 },
    ]);
    expect(suggestions.find(({ field }) => field === 'duration')).toMatchObject({
      column: 'length',
      sample: '00:12:00',
    });
  });

  it('ends before a fault that comes late, which the import tells', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `<v><id>${String(at)}</id><title>T</title></v>`);
    const { analyzed_rows, columns } = await analyze(`<r>${rows.join('')}</x>`);
    expect([analyzed_rows, columns]).toEqual([20_000, ['id', 'title']]);
  });

  it('is said once the whole file has shown its encoding', async () => {
    const rows = `id,title\n${'1,plain\n'.repeat(50_000)}`;
    const late = Uint8Array.of(0x32, 0x2c, 0xe9, 0x74, 0xe9, 0x0a);
    const { feed_info } = await analyzeFeed(new Blob([rows, late]).stream(), {
      feedType: 'insert_update',
    });
    expect(feed_info).toMatchObject({
      encoding: 'windows-1252',
      notes: ['The text is not UTF-8 and was read as windows-1252.'],
    });
  });

  it('is why a field is suggested: by the name, the values, or what can be taken from them', async () => {
    const rows = [1, 2, 3].map((id) => {
      const page = `https://a.example/watch/${String(id)}`;
      return { title: `A title of ${String(id)}`, watch_page: page, thumb: image(id), column_1: '00:12:01' };
    });
    const { suggestions } = await analyze(JSON.stringify(rows));
    expect(Object.fromEntries(suggestions.map(({ field, reason }) => [field, reason]))).toEqual({
      title: 'The column has the name of the field, and its values are texts',
      url: 'A word of the name is used for this field, and its values are URLs',
      thumbnail_url: 'The name is often used for this field, and its values are image URLs',
      duration: 'Its values are times',
      external_id: 'No column has IDs; an ID is taken from each of these values',
    });
    const lists = await analyze(JSON.stringify([1, 2].map((id) => ({ id, title: 'T', pics: [image(id), image(9)] }))));
    expect(lists.suggestions.find(({ field }) => field === 'thumbnail_url')?.reason).toBe(
      'No column has a single image; the first one of each list is taken',
    );
  });
});

describe('suggestions', () => {
  const words = ['red car', 'blue sky', 'green grass field', 'old house here', 'tall tree'];
  const title = (id: number) => `${words[id % 5] ?? ''} number ${String(id)}`;
  const lines = (row: (id: number) => string) => Array.from({ length: 30 }, (_, index) => row(index + 100)).join('\n');

  it('find the fields of a dump without header, id and quotes, with the id in the embed code', async () => {
    const dump = lines(
      (id) =>
        `<iframe src="https://v.example/embed/${String(id)}" width="560"></iframe>|${image(id)}|${image(id)};${image(id + 1)}|${title(id)}|a;b;c|Cat|Jane "J Doe|${String(60 + (id % 7))}`,
    );
    const analysis = await analyze(dump);
    expect(analysis.feed_info).toMatchObject({ delimiter: '|', has_header_row: false });
    expect(analysis.suggested_mapping).toMatchObject({
      column_1: [{ field: 'embed_code' }, { field: 'external_id', derive: 'after-embed' }],
      column_2: 'thumbnail_url',
      column_3: { field: 'thumbnails', split: ';' },
      column_4: 'title',
      column_5: { field: 'tags', split: ';' },
    });
    expect(checkMapping(analysis.suggested_mapping, analysis.columns, 'insert_update')).toEqual({});
  });

  it('take a channel for the studio, and leave out columns without values', async () => {
    const dump = lines((id) => `${String(id)},${title(id)},${image(id)},Channel ${String(id % 3)},,`);
    const analysis = await analyze(`video_id,title,thumbnail_link,channel_title,tags,description\n${dump}\n`);
    expect(analysis.suggested_mapping).toEqual({
      video_id: 'external_id',
      title: 'title',
      thumbnail_link: 'thumbnail_url',
      channel_title: 'studio',
    });
  });

  it('find the fields of Media RSS and of a video sitemap by the ends of their paths', async () => {
    const item = (id: number) =>
      `<item><title>${title(id)}</title><link>https://v.example/w/${String(id)}</link><guid>g${String(id)}</guid><pubDate>Sat, 31 Jan 2026 10:20:30 GMT</pubDate><media:thumbnail url="${image(id)}"/><media:content url="https://v.example/${String(id)}.mp4" duration="61"/><media:keywords>a, b, c</media:keywords></item>`;
    const rss = await analyze(
      `<rss xmlns:media="http://search.yahoo.com/mrss/"><channel>${lines(item)}</channel></rss>`,
    );
    expect(rss.suggested_mapping).toEqual({
      title: 'title',
      link: 'url',
      guid: 'external_id',
      pubDate: 'published_at',
      'media:thumbnail@url': 'thumbnail_url',
      'media:content@url': 'video_url',
      'media:content@duration': 'duration',
      'media:keywords': { field: 'tags', split: ',' },
    });
    const url = (id: number) =>
      `<url><loc>https://v.example/v/${String(id)}</loc><video:video><video:thumbnail_loc>${image(id)}</video:thumbnail_loc><video:title>${title(id)}</video:title><video:duration>61</video:duration></video:video></url>`;
    const sitemap = await analyze(
      `<urlset xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">${lines(url)}</urlset>`,
    );
    expect(sitemap.suggested_mapping).toMatchObject({
      loc: [{ field: 'url' }, { field: 'external_id', derive: 'last-number' }],
      'video:video/video:thumbnail_loc': 'thumbnail_url',
      'video:video/video:title': 'title',
      'video:video/video:duration': 'duration',
    });
  });

  it('find the fields of an API’s JSON, and milliseconds by their size', async () => {
    const items = Array.from({ length: 20 }, (_, index) => ({
      video: {
        id: index,
        name: title(index),
        length: 305_000 + index,
        thumbnailURL: image(index),
        tags: ['a', 'b'],
        keywords: [],
      },
    }));
    const analysis = await analyze(JSON.stringify({ categories: [{ id: 1 }, { id: 2 }], items }));
    expect(analysis.feed_info).toMatchObject({
      record_path: 'items',
      record_candidates: [
        { path: 'items', records: 20, samples: [0, 1, 2].map((index) => title(index)) },
        { path: 'categories', records: 2, samples: ['1', '2'] },
      ],
    });
    expect(analysis.suggested_mapping).toMatchObject({
      'video.id': 'external_id',
      'video.name': 'title',
      'video.thumbnailURL': 'thumbnail_url',
      'video.length': { field: 'duration', as: 'milliseconds' },
      'video.tags': 'tags',
    });
  });

  it('find lists of pictures, tags, names, categories and seconds by their values alone', async () => {
    const some = (all: readonly string[], id: number) => all[id % all.length] ?? '';
    const tags = (id: number) => ['outdoor', 'music', 'dance', 'city'].slice(id % 3, (id % 3) + 1 + (id % 2)).join(',');
    const dump = lines((id) =>
      [
        `<iframe src="https://v.example/embed/${String(id)}" width=560 height=315></iframe>`,
        `${image(id)},${image(id + 1)}`,
        title(id),
        tags(id),
        some(['Music', 'Sports', 'News'], id),
        some(['Jane Doe', 'Ann Lee', 'Kim Roe'], id * 2),
        String(60 + ((id * 37) % 700)),
      ].join('|'),
    );
    expect((await analyze(dump)).suggested_mapping).toEqual({
      column_1: [{ field: 'embed_code' }, { field: 'external_id', derive: 'after-embed' }],
      column_2: [{ field: 'thumbnails', split: ',' }, { field: 'thumbnail_url' }],
      column_3: 'title',
      column_4: { field: 'tags', split: ',' },
      column_5: 'categories',
      column_6: 'performers',
      column_7: 'duration',
    });
    const addressFirst = lines((id) =>
      [
        `https://v.example/watch/${String(id)}/some-words`,
        title(id),
        `${String(1 + (id % 9))}:${String(10 + (id % 50))}`,
        image(id),
        `<iframe src="https://v.example/embed/${String(id)}"></iframe>`,
        tags(id),
        some(['Music', 'Sports', 'News'], id),
        `k${String(id)}x`,
      ].join(';'),
    );
    expect((await analyze(addressFirst)).suggested_mapping).toEqual({
      column_1: 'url',
      column_2: 'title',
      column_3: 'duration',
      column_4: 'thumbnail_url',
      column_5: 'embed_code',
      column_6: { field: 'tags', split: ',' },
      column_7: 'categories',
      column_8: 'external_id',
    });
  });

  it('do not mistake years, heights, shares or counters for seconds, nor titles with commas for tags', async () => {
    const row = (id: number) =>
      [`k${String(id)}x`, `Red, ${title(id)}`, image(id), 2000 + (id % 20), some(id), 1 + (id % 60), id * 3].join('|');
    const some = (id: number) => [480, 720, 1080][id % 3];
    expect((await analyze(lines(row))).suggested_mapping).toEqual({
      column_1: 'external_id',
      column_2: 'title',
      column_3: 'thumbnail_url',
    });
  });

  it('find nested names, with or without a wrapper around all records, and the first of several pictures', async () => {
    const of = (record: (id: number) => object) =>
      JSON.stringify({ videos: Array.from({ length: 20 }, (_, id) => record(id)) });
    const nested = await analyze(
      of((id) => ({
        id,
        title: title(id),
        cat: 'Music',
        video: { url: `https://cdn.example/${String(id)}.mp4` },
        links: { page: `https://v.example/w/${String(id)}` },
        thumb: { url: image(id) },
      })),
    );
    expect(nested.suggested_mapping).toEqual({
      id: 'external_id',
      title: 'title',
      cat: 'categories',
      'video.url': 'video_url',
      'links.page': 'url',
      'thumb.url': 'thumbnail_url',
    });
    const wrapped = await analyze(
      of((id) => ({ video: { id, title: title(id), url: `https://v.example/w/${String(id)}`, thumb: image(id) } })),
    );
    expect(wrapped.suggested_mapping).toEqual({
      'video.id': 'external_id',
      'video.title': 'title',
      'video.url': 'url',
      'video.thumb': 'thumbnail_url',
    });
    const item = (id: number) =>
      `<item><title>${title(id)}</title><guid>g${String(id)}</guid><media:group><media:thumbnail url="${image(id)}"/><media:thumbnail url="${image(id + 1)}"/></media:group></item>`;
    const rss = await analyze(
      `<rss xmlns:media="http://search.yahoo.com/mrss/"><channel>${lines(item)}</channel></rss>`,
    );
    expect(rss.suggested_mapping['media:group/media:thumbnail@url']).toEqual([
      { field: 'thumbnails' },
      { field: 'thumbnail_url' },
    ]);
  });

  it('never suggest a field or a column twice, nor ids that repeat', async () => {
    const analysis = await analyze(
      `id,title,name,image,thumb\n${lines((id) => `${String(id % 3)},${title(id)},${title(id)},${image(id)},${image(id)}`)}\n`,
    );
    const fields = analysis.suggestions.map(({ field }) => field);
    expect(new Set(fields).size).toBe(fields.length);
    expect(new Set(analysis.suggestions.map(({ column }) => column)).size).toBe(fields.length);
    expect(analysis.suggestions.find(({ field }) => field === 'external_id')?.column).not.toBe('id');
  });

  it('find the natural mapping of a real feed, with confidence', async () => {
    const analysis = await analyze(readRealFeed());
    expect(analysis.needs_mapping).toBe(true);
    expect(analysis.suggested_mapping).toMatchObject({
      video_id: 'external_id',
      title: 'title',
      thumbnail_link: 'thumbnail_url',
      tags: { field: 'tags', split: '|' },
      channel_title: 'studio',
      views: 'views',
    });
    expect(analysis.suggested_mapping).not.toHaveProperty('category_id');
    for (const { confidence, column } of analysis.suggestions) {
      expect(confidence).toBeGreaterThan(column === 'date' ? 0.3 : 0.8);
      expect(confidence).toBeLessThan(1);
    }
  });
});

describe('a file without a record in its beginning', () => {
  const long = 'x'.repeat(100_000);
  const fields = Array.from({ length: 3 }, (_, at) => `tag${String(at)}`);

  it('has one that is longer than that', async () => {
    const record = fields.map((name) => `<${name}>${long}</${name}>`).join('');
    const { columns } = await analyze(`<videos><video><id>1</id>${record}</video></videos>`);
    expect(columns).toEqual(['id', ...fields]);
  });

  it('describes itself first, with up to 2 MB', async () => {
    const about = (times: number) =>
      Object.fromEntries(Array.from({ length: times }, (_, at) => [`about ${String(at)}`, long]));
    const videos = [1, 2].map((id) => ({ id, title: `Title ${String(id)}` }));
    const analyzed = await analyze(JSON.stringify({ ...about(15), videos }));
    expect([analyzed.feed_info.record_path, analyzed.columns]).toEqual(['videos', ['id', 'title']]);
    await expect(analyze(JSON.stringify({ ...about(25), videos }))).rejects.toThrow(
      'The file contains more than 2 MB of JSON outside its records',
    );
    const element = fields.map((name) => `<${name}>${long}</${name}>`).join('');
    const xml = `<feed><about>${element}</about>${videos.map(({ id, title }) => `<video><id>${String(id)}</id><title>${title}</title></video>`).join('')}</feed>`;
    expect((await analyze(xml)).feed_info.record_path).toBe('feed/video');
  });

  it('may have none at all', async () => {
    await expect(analyze('external_id,title\n', { hasHeaderRow: true })).rejects.toThrow(
      'The file contains no records',
    );
  });
});
