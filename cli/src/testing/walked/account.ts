import { person, type WalkedCommand } from './walked-command.ts';

/** What is walked of `grt account`. */
export const accountCommands: readonly WalkedCommand[] = [
  {
    command: 'account edit',
    operation: 'auth.updateProfile',
    as: 'acme',
    words: [],
    flags: {
      '--first-name': 'first_name',
      '--last-name': 'last_name',
      '--email': 'email',
      '--phone': 'phone',
      '--job-title': 'job_title',
      '--website': 'website',
      '--timezone': 'timezone',
    },
    base: person,
    others: ['--notify'],
  },
];
