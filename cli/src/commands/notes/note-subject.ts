import { noteSubjectValues, type Note, type NoteSubject } from '@grt/sdk/contract';
import { Argument, type Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { findDomain } from '../../parts/find-domain.ts';
import { clientId } from '../../parts/review/client-records.ts';
import { feedId } from '../../parts/review/feed-records.ts';
import { registrationId } from '../../parts/review/registration-id.ts';

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
    .argument('<record>', 'its id, its name, or the address of its screen');

const ids: Readonly<Record<NoteSubject, (context: Context, typed: string) => Promise<number>>> = {
  registration: registrationId,
  client: clientId,
  feed: feedId,
  domain: (context, domain) => findDomain(context, { domain }),
};

/** The id of what the notes are about.
 * @throws CommandError as `findId` does */
export const subjectId = (context: Context, kind: NoteSubject, typed: string): Promise<number> =>
  ids[kind](context, typed);
