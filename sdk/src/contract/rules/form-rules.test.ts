import { describe, expect, it } from 'vitest';
import { formRules, isBlankContent } from './index.ts';

const client = { role: 'client' } as const;
const admin = { role: 'admin' } as const;

describe('the rule of a bid', () => {
  const rule = formRules['bidding.update'];

  it('refuses values that contradict each other, under both names', () => {
    const bid = ['bid_amount and cpm_unique_click_bid must be the same'];
    const status = ['bidding_status and is_active must match'];
    expect(
      rule?.({ bid_amount: 0.3, cpm_unique_click_bid: 0.31, is_active: false, bidding_status: 'active' }, client),
    ).toEqual({ bid_amount: bid, cpm_unique_click_bid: bid, is_active: status, bidding_status: status });
    expect(
      rule?.({ bid_amount: 0.3, cpm_unique_click_bid: 0.3, is_active: false, bidding_status: 'paused' }, client),
    ).toEqual({});
  });

  it('asks administrators for a reason, but not clients', () => {
    const reason = { change_reason: ['Please give a reason for the change'] };
    expect(rule?.({ is_active: false }, admin)).toEqual(reason);
    expect(rule?.({ is_active: false, change_reason: 'Fraud' }, admin)).toEqual({});
    expect(rule?.({ is_active: false }, client)).toEqual({});
  });
});

describe('the rules of a feed', () => {
  const form = { feed_name: 'Trending', category: 'girls', domain_id: 3, feed_url: 'https://a.example/f.csv' } as const;

  it('require a domain, and a category for feeds with items', () => {
    expect(formRules['clientFeeds.create']?.({}, client)).toEqual({
      domain_id: ['Please select a domain'],
      category: ['Please select a category for insert/update feeds'],
    });
    expect(formRules['clientFeeds.create']?.({ domain_id: 3, feed_type: 'disabled' }, client)).toEqual({});
    expect(formRules['adminFeeds.upload']?.({ client_id: 1 }, admin)).toEqual({});
  });

  it('refuse a quote character that equals the delimiter, even an omitted one', () => {
    const refused = { quote_char: ['The delimiter and the quote character must differ'] };
    const rule = formRules['clientFeeds.create'];
    expect(rule?.({ ...form, delimiter: 'pipe', quote_char: '|' }, client)).toEqual(refused);
    expect(rule?.({ ...form, quote_char: ',' }, client)).toEqual(refused);
    expect(rule?.({ ...form, delimiter: 'pipe', quote_char: ',' }, client)).toEqual({});
    // Only the server knows what a feed already has.
    expect(formRules['clientFeeds.update']?.({ quote_char: ',' }, client)).toEqual({});
  });

  it('refuse two different delimiters, and parameters that are too long once encoded', () => {
    const rule = formRules['adminFeeds.upload'];
    expect(rule?.({ delimiter: '|', csv_delimiter: 'pipe' }, admin)).toEqual({});
    expect(rule?.({ delimiter: '|', csv_delimiter: 'tab' }, admin)).toHaveProperty('csv_delimiter');
    expect(rule?.({ url_parameters: `a=${' '.repeat(332)}` }, admin)).toEqual({});
    expect(rule?.({ url_parameters: `a=${' '.repeat(332)}bcd` }, admin)).toHaveProperty('url_parameters');
  });
});

describe('the rules of passwords', () => {
  it('report a weak one and a different repetition together', () => {
    const fields = { username: 'dana.reyes', password: 'Dana.Reyes', password_confirmation: 'dana.reyes' };
    expect(formRules['setup.createAccount']?.(fields, { role: 'visitor' })).toEqual({
      password: ['Please choose a password that is not your username'],
      password_confirmation: ['Passwords do not match'],
    });
    expect(formRules['auth.resetPassword']?.({ password: 'password1' }, { role: 'visitor' })).toHaveProperty(
      'password',
    );
  });
});

it('knows which state belongs to which country', () => {
  const rule = formRules['registrations.submit'];
  const refused = { state: ['Please choose a state from the list'] };
  expect(rule?.({ country: 'US', state: 'ny' }, client)).toEqual({});
  expect(rule?.({ country: 'US', state: 'ON' }, client)).toEqual(refused);
  expect(rule?.({ country: 'FR', state: 'Bretagne' }, client)).toEqual({});
  expect(rule?.({ state: 'ON' }, client)).toEqual({});
});

it('allows website and timezone only for client accounts', () => {
  const refused = ['Only client accounts have this'];
  const rule = formRules['auth.updateProfile'];
  expect(rule?.({ website: 'https://a.example', timezone: 'Europe/Paris' }, admin)).toEqual({
    website: refused,
    timezone: refused,
  });
  expect(rule?.({ website: 'https://a.example' }, client)).toEqual({});
});

it("requires a code of the geo rule's type", () => {
  const rule = formRules['geo.create'];
  expect(rule?.({ type: 'country', code: 'GB' }, admin)).toEqual({});
  expect(rule?.({ type: 'state', code: 'US-NY' }, admin)).toEqual({});
  expect(rule?.({ type: 'country', code: 'US-NY' }, admin)).toHaveProperty('code');
  expect(rule?.({ type: 'state', code: 'GB' }, admin)).toHaveProperty('code');
});

it('requires a reason for a rejection', () => {
  expect(formRules['feedReview.resolve']?.({ resolution: 'rejected' }, admin)).toEqual({
    notes: ['Please give a reason for the rejection'],
  });
  expect(formRules['feedReview.resolve']?.({ resolution: 'approved' }, admin)).toEqual({});
});

it("reserves the app's slugs, and requires visible content", () => {
  expect(formRules['pages.create']?.({ slug: 'admin', content: '<p>&nbsp;</p>' }, admin)).toEqual({
    slug: ['This slug is reserved. Please choose another one.'],
    content: ['Please enter page content.'],
  });
  expect(formRules['pages.create']?.({ slug: 'terms', content: '<p>a</p>' }, admin)).toEqual({});
});

it.each([
  ['', true],
  ['<p>&nbsp;</p>\n<p><br /></p>', true],
  ['<p>a</p>', false],
  ['<hr />', false],
  ['<p><img src="https://a.example/x.png" /></p>', false],
])('tells a blank page from one with something to see: %s', (html, blank) => {
  expect(isBlankContent(html)).toBe(blank);
});
