import type { WalkedCommand } from './walked-command.ts';

/** What is walked of `grt notes`. */
export const notesCommands: readonly WalkedCommand[] = [
  {
    command: 'notes add',
    operation: 'notes.create',
    as: 'admin',
    words: ['client', '1'],
    flags: { '--text': 'text' },
    base: { text: 'Called on Monday.' },
    adds: { subject_type: 'client', subject_id: 1 },
  },
];
