import type { WalkedCommand } from './walked-command.ts';

/** What is walked of `grt variables`. */
export const variablesCommands: readonly WalkedCommand[] = [
  {
    command: 'variables set',
    operation: 'variables.create',
    as: 'admin',
    words: [':variable_key', ':default_value'],
    flags: { '--name': 'variable_name', '--description': 'description' },
    base: { variable_key: 'support_phone', default_value: '555', variable_name: 'Support phone' },
    others: ['--domain', '--unset'],
  },
];
