import type { Note, NoteSubject } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { addSubject, noteColumns, subjectId } from './note-subject.ts';

/** `grt notes list` */
export function listCommand(context: Context): Command {
  const command = addSubject(new Command('list').alias('ls'))
    .description('list the internal notes on a record, newest first')
    .action(async (kind: NoteSubject, typed: string, { limit, web }: LimitFlag & WebFlag) => {
      if (web === true) return openScreen(context, screenOf[kind] + String(await subjectId(context, kind, typed)));
      await printList(context, listedNotes(context, kind, typed), noteColumns, { limit, empty: 'No notes found.' });
    });
  return withExample(addWeb(addLimit(command)), 'grt notes list domain 7', 'grt notes list client acme --web');
}

/** The screens of the records, which have their notes, up to the id. */
const screenOf: Readonly<Record<NoteSubject, string>> = {
  registration: '/admin/registrations?open=',
  client: '/admin/clients/',
  feed: '/admin/feeds/',
  domain: '/admin/domains/',
};

/** The notes on a record, newest first. */
export async function* listedNotes(context: Context, kind: NoteSubject, typed: string): AsyncGenerator<Note> {
  const grt = await context.grt();
  const subject = { subject_type: kind, subject_id: await subjectId(context, kind, typed) };
  yield* grt.notes.list(subject, { signal: context.signal });
}
