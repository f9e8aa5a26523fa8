import { moneyInput } from '@grt/sdk/rules';
import { domainIn } from '../../core/domain-name.ts';
import { dialog, press, soon, type WalkedForm } from './walked-form.ts';
import { screen } from '@testing-library/react';

const domainFields = {
  domain_name: ['Domain Name', 'reels.example'],
  domain_url: ['Domain URL', 'https://reels.example'],
  dmca_compliance_url: ['DMCA Policy URL', 'https://reels.example/dmca'],
  content_removal_email: ['Content Removal Notification Email', 'removal@reels.example'],
} as const;

/** Of a pasted address its domain is sent; anything else is judged as it was typed. */
const domainReads = { domain_name: (text: string) => (domainIn(text) === text.trim() ? text : domainIn(text)) };

const aFile = new File(['external_id,title,thumbnail_url\n'], 'videos.csv');

const reading = {
  delimiter: ['Delimiter', ';'],
  quote_char: ['Quote character', "'"],
  has_header_row: ['Has a header row', true],
  url_parameters: ['URL parameters', 'ref=grt'],
} as const;

export const newFeedFields = {
  feed_name: ['Feed name', 'Trending too'],
  feed_description: ['Description', 'The most watched'],
  feed_type: ['Feed type', 'insert_update'],
  category: ['Category', 'girls'],
  ...reading,
} as const;

/**
 * In a list of a feed that is there, an empty choice is none that the server knows, and no domain. The domain is shown by
 * its name, and the scene has a single approved one, with the number 1.
 */
export const feedChoices = {
  category: (text: string) => (text === '' ? 'none' : text),
  domain_id: (text: string) => (text === '' ? null : 1),
};

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
    reads: domainReads,
  },
  {
    file: 'features/client-domains/domain-dialog.tsx',
    operation: 'domains.update',
    as: 'acme',
    at: '/client/domains',
    open: dialog('Edit', 'Edit Domain'),
    send: 'Update Domain',
    fields: domainFields,
    reads: domainReads,
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
    reads: feedChoices,
    fields: {
      feed_url: ['Feed URL', 'https://feeds.example/b.csv'],
      refresh_interval_minutes: ['Fetched', '360'],
      ...newFeedFields,
      domain_id: ['Domain', 'clips.example'],
    },
    others: [/^Lazy quotes/],
  },
  {
    file: 'features/client-bidding/bidding-values.ts',
    operation: 'bidding.update',
    as: 'acme',
    at: ({ domain }) => `/client/domains/${String(domain)}/bidding`,
    send: 'Save Changes',
    fields: {
      bid_amount: ['Bid Amount ($ per click)', '0.4'],
      daily_budget: ['Daily Budget ($)', '75'],
      is_active: ['Enable bidding for this domain', false],
    },
    adds: { version: 1 },
    reads: { bid_amount: moneyInput, daily_budget: moneyInput },
  },
];
