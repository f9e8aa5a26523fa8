import { aliasedTable, and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import { countedPage } from '../../core/database/counted-rows.ts';
import type { Database } from '../../core/database/database.ts';
import type { Counted, IdWindow } from '../../core/pagination.ts';
import { clickEntries } from '../../tables/bidding.tables.ts';

type ClickEntryRow = typeof clickEntries.$inferSelect;

/** An entry of the journal, with the number of the correction that takes it back. */
export type JournalEntry = ClickEntryRow & { readonly correctedBy: number | null };

/** The journal of people's clicks. Entries are only ever added. */
export interface ClickJournal {
  /** Adds an entry, in the transaction of what it records. */
  add(entry: typeof clickEntries.$inferInsert): Promise<ClickEntryRow>;
  find(id: number): Promise<JournalEntry | undefined>;
  /** Of a domain, latest first. */
  list(domainId: number, page: IdWindow): Promise<{ rows: JournalEntry[] } & Counted>;
}

export function createClickJournal(database: Database): ClickJournal {
  const corrections = aliasedTable(clickEntries, 'corrections');
  const entries = () =>
    database
      .current()
      .select({ ...getTableColumns(clickEntries), correctedBy: corrections.id })
      .from(clickEntries)
      .leftJoin(corrections, eq(corrections.corrects, clickEntries.id));
  return {
    async add(entry) {
      const [row] = await database.current().insert(clickEntries).values(entry).returning();
      if (!row) throw new Error('The database returned no row for an entry of the journal');
      return row;
    },
    async find(id) {
      const [row] = await entries().where(eq(clickEntries.id, id));
      return row;
    },
    list(domainId, window) {
      const isOfDomain = eq(clickEntries.domainId, domainId);
      const follows = window.afterId === undefined ? undefined : lt(clickEntries.id, window.afterId);
      return countedPage(database, {
        window,
        isSearch: false,
        all: database.current().select({ id: clickEntries.id }).from(clickEntries).where(isOfDomain),
        read: async () =>
          entries()
            .where(and(isOfDomain, follows))
            .orderBy(desc(clickEntries.id))
            .offset(window.offset)
            .limit(window.limit),
      });
    },
  };
}
