import { reviewed, type WalkedCommand } from './walked-command.ts';

const reading = {
  '--type': 'feed_type',
  '--delimiter': 'delimiter',
  '--quote': 'quote_char',
  '--url-parameters': 'url_parameters',
  '--header-row': 'header_row',
  '--record-path': 'record_path',
  '--encoding': 'encoding',
};

/** What is walked of `grt feeds`. */
export const feedsCommands: readonly WalkedCommand[] = [
  {
    command: 'feeds upload',
    operation: 'clientFeeds.create',
    kind: 'multipart',
    as: 'acme',
    words: ['{file}'],
    flags: {
      '--name': 'feed_name',
      '--description': 'feed_description',
      '--category': 'category',
      ...reading,
    },
    base: { feed_name: 'Trending', category: 'girls' },
    fixed: ['--domain=1'],
    others: [
      '--domain',
      '--feed',
      '--client',
      '--lazy-quotes',
      '--map',
      '--mapping',
      '--mapping-file',
      '--wait-timeout',
    ],
    adds: { domain_id: 1 },
  },
  {
    command: 'feeds edit',
    operation: 'clientFeeds.update',
    as: 'acme',
    words: ['1'],
    flags: {
      '--name': 'feed_name',
      '--description': 'feed_description',
      '--category': 'category',
      '--url': 'feed_url',
      '--every': 'refresh_interval_minutes',
      ...reading,
    },
    base: { feed_name: 'Trending' },
    others: ['--domain', '--lazy-quotes'],
  },
  {
    command: 'feeds add-url',
    operation: 'clientFeeds.create',
    as: 'acme',
    words: [':feed_url'],
    flags: {
      '--name': 'feed_name',
      '--description': 'feed_description',
      '--category': 'category',
      '--every': 'refresh_interval_minutes',
      ...reading,
    },
    base: { feed_url: 'https://feeds.example/a.csv', feed_name: 'Partner', category: 'girls' },
    others: ['--domain', '--client', '--lazy-quotes', '--map', '--mapping', '--mapping-file', '--wait-timeout'],
    fixed: ['--domain=1'],
    adds: { domain_id: 1 },
  },
  {
    command: 'feeds reject',
    operation: 'adminFeeds.reject',
    as: 'admin',
    words: ['1'],
    flags: { '--reason': 'reason' },
    base: { reason: 'The pictures are too small' },
    others: reviewed,
  },
];
