import { feedFileMaxBytes } from '@grt/sdk/contract';
import { describe, expect, it } from 'vitest';
import { emptyFeedForm, feedRules, type FeedFormValues } from './feed-form-values.ts';

const values = (changes: Partial<FeedFormValues>): FeedFormValues => ({ ...emptyFeedForm, ...changes });
const aFile = (name: string, size = 10) => Object.defineProperty(new File([], name), 'size', { value: size });

it('starts with the stated defaults', () => {
  expect(emptyFeedForm).toMatchObject({
    feed_type: 'insert_update',
    delimiter: ',',
    quote_char: '"',
    lazy_quotes: true,
    has_header_row: false,
  });
});

describe('what the form says', () => {
  it.each([
    [feedRules.feed_name(' '), 'Please provide a feed name'],
    [feedRules.feed_name('a'), true],
    [feedRules.category('', values({})), 'Please select a category for insert/update feeds'],
    [feedRules.category('', values({ feed_type: 'disabled' })), true],
    [feedRules.category('girls', values({})), true],
    [feedRules.domain_id(''), 'Please select a domain'],
    [feedRules.client_id(''), 'Please select a client'],
    [feedRules.quote_char('""'), 'The quote character is at most 1 character'],
    [feedRules.quote_char(''), true],
    [feedRules.file(undefined, values({})), 'Please select a file to upload'],
    [feedRules.file(undefined, values({ mode: 'url' })), true],
    [feedRules.file(aFile('a.zip'), values({})), 'Please select a CSV, JSON, or XML file'],
    [feedRules.file(aFile('a.TXT'), values({})), true],
    [feedRules.file(aFile('a.csv', feedFileMaxBytes), values({})), true],
    [feedRules.file(aFile('a.csv', feedFileMaxBytes + 1), values({})), 'File size must be less than 50MB'],
    [feedRules.feed_url('', values({ mode: 'url' })), 'Please provide a feed URL'],
    [feedRules.feed_url('not a url', values({ mode: 'url' })), 'Please provide a valid URL'],
    [feedRules.feed_url('https://a.example/a.csv', values({ mode: 'url' })), true],
    [feedRules.feed_url('', values({ mode: 'file' })), true],
  ])('%j, as stated: %j', (said, stated) => {
    expect(said).toBe(stated);
  });
});
