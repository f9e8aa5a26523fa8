import { and, count, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import type { PageWindow } from '../../core/pagination.ts';
import { accounts } from '../../tables/accounts.tables.ts';
import type { PageFields } from './pages.rules.ts';
import type { Saving, Writer } from './pages.store.ts';
import { sitePageRevisions, type RevisionRow } from '../../tables/pages.tables.ts';

export interface RevisionRecord {
  readonly revision: RevisionRow;
  readonly updater: Writer;
}

/** A revision without its content, for lists. */
export interface RevisionSummaryRecord {
  readonly revision: Omit<RevisionRow, 'content'>;
  readonly updater: Writer;
}

/** Which revision of which page. */
export interface RevisionKey {
  readonly pageId: number;
  readonly revision: number;
}

export interface RevisionStore {
  /** The revisions of one page, newest first. */
  list(pageId: number, window: PageWindow): Promise<{ rows: RevisionSummaryRecord[]; total: number }>;
  find(key: RevisionKey): Promise<RevisionRecord | undefined>;
  insert(key: RevisionKey & { restoredFrom: number | null }, fields: PageFields, saving: Saving): Promise<void>;
}

const writer = { id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName };

export function createRevisionStore(database: Database): RevisionStore {
  return {
    async list(pageId, { offset, limit }) {
      const { content: _content, ...columns } = getTableColumns(sitePageRevisions);
      const where = eq(sitePageRevisions.pageId, pageId);
      const rows = await database
        .current()
        .select({ revision: columns, updater: writer })
        .from(sitePageRevisions)
        .innerJoin(accounts, eq(accounts.id, sitePageRevisions.createdBy))
        .where(where)
        .orderBy(desc(sitePageRevisions.revision))
        .offset(offset)
        .limit(limit);
      const [total] = await database.current().select({ total: count() }).from(sitePageRevisions).where(where);
      return { rows, total: total?.total ?? 0 };
    },
    async find({ pageId, revision }) {
      const [found] = await database
        .current()
        .select({ revision: sitePageRevisions, updater: writer })
        .from(sitePageRevisions)
        .innerJoin(accounts, eq(accounts.id, sitePageRevisions.createdBy))
        .where(and(eq(sitePageRevisions.pageId, pageId), eq(sitePageRevisions.revision, revision)));
      return found;
    },
    async insert(key, fields, { accountId, at }) {
      await database
        .current()
        .insert(sitePageRevisions)
        .values({ ...key, ...fields, createdBy: accountId, createdAt: at });
    },
  };
}
