import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  adminFeedForm,
  applicationField,
  applicationForm,
  applicationForms,
  biddingForm,
  domainForm,
  feedForm,
  geoRuleForm,
  pageForm,
  registrationFields,
  setupForm,
  signInForm,
} from './forms.ts';

/** The first message of each refused field. */
function problems(form: z.ZodType, input: unknown): Record<string, string> {
  const { error } = form.safeParse(input);
  const found: Record<string, string> = {};
  for (const issue of error?.issues ?? []) found[issue.path.join('.')] ??= issue.message;
  return found;
}

describe('the application', () => {
  it.each([
    [
      'personal',
      {
        name: 'First name is required',
        last_name: 'Last name is required',
        email: 'Email is required',
        phone: 'Phone is required',
      },
    ],
    [
      'business',
      {
        company: 'Company name is required',
        website: 'Website is required',
        description: 'Company description is required',
        job_title: 'Job title is required',
      },
    ],
    [
      'goals',
      {
        expected_traffic: 'Expected traffic is required',
        budget_range: 'Budget range is required',
        country: 'Country is required',
        state: 'State is required',
        timezone: 'Timezone is required',
      },
    ],
  ] as const)('needs every field of the step %s, blanks not counting', (step, messages) => {
    expect(problems(applicationForms[step], {})).toEqual(messages);
    const blank = Object.fromEntries(Object.keys(messages).map((field) => [field, '  ']));
    expect(problems(applicationForms[step], blank)).toEqual(messages);
  });

  it('is sent trimmed and under its wire names', () => {
    const fields = Object.keys(applicationForm.shape);
    const application = applicationForm.parse(Object.fromEntries(fields.map((field) => [field, ` ${field} `])));
    expect(registrationFields(application)).toEqual({
      first_name: 'name',
      last_name: 'last_name',
      email: 'email',
      phone: 'phone',
      company_name: 'company',
      website: 'website',
      company_description: 'description',
      job_title: 'job_title',
      expected_traffic: 'expected_traffic',
      budget_range: 'budget_range',
      country: 'country',
      state: 'state',
      timezone: 'timezone',
    });
  });

  it('knows the step and the field of what the server refuses', () => {
    expect(applicationField('company_name')).toEqual({ step: 'business', field: 'company' });
    expect(applicationField('first_name')).toEqual({ step: 'personal', field: 'name' });
    expect(applicationField('timezone')).toEqual({ step: 'goals', field: 'timezone' });
    expect(applicationField('business_license')).toEqual({ step: 'license', field: 'business_license' });
    expect(applicationField('toString')).toBeUndefined();
  });
});

describe('accounts', () => {
  it('need a name and a password to sign in', () => {
    expect(problems(signInForm, { username: ' ', password: '' })).toEqual({
      username: 'Username or email is required',
      password: 'Password is required',
    });
    expect(signInForm.parse({ username: ' dana ', password: ' x ' })).toEqual({ username: 'dana', password: ' x ' });
  });

  it('are set up with a name, a password that is taken, and the same password again', () => {
    expect(problems(setupForm, { username: '', password: '', password_confirmation: '' })).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    });
    const wrong = { username: 'a b', password: 'short', password_confirmation: 'other' };
    expect(problems(setupForm, wrong)).toEqual({
      username: 'Please use 3 to 32 letters, digits, dots, hyphens or underscores',
      password: 'Please choose a password of at least 8 characters',
      password_confirmation: 'Passwords do not match',
    });
    expect(
      problems(setupForm, { username: 'dana', password: 'correct horse', password_confirmation: 'correct horse' }),
    ).toEqual({});
  });
});

describe('feeds', () => {
  const good = {
    mode: 'file',
    feed_name: 'Trending',
    category: 'girls',
    feed_type: 'insert_update',
    domain_id: '3',
    delimiter: ',',
    quote_char: '"',
    lazy_quotes: true,
    has_header_row: false,
    file: { name: 'a.csv', size: 52_428_800 },
  };

  it('are taken with a file, or with a URL', () => {
    expect(feedForm.parse(good)).toMatchObject({ domain_id: 3, feed_name: 'Trending' });
    expect(
      problems(feedForm, { ...good, mode: 'url', file: undefined, feed_url: 'https://v.example/feed.xml' }),
    ).toEqual({});
    expect(problems(feedForm, { ...good, feed_type: 'disabled', category: '' })).toEqual({});
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no name', { feed_name: ' ' }, { feed_name: 'Please provide a feed name' }],
    ['no category', { category: '' }, { category: 'Please select a category for insert/update feeds' }],
    ['no domain', { domain_id: '' }, { domain_id: 'Please select a domain' }],
    ['no file', { file: undefined }, { file: 'Please select a file to upload' }],
    ['another kind of file', { file: { name: 'a.xlsx', size: 1 } }, { file: 'Please select a CSV, JSON, or XML file' }],
    ['one byte too many', { file: { name: 'a.csv', size: 52_428_801 } }, { file: 'File size must be less than 50MB' }],
    ['no URL', { mode: 'url', feed_url: ' ' }, { feed_url: 'Please provide a feed URL' }],
    ['no valid URL', { mode: 'url', feed_url: 'v.example' }, { feed_url: 'Please provide a valid URL' }],
    ['two quote characters', { quote_char: '""' }, { quote_char: 'The quote character is at most 1 character' }],
    ['another delimiter', { delimiter: '#' }, { delimiter: 'Please choose comma, semicolon, pipe or tab' }],
  ])('are refused with %s', (_, change, messages) => {
    expect(problems(feedForm, { ...good, ...change })).toEqual(messages);
  });

  it('of a client need the client when an administrator sends them', () => {
    expect(problems(adminFeedForm, { ...good, client_id: '' })).toEqual({ client_id: 'Please select a client' });
    expect(problems(adminFeedForm, { ...good, client_id: 2 })).toEqual({});
  });
});

