import { describe, expect, it } from 'vitest';
import { readFeedChanges, readFeedForm } from './feed-form.rules.ts';

const form = { feed_name: 'Trending', category: 'girls', domain_id: 3 } as const;

describe('reading a feed form', () => {
  it("fills in the specification's defaults", () => {
    expect(readFeedForm(form)).toEqual({
      feedName: 'Trending',
      feedDescription: null,
      category: 'girls',
      feedType: 'insert_update',
      domainId: 3,
      feedUrl: null,
      reading: { delimiter: ',', quote_char: '"', lazy_quotes: true, has_header_row: false, header_row: null },
      urlParameters: null,
    });
  });

  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['pipe', '|'],
    ['tab', '\t'],
    [';', ';'],
    ['\t', '\t'],
  ] as const)('takes the delimiter %j as %j', (delimiter, character) => {
    expect(readFeedForm({ ...form, delimiter }).reading.delimiter).toBe(character);
    expect(readFeedForm({ ...form, client_id: 1, csv_delimiter: delimiter }).reading.delimiter).toBe(character);
  });

  it('accepts both delimiter and csv_delimiter when they agree, as a character or a name', () => {
    const both = { ...form, client_id: 1, delimiter: '|', csv_delimiter: 'pipe' } as const;
    expect(readFeedForm(both).reading.delimiter).toBe('|');
  });

  it('treats an empty quote character as no quoting, and lazy quotes literally', () => {
    const { reading } = readFeedForm({ ...form, quote_char: '', lazy_quotes: 'exact', has_header_row: true });
    expect(reading).toMatchObject({ delimiter: ',', quote_char: '', lazy_quotes: 'exact', has_header_row: true });
  });

  it('takes the line of a header row for a header row', () => {
    expect(readFeedForm({ ...form, header_row: 4 }).reading).toMatchObject({ has_header_row: true, header_row: 4 });
  });

  it.each(['rss', 'json', 'xml', 'csv', 'insert_update'] as const)(
    'treats the type %s as insert_update',
    (feed_type) => {
      expect(readFeedForm({ ...form, feed_type }).feedType).toBe('insert_update');
    },
  );

  it('leaves out what an administrator may leave out', () => {
    expect(readFeedForm({ feed_name: 'Trending', client_id: 1 })).toMatchObject({
      category: null,
      domainId: undefined,
    });
  });

  it('removes anything before the URL parameters', () => {
    expect(readFeedForm({ ...form, url_parameters: ' ?&a=1&b=x y# ' })).toMatchObject({
      urlParameters: 'a=1&b=x%20y%23',
    });
  });
});

describe('reading changes of a feed', () => {
  it('contains nothing that the form omits', () => {
    expect(readFeedChanges({})).toEqual({});
    expect(readFeedChanges({ is_active: false })).toEqual({ isActive: false });
    expect(readFeedChanges({ delimiter: 'tab', feed_description: '', url_parameters: '?' })).toEqual({
      reading: { delimiter: '\t' },
      feedDescription: null,
      urlParameters: null,
    });
  });

  it('forgets the line of the header row when only that there is one is said, or none', () => {
    for (const has_header_row of [true, false])
      expect(readFeedChanges({ has_header_row })).toEqual({ reading: { has_header_row, header_row: null } });
    expect(readFeedChanges({ header_row: 2 })).toEqual({ reading: { has_header_row: true, header_row: 2 } });
  });
});
