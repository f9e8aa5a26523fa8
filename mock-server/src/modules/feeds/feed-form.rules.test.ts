import { describe, expect, it } from 'vitest';
import { Refusal } from '../../core/refusal.ts';
import { readFeedChanges, readFeedForm } from './feed-form.rules.ts';

const strict = { leaveCategoryOpen: false, leaveDomainOpen: false };
const form = { feed_name: 'Trending', category: 'girls', domain_id: 3 } as const;

function errorsOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
  }
  return undefined;
}

describe('reading a feed form', () => {
  it('fills in the defaults of the specification', () => {
    expect(readFeedForm(form, strict)).toEqual({
      feedName: 'Trending',
      feedDescription: null,
      category: 'girls',
      feedType: 'insert_update',
      domainId: 3,
      feedUrl: null,
      reading: { delimiter: ',', quote_char: '"', lazy_quotes: true, has_header_row: false },
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
    expect(readFeedForm({ ...form, delimiter }, strict).reading.delimiter).toBe(character);
    expect(readFeedForm({ ...form, client_id: 1, csv_delimiter: delimiter }, strict).reading.delimiter).toBe(character);
  });

  it('takes delimiter and csv_delimiter when they say the same, as character and as name', () => {
    const both = { ...form, client_id: 1, delimiter: '|', csv_delimiter: 'pipe' } as const;
    expect(readFeedForm(both, strict).reading.delimiter).toBe('|');
    expect(errorsOf(() => readFeedForm({ ...both, csv_delimiter: 'tab' }, strict))).toHaveProperty('csv_delimiter');
  });

  it('takes an empty quote character as no quoting, and lazy quotes to the letter', () => {
    const { reading } = readFeedForm({ ...form, quote_char: '', lazy_quotes: 'exact', has_header_row: true }, strict);
    expect(reading).toEqual({ delimiter: ',', quote_char: '', lazy_quotes: 'exact', has_header_row: true });
  });

  it.each(['rss', 'json', 'xml', 'csv', 'insert_update'] as const)(
    'takes the type %s as insert_update',
    (feed_type) => {
      expect(readFeedForm({ ...form, feed_type }, strict).feedType).toBe('insert_update');
    },
  );

  it('wants a category of insert_update feeds alone, and both category and domain unless they may stay open', () => {
    const bare = { feed_name: 'Trending', client_id: 1 };
    expect(errorsOf(() => readFeedForm(bare, strict))).toEqual({
      category: ['Please select a category for insert/update feeds'],
      domain_id: ['Please select a domain'],
    });
    expect(readFeedForm({ ...form, category: undefined, feed_type: 'disabled' } as never, strict).category).toBeNull();
    expect(readFeedForm(bare, { leaveCategoryOpen: true, leaveDomainOpen: true })).toMatchObject({
      category: null,
      domainId: undefined,
    });
  });

  it('makes one line of the name, and removes what stands before URL parameters', () => {
    const read = readFeedForm({ ...form, feed_name: ' Two\r\n lines\t ', url_parameters: ' ?&a=1&b=x y# ' }, strict);
    expect(read).toMatchObject({ feedName: 'Two lines', urlParameters: 'a=1&b=x%20y%23' });
  });

  it('refuses a quote character that is the delimiter, and an address that is not http', () => {
    expect(errorsOf(() => readFeedForm({ ...form, delimiter: '|', quote_char: '|' }, strict))).toHaveProperty(
      'quote_char',
    );
    const note = { ...form, client_id: 1, feed_url: 'javascript:alert(1)' };
    expect(errorsOf(() => readFeedForm(note, strict))).toEqual({ feed_url: ['Please provide a valid URL'] });
  });

  it('refuses URL parameters that are too long once they are encoded', () => {
    expect(errorsOf(() => readFeedForm({ ...form, url_parameters: `a=${' '.repeat(400)}b` }, strict))).toHaveProperty(
      'url_parameters',
    );
  });
});

describe('reading changes of a feed', () => {
  it('names nothing that the form leaves out', () => {
    expect(readFeedChanges({})).toEqual({});
    expect(readFeedChanges({ is_active: false })).toEqual({ isActive: false });
    expect(readFeedChanges({ delimiter: 'tab', feed_description: ' ', url_parameters: '?' })).toEqual({
      reading: { delimiter: '\t' },
      feedDescription: null,
      urlParameters: null,
    });
  });
});
