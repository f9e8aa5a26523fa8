import type { NoteSubject } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addSubject, noteColumns, subjectId } from './note-subject.ts';

interface AddFlags {
  readonly text: string;
}

/** `grt notes add` */
export function addCommand(context: Context): Command {
  const command = addSubject(new Command('add'))
    .description('add an internal note to a record; only administrators see it')
    .requiredOption('--text <text>', 'the note')
    .action(async (kind: NoteSubject, typed: string, flags: AddFlags) =>
      addNote(context, { kind, id: await subjectId(context, kind, typed) }, flags),
    );
  return withExample(command, 'grt notes add registration 3 --text "Called on Monday."');
}

async function addNote(
  context: Context,
  { kind, id }: { readonly kind: NoteSubject; readonly id: number },
  { text }: AddFlags,
): Promise<void> {
  const grt = await context.grt();
  const note = await grt.notes.create({ subject_type: kind, subject_id: id, text }, { signal: context.signal });
  await context.output.result(note, noteColumns);
}
