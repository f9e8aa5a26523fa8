import type { WalkedCommand } from './walked-command.ts';

/** What is walked of `grt tokens`. */
export const tokensCommands: readonly WalkedCommand[] = [
  {
    command: 'tokens create',
    operation: 'tokens.create',
    as: 'acme',
    words: [':name'],
    flags: { '--days': 'expires_in_days', '--scope': 'scopes' },
    others: ['--preset'],
    base: { name: 'Nightly', expires_in_days: '30', scopes: 'feeds:read' },
  },
];
