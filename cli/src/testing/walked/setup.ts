import type { WalkedCommand } from './walked-command.ts';

/** What is walked of `grt setup`. */
export const setupCommands: readonly WalkedCommand[] = [
  {
    command: 'setup',
    operation: 'setup.createAccount',
    asksFirst: 'setup.validateToken',
    as: 'visitor',
    words: ['{setup-link}'],
    flags: { '--username': 'username' },
    base: { username: 'northlight' },
    fixed: ['--password-stdin'],
    adds: { token: 't', password: 'a much longer one', password_confirmation: 'a much longer one' },
    stdin: 'a much longer one',
  },
];
