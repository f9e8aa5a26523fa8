import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { countedPage } from '../../core/database/counted-rows.ts';
import type { Counted, PageWindow } from '../../core/pagination.ts';
import { accounts } from '../../tables/accounts.tables.ts';
import { notes } from '../../tables/notes.tables.ts';

export type NoteRow = typeof notes.$inferSelect;
export type NewNote = Omit<NoteRow, 'id'>;

/** What notes are about. */
export type NoteSubject = Pick<NoteRow, 'subjectType' | 'subjectId'>;

/** A note with its author's username. */
export interface WrittenNote {
  readonly note: NoteRow;
  readonly author: string | null;
}

export interface NoteStore {
  insert(note: NewNote): Promise<NoteRow>;
  /** The newest first. */
  list(subject: NoteSubject, page: PageWindow): Promise<{ rows: WrittenNote[] } & Counted>;
}

export function createNoteStore(database: Database): NoteStore {
  return {
    async insert(note) {
      const [row] = await database.current().insert(notes).values(note).returning();
      if (!row) throw new Error('The database returned no row for a new note');
      return row;
    },
    list({ subjectType, subjectId }, window) {
      const where = and(eq(notes.subjectType, subjectType), eq(notes.subjectId, subjectId));
      return countedPage(database, {
        window,
        isSearch: false,
        all: database.current().select({ id: notes.id }).from(notes).where(where),
        read: () =>
          database
            .current()
            .select({ note: notes, author: accounts.username })
            .from(notes)
            .leftJoin(accounts, eq(accounts.id, notes.authorId))
            .where(where)
            .orderBy(desc(notes.id))
            .offset(window.offset)
            .limit(window.limit),
      });
    },
  };
}
