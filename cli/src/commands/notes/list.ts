import type { NoteSubject } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addSubject, noteColumns, subjectId } from './note-subject.ts';

/** `grt notes list` */
export function listCommand(context: Context): Command {
  const command = addSubject(new Command('list').alias('ls'))
    .description('list the internal notes on a record, newest first')
    .action(async (kind: NoteSubject, typed: string, flags: LimitFlag) =>
      listNotes(context, { kind, id: await subjectId(context, kind, typed) }, flags),
    );
  return withExample(addLimit(command), 'grt notes list domain 7');
}

async function listNotes(
  context: Context,
  { kind, id }: { readonly kind: NoteSubject; readonly id: number },
  { limit }: LimitFlag,
): Promise<void> {
  const grt = await context.grt();
  const notes = grt.notes.list({ subject_type: kind, subject_id: id }, { signal: context.signal });
  await printList(context, notes, noteColumns, { limit, empty: 'No notes found.' });
}
