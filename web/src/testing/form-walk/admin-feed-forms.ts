import { screen } from '@testing-library/react';
import { newFeedFields } from './client-forms.ts';
import { dialog, press, soon, type WalkedForm } from './walked-form.ts';

/** What an administrator fills in about feeds. */
export const adminFeedForms: readonly WalkedForm[] = [
  {
    file: 'parts/feed-upload/check-new-feed.ts',
    operation: 'adminFeeds.create',
    kind: 'multipart',
    as: 'reviewer',
    at: '/admin/feeds?upload=1',
    open: dialog(/^Upload Feed/),
    send: 'Upload Feed',
    fields: {
      file: ['Feed file', new File(['external_id,title,thumbnail_url\n'], 'videos.csv')],
      client_id: ['Client', 'Acme Video'],
      ...newFeedFields,
      domain_id: ['Domain', 'clips.example'],
    },
    sends: { client_id: 1, domain_id: 1 },
    others: ['Upload a file', 'From a URL', /^Lazy quotes/],
  },
  {
    file: 'parts/feed-upload/check-new-feed.ts',
    operation: 'adminFeeds.createFromUrl',
    as: 'reviewer',
    at: '/admin/feeds?upload=1',
    open: async () => {
      const found = await screen.findByRole('dialog', { name: /^Upload Feed/ }, soon);
      await press('From a URL', 'radio');
      return found;
    },
    send: 'Add Feed',
    fields: {
      feed_url: ['Feed URL', 'https://feeds.example/a.csv'],
      client_id: ['Client', 'Acme Video'],
      ...newFeedFields,
      domain_id: ['Domain', 'clips.example'],
    },
    sends: { client_id: 1, domain_id: 1 },
    others: ['Upload a file', 'From a URL', /^Lazy quotes/],
  },
  {
    file: 'features/admin-feeds/add-feed-dialog.tsx',
    operation: 'adminFeeds.upload',
    kind: 'multipart',
    as: 'reviewer',
    at: '/admin/feeds?tab=management&add=1',
    open: dialog('Add New Feed'),
    send: 'Create Feed',
    fields: {
      client_id: ['Client', 'Acme Video'],
      feed_name: ['Feed name', 'Trending too'],
      feed_type: ['Feed type', 'csv'],
      has_header_row: ['First row', 'true'],
      file: ['Feed file', new File(['external_id,title,thumbnail_url\n'], 'videos.csv')],
    },
    sends: { client_id: 1 },
    others: ['Upload a file', 'From a URL', 'CSV delimiter'],
    tellsInAlert: true,
  },
  {
    file: 'parts/feed-form/feed-edit-form.tsx',
    operation: 'adminFeeds.update',
    as: 'reviewer',
    at: ({ fetchedFeed }) => `/admin/feeds?tab=management&edit=${String(fetchedFeed)}`,
    open: dialog('Edit Feed'),
    send: 'Save Changes',
    fields: {
      ...newFeedFields,
      feed_url: ['Feed URL', 'https://feeds.example/b.csv'],
      refresh_interval_minutes: ['Fetched', '360'],
      domain_id: ['Domain', 'clips.example'],
      feed_type: ['Feed type', 'csv'],
    },
    others: [/^Lazy quotes/],
  },
];
