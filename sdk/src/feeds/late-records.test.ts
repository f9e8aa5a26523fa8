import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeFeed } from './analyze-feed.ts';
import { analyzeWhole } from './analyze-whole.ts';
import { sniffedBytes } from './sniff-feed.ts';
import { JsonPlaces } from './json-record-paths.ts';
import { xmlRecordCandidates } from './record-paths.ts';
import { chunked, cut, readAll, utf8 } from './testing/sources.ts';

const categories = Array.from({ length: sniffedBytes / 40 }, (_, id) => ({
  id,
  label: `Category number ${String(id)} of ours`,
}));
const videos = [1, 2, 3].map((id) => ({
  id,
  title: `Title ${String(id)}`,
  thumbnail_url: `https://img.example/${String(id)}.jpg`,
}));

const analyze = (text: string, recordPath?: string) =>
  analyzeWhole((options) => analyzeFeed(chunked(utf8(text), 10_000), options), {
    feedType: 'insert_update' as const,
    recordPath,
  });

const element = (name: string, fields: object) =>
  `<${name}>${Object.entries(fields)
    .map(([field, value]) => `<${field}>${String(value)}</${field}>`)
    .join('')}</${name}>`;
const all = (name: string, records: readonly object[]) => records.map((fields) => element(name, fields)).join('\n');

describe('records that begin after others, which fill the beginning of the file', () => {
  const byId = Object.fromEntries(videos.map((video) => [`v${String(video.id)}`, video]));

  it.each([
    ['JSON', 'videos', JSON.stringify({ categories, videos })],
    ['JSON with keys', 'videos.*', JSON.stringify({ categories, videos: byId })],
    ['XML', 'feed/video', `<feed>${all('category', categories)}${all('video', videos)}</feed>`],
  ])('are found in %s, and so are those others', async (_, path, text) => {
    const { feed_info, analyzed_rows, suggested_mapping, needs_mapping } = await analyze(text);
    expect([feed_info.record_path, analyzed_rows]).toEqual([path, videos.length]);
    const [first, second] = feed_info.record_candidates;
    expect([first?.records, second?.records]).toEqual([videos.length, categories.length]);
    expect(first?.samples).toEqual(videos.map(({ title }) => title));
    expect(needs_mapping || Object.values(suggested_mapping).includes('title')).toBe(true);
  });

  it('are counted to the last one, under keys, too', async () => {
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, id) => [`v${String(id)}`, { ...videos[0], id }]));
    const { feed_info } = await analyze(JSON.stringify({ categories, videos: many }));
    expect(feed_info.record_candidates[0]).toMatchObject({ path: 'videos.*', records: 250 });
  });

  it('are offered where the file was read as it was said', async () => {
    const { feed_info, analyzed_rows } = await analyze(JSON.stringify({ categories, videos }), 'categories');
    expect([feed_info.record_path, analyzed_rows]).toEqual(['categories', categories.length]);
    expect(feed_info.record_candidates.map(({ path }) => path)).toEqual(['videos', 'categories']);
  });
});

describe('lists beside the records', () => {
  const archive = Array.from({ length: 7 }, () => categories);

  it('may be longer than 2 MB, before and after them', async () => {
    const text = JSON.stringify({ before: archive, videos, after: { archive } });
    expect(text.length).toBeGreaterThan(2 * 2_097_152);
    const { feed_info, analyzed_rows } = await analyze(text);
    expect([feed_info.record_path, analyzed_rows]).toEqual(['videos', videos.length]);
    expect(feed_info.record_candidates.map(({ path, records }) => [path, records])).toEqual([
      ['videos', videos.length],
      ['before', 7 * categories.length],
      ['after.archive', 7 * categories.length],
    ]);
  });

  it('are checked all the same', async () => {
    const broken = JSON.stringify({ videos, categories }).replace('"id":4000,', '"id":4000 "x",');
    const { rows, refusal } = await readAll(broken);
    expect([rows.length, refusal?.code]).toEqual([videos.length, 'feed.json_malformed']);
    expect(refusal?.message).toMatch(/^The file is not valid JSON outside its records \(line 1, column \d+\)$/);
    const { analyzed_rows, feed_info } = await analyze(broken);
    expect([analyzed_rows, feed_info.record_path]).toEqual([videos.length, 'videos']);
  });
});

it('places are looked at up to the 2,000th', () => {
  const best = (others: number) => {
    const places = new JsonPlaces();
    const lists = Array.from({ length: others }, (_, at) => [`list${String(at)}`, [{ a: 1 }, { a: 2 }]]);
    places.push(JSON.stringify({ ...Object.fromEntries(lists), videos }));
    return places.candidates()[0]?.path;
  };
  expect([best(1999), best(2000)]).toEqual(['videos', 'list0']);
  const bestElement = (others: number) => {
    const lists = Array.from({ length: others }, (_, at) => element(`e${String(at)}`, { a: 1 }));
    return xmlRecordCandidates(`<feed>${lists.join('')}${all('video', videos)}</feed>`)[0]?.path;
  };
  // The root, and each element's field, are places, too.
  expect([bestElement(999), bestElement(1000)]).toEqual(['feed/video', 'feed']);
});

it('places are the same however a text is cut', () => {
  const text = String.raw`{"cats":[{"id":1,"name":"a \"quoted\" \\"},{"id":22,"name":"é"}],
    "data":{"v":[{"title":"One"},{"title":"Two","tags":[{"a":true}]}]},"n":null}`;
  const found = (sizes: readonly number[]) => {
    const places = new JsonPlaces();
    for (const piece of cut(text, sizes)) places.push(piece);
    return places.candidates();
  };
  const whole = found([]);
  expect(whole.map(({ path, records, samples }) => [path, records, samples])).toEqual([
    ['cats', 2, ['a "quoted" \\', 'é']],
    ['data.v', 2, ['One', 'Two']],
  ]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (sizes) => {
      expect(found(sizes)).toEqual(whole);
    }),
  );
});
