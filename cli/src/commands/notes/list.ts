import type { Note, NoteSubject } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addSubject, noteColumns, subjectId } from './note-subject.ts';

/** `grt notes list` */
export function listCommand(context: Context): Command {
  const command = addSubject(new Command('list').alias('ls'))
    .description('list the internal notes on a record, newest first')
    .action(async (kind: NoteSubject, typed: string, { limit }: LimitFlag) => {
      await printList(context, listedNotes(context, kind, typed), noteColumns, { limit, empty: 'No notes found.' });
    });
  return withExample(addLimit(command), 'grt notes list domain 7');
}

/** The notes on a record, newest first. */
export async function* listedNotes(context: Context, kind: NoteSubject, typed: string): AsyncGenerator<Note> {
  const grt = await context.grt();
  const subject = { subject_type: kind, subject_id: await subjectId(context, kind, typed) };
  yield* grt.notes.list(subject, { signal: context.signal });
}
