import { person, type WalkedCommand } from './walked-command.ts';

const userFlags = { '--first-name': 'first_name', '--last-name': 'last_name', '--email': 'email' };

/** What is walked of `grt users`. */
export const usersCommands: readonly WalkedCommand[] = [
  {
    command: 'users add',
    operation: 'users.create',
    as: 'admin',
    words: [':username'],
    flags: userFlags,
    base: { username: 'mira', ...person },
    others: ['--role'],
    adds: { role: 'admin' },
  },
  {
    command: 'users edit',
    operation: 'users.update',
    as: 'admin',
    words: ['2'],
    flags: userFlags,
    base: person,
    others: ['--role', '--active', '--inactive'],
  },
];