describe('the other forms', () => {
  it('take a domain and give its name as it is kept', () => {
    const good = {
      domain_name: ' WWW.Clips.Example ',
      domain_url: '',
      dmca_compliance_url: 'https://clips.example/dmca',
      content_removal_email: 'a@clips.example',
    };
    expect(domainForm.parse(good).domain_name).toBe('clips.example');
    expect(problems(domainForm, { domain_url: '' })).toEqual({
      domain_name: 'Domain name is required',
      dmca_compliance_url: 'DMCA policy URL is required',
      content_removal_email: 'Content removal email is required',
    });
    expect(
      problems(domainForm, {
        domain_name: 'clips',
        domain_url: 'clips.example',
        dmca_compliance_url: 'ftp://x',
        content_removal_email: 'x',
      }),
    ).toEqual({
      domain_name: 'Please enter a valid domain name (e.g., example.com)',
      domain_url: 'Domain URL must start with http:// or https://',
      dmca_compliance_url: 'DMCA policy URL must start with http:// or https://',
      content_removal_email: 'Please enter a valid email address',
    });
  });

  it('take bids as numbers or texts, 0 for what is no number, within their bounds', () => {
    expect(biddingForm.parse({ bid_amount: '0.07', daily_budget: '100', is_active: true })).toEqual({
      bid_amount: 0.07,
      daily_budget: 100,
      is_active: true,
    });
    expect(biddingForm.parse({ bid_amount: 'abc', daily_budget: '-5', is_active: false })).toMatchObject({
      bid_amount: 0,
      daily_budget: 0,
    });
    expect(problems(biddingForm, { bid_amount: 100, daily_budget: 100_000, is_active: true })).toEqual({});
    expect(problems(biddingForm, { bid_amount: 100.01, daily_budget: 100_000.01, is_active: true })).toEqual({
      bid_amount: 'The bid must be at most $100',
      daily_budget: 'The daily budget must be at most $100,000',
    });
    expect(problems(biddingForm, { bid_amount: 0.071, daily_budget: 1, is_active: true })).toEqual({
      bid_amount: 'The bid must be a multiple of $0.01',
    });
  });

  it('take geo rules with a code that exists, in upper case', () => {
    expect(geoRuleForm.parse({ type: 'state', code: ' us-ny ', name: 'New York' }).code).toBe('US-NY');
    expect(problems(geoRuleForm, { type: 'country', code: '', name: ' ' })).toEqual({
      code: 'Please fill in code and name fields',
      name: 'Please fill in code and name fields',
    });
    expect(problems(geoRuleForm, { type: 'country', code: 'US-NY', name: 'x' })).toEqual({
      code: 'Please enter a code such as GB for a country or US-NY for a state',
    });
  });

  it('take pages with a title, a slug and content', () => {
    const good = {
      title: 'Terms',
      slug: 'terms-of-use',
      content: '<p>x</p>',
      meta_description: 'x'.repeat(160),
      meta_keywords: '',
      page_type: 'legal',
      status: 'draft',
      is_active: true,
    };
    expect(problems(pageForm, good)).toEqual({});
    expect(
      problems(pageForm, { ...good, title: ' ', slug: '', content: ' ', meta_description: 'x'.repeat(161) }),
    ).toEqual({
      title: 'Please enter a page title.',
      slug: 'Please enter a page slug.',
      content: 'Please enter page content.',
      meta_description: 'Please shorten the meta description to 160 characters.',
    });
    expect(problems(pageForm, { ...good, slug: 'a--b' })['slug']).toBe(
      'Please use lower-case letters, digits and single hyphens in the slug.',
    );
  });
});
