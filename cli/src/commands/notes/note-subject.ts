import { noteSubjectValues, type Note } from '@grt/sdk/contract';
import { Argument, type Command } from 'commander';
import type { Column } from '../../core/column.ts';
import { parseId } from '../../core/ids.ts';

/** What notes show. */
export const noteColumns: readonly Column<Note>[] = [
  { name: 'Id', value: (note) => note.id, align: 'right' },
  { name: 'When', value: (note) => note.created_at, time: true },
  { name: 'Author', value: (note) => note.author },
  { name: 'Note', value: (note) => note.text },
];

/** Adds what the notes are about. */
export const addSubject = (command: Command): Command =>
  command
    .addArgument(new Argument('<kind>', 'what the note is about').choices(noteSubjectValues))
    .argument('<id>', 'its id', parseId);
