import type { WalkedCommand } from './walked-command.ts';

/** What is walked of `grt auth`. */
export const authCommands: readonly WalkedCommand[] = [
  {
    command: 'auth login',
    operation: 'auth.clientLogin',
    also: 'auth.adminLogin',
    as: 'visitor',
    flags: { '--username': 'username' },
    base: { username: 'acme' },
    fixed: ['--password-stdin'],
    adds: { password: 'wrong' },
    stdin: 'wrong',
    others: ['--otp'],
  },
  {
    command: 'auth confirm',
    operation: 'factors.stepUp',
    as: 'acme',
    flags: { '--otp': 'code' },
    base: { code: '123456' },
  },
  {
    command: 'auth reset',
    operation: 'auth.forgotPassword',
    as: 'visitor',
    words: [':username'],
    flags: {},
    base: { username: 'acme' },
    others: ['--link', '--password-stdin'],
  },
];
