import { describe, expect, it } from 'vitest';
import { messages } from '../messages.gen.ts';
import { newFeedErrors, stateErrors } from '../rules/index.ts';
import { checkForm } from './check-form.ts';
import { form as passwordForm } from './auth.changePassword.gen.ts';
import { form as bidForm } from './bidding.update.gen.ts';
import { fileForm as feedFileForm, form as feedUrlForm } from './clientFeeds.create.gen.ts';
import { form as mappingForm } from './clientFeeds.saveMapping.gen.ts';
import { form as domainForm } from './domains.create.gen.ts';
import { form as geoForm } from './geo.create.gen.ts';
import { form as applicationForm } from './registrations.submit.gen.ts';
import { form as accountForm } from './setup.createAccount.gen.ts';
import { form as tokenForm } from './tokens.create.gen.ts';

const domain = {
  domain_name: 'reels.example',
  dmca_compliance_url: 'https://reels.example/dmca',
  content_removal_email: 'removal@reels.example',
};

describe('a form that can be sent', () => {
  it('comes out normalized: on one line, trimmed, and in the spelling of its formats', () => {
    const { body } = checkForm(domainForm, {
      domain_name: ' WWW.Bücher.Example. ',
      domain_url: ' https://bücher.example ',
      dmca_compliance_url: '\thttps://reels.example/dmca\r\n',
      content_removal_email: ' removal@reels.example ',
    });
    expect(body).toEqual({
      domain_name: 'xn--bcher-kva.example',
      domain_url: 'https://bücher.example',
      dmca_compliance_url: 'https://reels.example/dmca',
      content_removal_email: 'removal@reels.example',
    });
    expect(checkForm(geoForm, { type: 'state', code: ' us-ny', name: 'New\n\n York\u0007' }).body).toEqual({
      type: 'state',
      code: 'US-NY',
      name: 'New York',
    });
  });

  it('keeps the lines of long texts, and passwords verbatim', () => {
    const { body } = checkForm(geoForm, { type: 'country', code: 'GB', name: 'UK', block_reason: ' One\n two ' });
    expect(body?.block_reason).toBe('One\n two');
    const passwords = { current_password: '  old  ', password: ' new  one ', password_confirmation: ' new  one ' };
    expect(checkForm(passwordForm, passwords).body).toEqual(passwords);
  });

  it('treats undefined as omitted, and accepts an empty value where allowed', () => {
    for (const domain_url of [undefined, null, '', '  ']) {
      expect(checkForm(domainForm, { ...domain, domain_url }).errors).toBeUndefined();
    }
  });
});

