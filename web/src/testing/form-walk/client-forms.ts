import { dialog, press, soon, type WalkedForm } from './walked-form.ts';
import { screen } from '@testing-library/react';

const domainFields = {
  domain_name: ['Domain Name', 'reels.example'],
  domain_url: ['Domain URL', 'https://reels.example'],
  dmca_compliance_url: ['DMCA Policy URL', 'https://reels.example/dmca'],
  content_removal_email: ['Content Removal Notification Email', 'removal@reels.example'],
} as const;

const aFile = new File(['external_id,title,thumbnail_url\n'], 'videos.csv');

const reading = {
  delimiter: ['Delimiter', ';'],
  quote_char: ['Quote character', "'"],
  has_header_row: ['Has a header row', true],
  header_row: ['Line of the header row', '4'],
  url_parameters: ['URL parameters', 'ref=grt'],
} as const;

export const newFeedFields = {
  feed_name: ['Feed name', 'Trending too'],
  feed_description: ['Description', 'The most watched'],
  feed_type: ['Feed type', 'insert_update'],
  category: ['Category', 'girls'],
  ...reading,
} as const;

/** What a client fills in. */
export const clientForms: readonly WalkedForm[] = [
  {
    file: 'features/client-domains/domain-dialog.tsx',
    operation: 'domains.create',
    as: 'acme',
    at: '/client/domains?add=1',
    open: dialog('Add New Domain'),
    send: 'Add Domain',
    fields: domainFields,
  },
  {
    file: 'features/client-domains/domain-dialog.tsx',
    operation: 'domains.update',
    as: 'acme',
    at: '/client/domains',
    open: dialog('Edit', 'Edit Domain'),
    send: 'Update Domain',
    fields: domainFields,
  },
  {
    file: 'parts/feed-upload/check-new-feed.ts',
    operation: 'clientFeeds.create',
    kind: 'multipart',
    as: 'acme',
    at: '/client/feeds?add=1',
    open: dialog(/^Add New Feed/),
    send: 'Upload Feed',
    fields: { file: ['Feed file', aFile], ...newFeedFields, domain_id: ['Domain', 'clips.example'] },
    sends: { domain_id: 1 },
    others: ['Upload a file', 'From a URL', /^Lazy quotes/],
  },
  {
    file: 'parts/feed-upload/check-new-feed.ts',
    operation: 'clientFeeds.create',
    as: 'acme',
    at: '/client/feeds?add=1',
    open: async () => {
      const found = await screen.findByRole('dialog', { name: /^Add New Feed/ }, soon);
      await press('From a URL', 'radio');
      return found;
    },
    send: 'Add Feed',
    fields: {
      feed_url: ['Feed URL', 'https://feeds.example/a.csv'],
      ...newFeedFields,
      domain_id: ['Domain', 'clips.example'],
    },
    sends: { domain_id: 1 },
    others: ['Upload a file', 'From a URL', /^Lazy quotes/],
  },
  {
    file: 'parts/feed-upload/feed-file-dialog.tsx',
    operation: 'clientFeeds.update',
    kind: 'multipart',
    as: 'acme',
    at: ({ feed }) => `/client/feeds?file=${String(feed)}`,
    open: dialog('New file for Trending'),
    send: 'Upload File',
    fields: { file: ['Feed file', aFile], ...reading },
    others: [/^Lazy quotes/],
  },
  {
    file: 'parts/feed-form/feed-edit-form.tsx',
    operation: 'clientFeeds.update',
    as: 'acme',
    at: '/client/feeds',
    open: dialog('Edit', 'Edit Feed'),
    send: 'Save Changes',
    fields: {
      feed_url: ['Feed URL', 'https://feeds.example/b.csv'],
      refresh_interval_minutes: ['Fetched', '360'],
      ...newFeedFields,
      domain_id: ['Domain', 'clips.example'],
    },
    sends: { domain_id: 1 },
    others: [/^Lazy quotes/],
  },
  {
    file: 'parts/bidding-terms/bidding-values.ts',
    operation: 'bidding.update',
    as: 'acme',
    at: ({ domain }) => `/client/domains/${String(domain)}/bidding`,
    send: 'Save Changes',
    fields: {
      bid_amount: ['Bid Amount ($ per click)', '0.4'],
      daily_budget: ['Daily Budget ($)', '75'],
      is_active: ['Enable bidding for this domain', false],
    },
    adds: ['version'],
    wrong: { bid_amount: '100.01', daily_budget: '100000.01' },
  },
];
