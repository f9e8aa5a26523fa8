import type { WalkedCommand } from './walked-command.ts';

/** What is walked of `grt system`. */
export const systemCommands: readonly WalkedCommand[] = [
  {
    command: 'system cache clear',
    operation: 'system.clearCache',
    as: 'admin',
    words: [':group'],
    flags: {},
    base: { group: 'all' },
    adds: { action: 'execute' },
  },
];
