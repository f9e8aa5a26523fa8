import { describe, expect, it } from 'vitest';
import type { ColumnMapping } from './column-mapping.ts';
import type { FeedItem } from './feed-item.ts';
import type { FeedValue } from './feed-row.ts';
import type { FeedType } from './fields.ts';
import { createRowMapper } from './row-mapper.ts';

const required = { id: 'external_id', title: 'title', thumb: 'thumbnail_url' } as const;
const good = { id: '7', title: 'Seven', thumb: 'https://v.example/7.jpg' };

function map(
  cells: Record<string, FeedValue>,
  mapping: ColumnMapping = {},
  { feedType = 'insert_update', urlParameters }: { feedType?: FeedType; urlParameters?: string } = {},
) {
  const columns = Object.keys(cells);
  return createRowMapper({ ...required, ...mapping }, feedType, { urlParameters })(
    { line: 3, record: 2, values: Object.values(cells) },
    columns,
  );
}

function mapOne<Field extends keyof FeedItem>(field: Field, value: FeedValue, target: Record<string, string> = {}) {
  const { item, problems } = map({ ...good, x: value }, { x: { field, ...target } });
  return { value: item?.[field], codes: problems.map(({ code }) => code) };
}

describe('rows', () => {
  it('give items with everything that is mapped, and null for the rest', () => {
    const { item, problems } = map(good);
    expect(problems).toEqual([]);
    expect(item).toMatchObject({
      external_id: '7',
      title: 'Seven',
      thumbnail_url: good.thumb,
      url: null,
      tags: [],
      duration: null,
    });
  });

  it.each([
    ['title', 'row.required', 'Video Title is empty', { title: '  ' }],
    ['external_id', 'row.required', 'Video ID is empty', { id: undefined }],
    [
      'thumbnail_url',
      'row.bad_url',
      'Thumbnail Image URL must be a valid http:// or https:// address',
      { thumb: 'javascript:x' },
    ],
    ['external_id', 'row.too_long', 'An ID can have at most 255 characters', { id: 'x'.repeat(256) }],
    ['title', 'row.too_long', 'Video Title has more than 1,000 characters', { title: 'x'.repeat(1001) }],
  ])('are refused when the required %s cannot be used', (field, code, message, change) => {
    const { item, problems } = map({ ...good, ...change });
    expect(item).toBeUndefined();
    expect(problems).toMatchObject([{ severity: 'error', line: 3, field, code, message }]);
  });

  it('are accepted at exactly the allowed lengths', () => {
    expect(map({ ...good, id: 'x'.repeat(255), title: 'y'.repeat(1000) }).problems).toEqual([]);
  });

  it('report the column and the beginning of the value', () => {
    const [problem] = map({ ...good, thumb: `ftp://${'x'.repeat(200)}` }).problems;
    expect(problem).toMatchObject({ column: 'thumb', value: `ftp://${'x'.repeat(93)}…` });
  });

  it('keep their item when something optional cannot be used, with a warning', () => {
    const { item, problems } = map({ ...good, length: 'soon' }, { length: 'duration' });
    expect(item?.duration).toBeNull();
    expect(problems).toMatchObject([
      { severity: 'warning', code: 'row.bad_duration', column: 'length', field: 'duration', value: 'soon' },
    ]);
  });

  it('of a removal list need only the id', () => {
    const mapper = createRowMapper({ id: 'external_id' }, 'disabled');
    expect(mapper({ line: 1, record: 1, values: ['9'] }, ['id']).item?.external_id).toBe('9');
  });

  it('follow columns that are added later', () => {
    const columns = ['id', 'title'];
    const mapper = createRowMapper(required, 'insert_update');
    expect(mapper({ line: 1, record: 1, values: ['1', 'a'] }, columns).item).toBeUndefined();
    columns.push('thumb');
    expect(mapper({ line: 2, record: 2, values: ['1', 'a', good.thumb] }, columns).item?.thumbnail_url).toBe(
      good.thumb,
    );
  });
});

