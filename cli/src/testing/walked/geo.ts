import type { WalkedCommand } from './walked-command.ts';

/** What is walked of `grt geo`. */
export const geoCommands: readonly WalkedCommand[] = [
  {
    command: 'geo add',
    operation: 'geo.create',
    as: 'admin',
    words: [':code'],
    flags: { '--name': 'name', '--reason': 'block_reason' },
    base: { code: 'DE', name: 'Germany' },
    adds: { type: 'country' },
  },
  {
    command: 'geo edit',
    operation: 'geo.update',
    as: 'admin',
    words: ['FR'],
    flags: { '--name': 'name', '--code': 'code', '--reason': 'block_reason' },
    base: { code: 'DE', name: 'Germany' },
  },
];
