import type { WalkedCommand } from './walked-command.ts';

/** What is walked of `grt webhooks`. */
export const webhooksCommands: readonly WalkedCommand[] = [
  {
    command: 'webhooks create',
    operation: 'webhooks.create',
    as: 'acme',
    words: [':url'],
    flags: { '--event': 'events', '--description': 'description' },
    base: { url: 'https://hooks.example/grt', events: 'feed.approved' },
  },
  {
    command: 'webhooks update',
    operation: 'webhooks.update',
    as: 'acme',
    words: ['1'],
    flags: { '--url': 'url', '--event': 'events', '--description': 'description' },
    base: { url: 'https://hooks.example/grt' },
  },
];
