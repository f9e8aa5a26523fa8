import { expect, it } from 'vitest';
import { createGrt } from '../../client/client.ts';
import { ValidationError } from '../../client/errors.ts';
import { memoryTokenStore } from '../../client/session.ts';
import { checkBody } from './check-body.ts';

function clientThatCounts() {
  let sent = 0;
  const fetch = async () => {
    sent += 1;
    return Response.json({ success: true, data: { id: 1, domain_name: 'reels.example' } }, { status: 201 });
  };
  return { grt: createGrt({ fetch, checkBody, tokenStore: memoryTokenStore() }), sent: () => sent };
}

const domain = {
  domain_name: 'reels.example',
  dmca_compliance_url: 'https://reels.example/dmca',
  content_removal_email: 'removal@reels.example',
};

it('fails a call as the server would, field by field, and sends nothing', async () => {
  const { grt, sent } = clientThatCounts();
  const call = grt.domains.create({ ...domain, domain_name: 'x', content_removal_email: '' });
  await expect(call).rejects.toThrow(ValidationError);
  await expect(call).rejects.toMatchObject({
    status: 422,
    message: 'Please correct these fields.',
    fields: {
      domain_name: ['Please enter a valid domain name (e.g., example.com)'],
      content_removal_email: ['Content removal email is required'],
    },
  });
  expect(sent()).toBe(0);
  await grt.domains.create(domain);
  expect(sent()).toBe(1);
});

it('passes operations without a form, and does not ask an administrator for a reason', async () => {
  expect(await checkBody('auth.logout', {})).toBeUndefined();
  expect(await checkBody('bidding.update', { bid_amount: 0.3 })).toBeUndefined();
  expect(await checkBody('bidding.update', { bid_amount: 0.305 })).toHaveProperty('bid_amount');
});

it('checks a file with the form that accepts one', async () => {
  const feed = { feed_name: 'Clips', domain_id: 3, category: 'girls' };
  const file = { name: 'clips.exe', size: 3, stream: () => new ReadableStream() };
  expect(await checkBody('clientFeeds.create', { ...feed, file })).toEqual({
    file: ['Please select a CSV, JSON, or XML file'],
  });
  expect(await checkBody('clientFeeds.create', { ...feed, feed_url: 'ftp://a.example/f.csv' })).toEqual({
    feed_url: ['Please provide a valid URL'],
  });
});
