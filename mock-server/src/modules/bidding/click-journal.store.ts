import { aliasedTable, and, count, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import type { IdWindow } from '../../core/pagination.ts';
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
  list(domainId: number, page: IdWindow): Promise<{ rows: JournalEntry[]; total: number }>;
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
    async list(domainId, { offset, limit, afterId }) {
      const isOfDomain = eq(clickEntries.domainId, domainId);
      const follows = afterId === undefined ? undefined : lt(clickEntries.id, afterId);
      const rows = await entries()
        .where(and(isOfDomain, follows))
        .orderBy(desc(clickEntries.id))
        .offset(offset)
        .limit(limit);
      const [sum] = await database.current().select({ total: count() }).from(clickEntries).where(isOfDomain);
      return { rows, total: sum?.total ?? 0 };
    },
  };
}
