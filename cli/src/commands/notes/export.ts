import type { NoteSubject } from '@grt/sdk/contract';
import type { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { exportCommand as exportList } from '../../core/export-list.ts';
import { listedNotes } from './list.ts';
import { addSubject, noteColumns } from './note-subject.ts';

/** `grt notes export` */
export const exportCommand = (context: Context): Command =>
  exportList(context, {
    noun: 'notes',
    what: 'the internal notes on a record',
    columns: noteColumns,
    addWords: { to: addSubject, example: 'domain 7' },
    rows: (_, __, [kind, record]: readonly [NoteSubject, string]) => listedNotes(context, kind, record),
  });
