import { reviewed, type WalkedCommand } from './walked-command.ts';

/** What is walked of `grt registrations`. */
export const registrationsCommands: readonly WalkedCommand[] = [
  {
    command: 'registrations approve',
    operation: 'registrations.approve',
    as: 'admin',
    words: ['1'],
    flags: { '--notes': 'admin_notes' },
    base: { admin_notes: 'Checked' },
    asksFirst: 'registrations.list',
    others: [...reviewed, '--clients'],
  },
  {
    command: 'registrations reject',
    operation: 'registrations.reject',
    as: 'admin',
    words: ['1'],
    flags: { '--reason': 'admin_notes' },
    base: { admin_notes: 'No such company' },
    others: reviewed,
  },
  {
    command: 'registrations ask',
    operation: 'registrations.ask',
    as: 'admin',
    words: ['1'],
    flags: { '--question': 'question' },
    base: { question: 'Please send a copy that can be read' },
  },
];
