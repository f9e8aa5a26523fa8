import type { WalkedCommand } from './walked-command.ts';

/** What is walked of `grt factors`. */
export const factorsCommands: readonly WalkedCommand[] = [
  {
    command: 'factors setup',
    operation: 'factors.confirmTotp',
    as: 'acme',
    flags: { '--otp': 'code', '--name': 'name' },
    base: { code: '123456' },
  },
  {
    command: 'factors rename',
    operation: 'factors.rename',
    as: 'acme',
    words: ['4', ':name'],
    flags: {},
    base: { name: 'Laptop' },
  },
];
