import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { pageListOrder, type QueryOf } from '@grt/sdk/contract';
import { byName } from '../../core/database/columns.ts';
import type { Database } from '../../core/database/database.ts';
import { inOrder } from '../../core/database/in-order.ts';
import { likePattern } from '../../core/database/like.ts';
import type { PageWindow } from '../../core/pagination.ts';
import { accounts } from '../../tables/accounts.tables.ts';
import type { PageFields } from './pages.rules.ts';
import { pageRedirects, sitePages, type PageRow } from '../../tables/pages.tables.ts';

/** Who wrote something. */
export interface Writer {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
}

export interface PageRecord {
  readonly page: PageRow;
  readonly updater: Writer;
}

/** A page without its content, for lists. */
export interface PageSummaryRecord {
  readonly page: Omit<PageRow, 'content'>;
  readonly updater: Writer;
}

export type PageFilter = Pick<QueryOf<'pages.list'>, 'search' | 'status' | 'page_type' | 'sort_by' | 'sort_order'>;

/** Who saves, and when. */
export interface Saving {
  readonly accountId: number;
  readonly at: Date;
}

export interface PageStore {
  list(filter: PageFilter, window: PageWindow): Promise<{ rows: PageSummaryRecord[]; total: number }>;
  /** The ids of everything that matches, in the order of the list. */
  idsOf(filter: PageFilter): Promise<number[]>;
  /** Some pages, in the order of the ids; those that are gone are left out. */
  some(ids: readonly number[]): Promise<PageSummaryRecord[]>;
  find(id: number): Promise<PageRecord | undefined>;
  findBySlug(slug: string): Promise<PageRow | undefined>;
  /** The page that used to have the slug. */
  findByOldSlug(slug: string): Promise<PageRow | undefined>;
  /** Whether an attribute on a page that everyone can see is this address. */
  isOnPublicPage(url: string): Promise<boolean>;
  /** Reads a page and locks it until the transaction ends. */
  hold(id: number): Promise<PageRecord | undefined>;
  /** @throws an error with the constraint site_pages_slug when another page has the slug; so does `save`. */
  insert(fields: PageFields, saving: Saving): Promise<number>;
  /** Saves a page as its next version. A slug that it gives up redirects to it from then on. */
  save(before: PageRow, fields: PageFields, saving: Saving): Promise<void>;
  /** Deletes a page with its revisions and redirects; undefined if there is none. */
  remove(id: number): Promise<PageRow | undefined>;
}

const writer = { id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName };

export function createPageStore(database: Database): PageStore {
  return { ...listing(database), ...reading(database), ...writing(database) };
}

function listing(database: Database): Pick<PageStore, 'list' | 'idsOf' | 'some'> {
  const { content: _content, ...columns } = getTableColumns(sitePages);
  const select = () =>
    database
      .current()
      .select({ page: columns, updater: writer })
      .from(sitePages)
      .innerJoin(accounts, eq(accounts.id, sitePages.updatedBy));
  return {
    async list(filter, { offset, limit }) {
      const where = and(...conditions(filter));
      const rows = await select()
        .where(where)
        .orderBy(...ordering(filter))
        .offset(offset)
        .limit(limit);
      const [total] = await database.current().select({ total: count() }).from(sitePages).where(where);
      return { rows, total: total?.total ?? 0 };
    },
    async idsOf(filter) {
      const rows = await database
        .current()
        .select({ id: sitePages.id })
        .from(sitePages)
        .where(and(...conditions(filter)))
        .orderBy(...ordering(filter));
      return rows.map(({ id }) => id);
    },
    async some(ids) {
      return inOrder(ids, await select().where(inArray(sitePages.id, [...ids])), ({ page }) => page.id);
    },
  };
}

function reading(
  database: Database,
): Pick<PageStore, 'find' | 'findBySlug' | 'findByOldSlug' | 'isOnPublicPage' | 'hold'> {
  async function find(id: number): Promise<PageRecord | undefined> {
    const [found] = await database
      .current()
      .select({ page: sitePages, updater: writer })
      .from(sitePages)
      .innerJoin(accounts, eq(accounts.id, sitePages.updatedBy))
      .where(eq(sitePages.id, id));
    return found;
  }
  return {
    find,
    async findBySlug(slug) {
      const [page] = await database.current().select().from(sitePages).where(eq(sitePages.slug, slug));
      return page;
    },
    async isOnPublicPage(url) {
      const written = [url, url.replaceAll('&', '&amp;')];
      const has = or(...written.map((one) => sql`position(${`"${one}"`} in ${sitePages.content}) > 0`));
      const [found] = await database
        .current()
        .select({ id: sitePages.id })
        .from(sitePages)
        .where(and(eq(sitePages.status, 'published'), eq(sitePages.isActive, true), has))
        .limit(1);
      return found !== undefined;
    },
    async findByOldSlug(slug) {
      const [found] = await database
        .current()
        .select({ page: sitePages })
        .from(pageRedirects)
        .innerJoin(sitePages, eq(sitePages.id, pageRedirects.pageId))
        .where(eq(pageRedirects.slug, slug));
      return found?.page;
    },
    async hold(id) {
      await database.current().select({ id: sitePages.id }).from(sitePages).where(eq(sitePages.id, id)).for('update');
      return find(id);
    },
  };
}

function writing(database: Database): Pick<PageStore, 'insert' | 'save' | 'remove'> {
  /** A slug in use does not redirect. */
  const endRedirect = (slug: string) => database.current().delete(pageRedirects).where(eq(pageRedirects.slug, slug));
  return {
    async insert(fields, { accountId, at }) {
      const [row] = await database
        .current()
        .insert(sitePages)
        .values({ ...fields, version: 1, updatedBy: accountId, createdAt: at, updatedAt: at })
        .returning({ id: sitePages.id });
      if (!row) throw new Error('The database returned no row for a new page');
      await endRedirect(fields.slug);
      return row.id;
    },
    async save(before, fields, { accountId, at }) {
      const { id, slug, version } = before;
      await database
        .current()
        .update(sitePages)
        .set({ ...fields, version: version + 1, updatedBy: accountId, updatedAt: at })
        .where(eq(sitePages.id, id));
      if (slug === fields.slug) return;
      await endRedirect(fields.slug);
      await database
        .current()
        .insert(pageRedirects)
        .values({ slug, pageId: id, createdAt: at })
        .onConflictDoUpdate({ target: pageRedirects.slug, set: { pageId: id, createdAt: at } });
    },
    async remove(id) {
      const [row] = await database.current().delete(sitePages).where(eq(sitePages.id, id)).returning();
      return row;
    },
  };
}

function conditions({ search, status, page_type: pageType }: PageFilter): (SQL | undefined)[] {
  const pattern = likePattern(search?.trim() ?? '');
  return [
    status === undefined ? undefined : eq(sitePages.status, status),
    pageType === undefined ? undefined : eq(sitePages.pageType, pageType),
    search === undefined ? undefined : or(ilike(sitePages.title, pattern), ilike(sitePages.slug, pattern)),
  ];
}

function ordering({
  sort_by: by = pageListOrder.sort_by,
  sort_order: order = pageListOrder.sort_order,
}: PageFilter): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  const column = {
    updated_at: sitePages.updatedAt,
    created_at: sitePages.createdAt,
    title: byName(sitePages.title),
    status: sitePages.status,
  }[by];
  return [direction(column), direction(sitePages.id)];
}
