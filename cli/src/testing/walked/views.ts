import type { WalkedCommand } from './walked-command.ts';

/** What is walked of `grt views`. */
export const viewsCommands: readonly WalkedCommand[] = [
  {
    command: 'views save',
    operation: 'views.save',
    as: 'admin',
    words: [':list', ':query'],
    flags: { '--name': 'name' },
    base: { list: 'clients', name: 'Suspended', query: 'status=suspended' },
  },
];
