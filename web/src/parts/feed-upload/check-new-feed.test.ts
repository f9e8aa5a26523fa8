import { feedFileMaxBytes } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { emptyFeedForm, type FeedFormValues } from '../feed-form/feed-form-values.ts';
import { checkNewFeed } from './check-new-feed.ts';

const aFile = (name: string, size = 10) => Object.defineProperty(new File([], name), 'size', { value: size });
const right = { feed_name: 'a', category: 'girls', domain_id: '3', client_id: '1', file: aFile('a.csv') } as const;
const url = { mode: 'url', feed_url: 'https://a.example/a.csv', file: undefined } as const;

function said(changes: Partial<FeedFormValues>, as: 'client' | 'admin' = 'client') {
  return checkNewFeed(as, { ...emptyFeedForm, ...right, ...changes }).errors;
}

it.each<[Partial<FeedFormValues>, string, string]>([
  [{ feed_name: ' ' }, 'feed_name', 'Please provide a feed name'],
  [{ category: '' }, 'category', 'Please select a category for insert/update feeds'],
  [{ domain_id: '' }, 'domain_id', 'Please select a domain'],
  [{ quote_char: '""' }, 'quote_char', 'The quote character can be at most 1 character'],
  [{ quote_char: ',' }, 'quote_char', 'The delimiter and the quote character must differ'],
  [{ file: undefined }, 'file', 'Please select a file to upload'],
  [{ file: aFile('a.zip') }, 'file', 'Please select a CSV, JSON, or XML file'],
  [{ file: aFile('a.csv', feedFileMaxBytes + 1) }, 'file', 'File size must be less than 50MB'],
  [{ ...url, feed_url: '' }, 'feed_url', 'Please provide a feed URL'],
  [{ ...url, feed_url: 'not a url' }, 'feed_url', 'Please provide a valid URL'],
  [{ ...url, feed_url: 'ftp://a.example/a.csv' }, 'feed_url', 'Please provide a valid URL'],
])('refuses %j', (changes, field, message) => {
  expect(said(changes)).toEqual({ [field]: [message] });
});

it.each<Partial<FeedFormValues>>([
  {},
  url,
  { quote_char: '' },
  { category: '', feed_type: 'disabled' },
  { file: aFile('a.TXT') },
  { file: aFile('a.csv', feedFileMaxBytes) },
])('takes %j', (changes) => {
  expect([said(changes), said(changes, 'admin')]).toEqual([undefined, undefined]);
});

it('requires a client from an administrator', () => {
  const refused = { client_id: ['Please select a client'] };
  expect([said({ client_id: '' }, 'admin'), said({ ...url, client_id: '' }, 'admin')]).toEqual([refused, refused]);
  expect(said({ client_id: '' })).toBeUndefined();
});