describe('a form that cannot be sent', () => {
  it("reports all faults together, in the contract's words and order", () => {
    const { errors } = checkForm(domainForm, {
      content_removal_email: 'nobody',
      domain_url: 'ftp://a.example',
      domain_name: 'x',
      color: 'red',
    });
    expect(Object.entries(errors ?? {})).toEqual([
      ['domain_name', ['Please enter a valid domain name (e.g., example.com)']],
      ['domain_url', ['Domain URL must start with http:// or https://']],
      ['dmca_compliance_url', ['DMCA policy URL is required']],
      ['content_removal_email', ['Please enter a valid email address']],
      ['color', ['color is not a known field']],
    ]);
  });

  it.each(['localhost', 'https://reels.example', 'reels.example/x', '-a.example', '192.168.0.1', 'a_b.example'])(
    'refuses the domain name %s',
    (domain_name) => {
      expect(checkForm(domainForm, { ...domain, domain_name }).errors).toEqual({
        domain_name: ['Please enter a valid domain name (e.g., example.com)'],
      });
    },
  );

  it.each([undefined, null, '', ' \n '])('says that a value is required instead of %j', (nothing) => {
    expect(
      checkForm(accountForm, { token: 't', username: nothing, password: nothing, password_confirmation: 'x' }).errors,
    ).toMatchObject({ username: ['Username is required'] });
    expect(checkForm(applicationForm, { expected_traffic: nothing }).errors).toMatchObject({
      expected_traffic: ['Expected traffic is required'],
      first_name: ['First name is required'],
    });
  });

  it('counts characters as the server does, and reports texts that are too short or too long', () => {
    const name = (length: number) => checkForm(tokenForm, { name: '😀'.repeat(length), scopes: ['feeds:read'] }).errors;
    expect(name(100)).toBeUndefined();
    expect(name(101)).toEqual({ name: ['Name must have at most 100 characters'] });
    const username = (text: string) =>
      checkForm(accountForm, { token: 't', username: text, password: 'quite long', password_confirmation: 'x' }).errors;
    const refused = { username: ['Please use 3 to 32 letters, digits, dots, hyphens, or underscores'] };
    expect(['abc', 'A.b-c_9', 'a'.repeat(32)].map(username)).toEqual([undefined, undefined, undefined]);
    for (const wrong of ['a', 'ab', 'a'.repeat(33), 'a b c', 'ä-b-c']) expect(username(wrong), wrong).toEqual(refused);
  });

  it('accepts every amount in whole cents, and no other', () => {
    for (let cents = 0; cents <= 10_000; cents += 1) {
      expect(checkForm(bidForm, { bid_amount: cents / 100 }).errors).toBeUndefined();
    }
    expect(checkForm(bidForm, { bid_amount: 0.005, daily_budget: 100_000.01 }).errors).toEqual({
      bid_amount: ['The bid must be a multiple of $0.01'],
      daily_budget: ['The daily budget must be at most $100,000'],
    });
    expect(checkForm(bidForm, { bid_amount: Number.NaN }).errors).toEqual({
      bid_amount: ['Please enter the bid as a number'],
    });
    expect(checkForm(bidForm, {}).errors).toEqual({ body: ['Please send at least one field'] });
  });

  it('refuses an ftp:// URL for a feed', () => {
    const feed = { feed_name: 'Clips', domain_id: 3, feed_url: 'ftp://a.example/f.csv' };
    expect(checkForm(feedUrlForm, feed).errors).toEqual({ feed_url: ['Please provide a valid URL'] });
  });

  it('names entries and nested fields as the server does', () => {
    expect(checkForm(tokenForm, { name: 'CI', scopes: ['feeds:read', 'all', 'feeds:read'] }).errors).toMatchObject({
      'scopes.1': [expect.stringMatching(/^Entry 2 must be one of: account:read, /)],
    });
    const mapping = { a: { field: 'title', split: '' }, b: 3, c: [], d: { feld: 'title' } };
    expect(checkForm(mappingForm, { mapping }).errors).toMatchObject({
      'mapping.a.split': [messages.FieldTarget.split.enum],
      'mapping.b': ['B must be text or an object or a list'],
      'mapping.c': ['C must have at least one entry'],
      'mapping.d.field': ['Field is required'],
      'mapping.d.feld': ['mapping.d.feld is not a known field'],
    });
  });

  it("checks a file's name and size, and leaves its content to the server", () => {
    const feed = { feed_name: 'Clips', domain_id: 3, category: 'girls' };
    const errors = (file: object) => checkForm(feedFileForm, { ...feed, file }).errors;
    expect(errors({ name: 'DUMP.CSV', size: 52_428_800 })).toBeUndefined();
    expect(errors({ name: 'dump.csv.gz', size: 1 })).toBeUndefined();
    expect(errors({ name: 'dump.exe', size: 1 })).toEqual({ file: ['Please select a CSV, JSON, or XML file'] });
    expect(errors({ name: 'dump.csv', size: 52_428_801 })).toEqual({ file: ['File size must be less than 50MB'] });
    expect(checkForm(feedFileForm, feed).errors).toEqual({ file: ['Please select a file to upload'] });
    const license = (name: string, size: number) =>
      checkForm(applicationForm, { business_license: { name, size } }).errors?.['business_license'];
    expect([license('a.PDF', 10_485_760), license('a.jpeg', 1)]).toEqual([undefined, undefined]);
    expect(license('a.pdf', 10_485_761)).toEqual(['File size must be less than 10MB']);
    expect(license('a.exe', 1)).toEqual(['Please select a PNG, JPG, or PDF file']);
  });
});

describe('a rule about several fields', () => {
  it('is reported along with the faults of single fields', () => {
    expect(checkForm(feedUrlForm, {}, newFeedErrors).errors).toEqual({
      feed_name: ['Please provide a feed name'],
      category: ['Please select a category for insert/update feeds'],
      feed_url: ['Please provide a feed URL'],
      domain_id: ['Please select a domain'],
    });
  });

  it('does not see fields that are invalid on their own', () => {
    const place = { country: 'XX', state: 'NY' };
    expect(checkForm(applicationForm, place, stateErrors).errors).not.toHaveProperty('state');
    expect(checkForm(applicationForm, { ...place, country: 'CA' }, stateErrors).errors).toHaveProperty('state');
  });
});