describe('values', () => {
  it('lose NUL characters and halves of surrogate pairs, with a warning', () => {
    expect(mapOne('description', 'a\0b')).toEqual({ value: 'ab', codes: ['row.nul_removed'] });
    expect(mapOne('description', 'a\ud83d')).toEqual({ value: 'a\ufffd', codes: ['row.bad_character'] });
  });

  it('of ids and titles mangled by a spreadsheet are kept with a warning', () => {
    for (const id of ['#NAME?', '#REF!', '#DIV/0!', '#N/A', '########', '1.23E+11']) {
      const { item, problems } = map({ ...good, id });
      expect(item?.external_id).toBe(id);
      expect(problems).toMatchObject([
        { severity: 'warning', code: 'row.spreadsheet_error', field: 'external_id', value: id },
      ]);
    }
    expect(map({ ...good, id: '#1' }).problems).toEqual([]);
  });

  it.each<[FeedValue, Record<string, string>, string[]]>([
    ['a|b, c| a ||d', {}, ['a', 'b, c', 'd']],
    ['a;b,c', {}, ['a', 'b,c']],
    ['a, b', {}, ['a', 'b']],
    ['rock &amp; roll, jazz', {}, ['rock &amp; roll', 'jazz']],
    ['Acme, Inc.', { as: 'text' }, ['Acme, Inc.']],
    ['a/b', { split: '/' }, ['a', 'b']],
    [['x', 'y'], {}, ['x', 'y']],
    [['x,y', 'z'], {}, ['x', 'y', 'z']],
  ])('of lists are split: %j by %j', (value, target, expected) => {
    expect(mapOne('tags', value, target)).toEqual({ value: expected, codes: [] });
  });

  it('of lists that are too long are cut with a warning', () => {
    const many = Array.from({ length: 501 }, (_, index) => `t${String(index)}`);
    expect(mapOne('tags', many).codes).toEqual(['row.list_too_long']);
    expect(mapOne('tags', many.slice(1)).codes).toEqual([]);
    expect(mapOne('tags', ['a', 'x'.repeat(301)])).toEqual({ value: ['a'], codes: ['row.too_long'] });
  });

  it.each<[string, number | null]>([
    ['1234', 1234],
    ['1,234,567', 1_234_567],
    ['1.2M', 1_200_000],
    ['12k', 12_000],
    ['-5', null],
    ['many', null],
    ['1e30', null],
  ])('of counts are read: %s', (text, expected) => {
    expect(mapOne('views', text).value).toBe(expected);
  });

  it('of other kinds are read', () => {
    expect(mapOne('rating', '87%').value).toBe(87);
    expect(mapOne('rating', '4,5').value).toBe(4.5);
    expect(mapOne('published_at', '2026-01-31').value).toBe('2026-01-31T00:00:00.000Z');
    expect(mapOne('published_at', '03/04/2026').codes).toEqual(['row.bad_date']);
    expect(mapOne('expires_at', '0000-00-00')).toEqual({ value: null, codes: [] });
    expect(mapOne('duration', '30805', { as: 'milliseconds' }).value).toBe(31);
    expect(mapOne('external_id', 'x').codes).toEqual([]);
    expect(mapOne('description', '<p>Tom &amp; <b>Jerry</b></p>\n', { as: 'text' }).value).toBe('Tom & Jerry');
    expect(mapOne('description', '<p>Tom &amp; Jerry</p>').value).toBe('<p>Tom &amp; Jerry</p>');
    expect(mapOne('studio', ['', ' first ', 'second']).value).toBe('first');
  });

  it('of ids are derived, and a row without one is refused', () => {
    const mapper = createRowMapper(
      { e: { field: 'external_id', derive: 'last-number' }, title: 'title', thumb: 'thumbnail_url' },
      'insert_update',
    );
    const columns = ['e', 'title', 'thumb'];
    expect(
      mapper({ line: 1, record: 1, values: ['https://v.example/9/x', 'a', good.thumb] }, columns).item?.external_id,
    ).toBe('9');
    expect(
      mapper({ line: 1, record: 1, values: ['https://v.example/x', 'a', good.thumb] }, columns).problems,
    ).toMatchObject([{ severity: 'error', code: 'row.no_id', value: 'https://v.example/x' }]);
  });

  it('of page URLs get the feed’s parameters; others do not', () => {
    const { item } = map({ ...good, url: 'https://v.example/?a=1' }, { url: 'url' }, { urlParameters: '?utm=x' });
    expect(item).toMatchObject({ url: 'https://v.example/?a=1&utm=x', thumbnail_url: good.thumb });
  });
});
