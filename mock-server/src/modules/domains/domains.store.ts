import { and, asc, count, desc, eq, gt, ilike, inArray, isNull, lte, ne, not, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Changes } from '../../core/database/changes.ts';
import type { Clock } from '../../core/clock.ts';
import { between, type Span } from '../../core/database/between.ts';
import { byName } from '../../core/database/columns.ts';
import { countedPage } from '../../core/database/counted-rows.ts';
import type { Database } from '../../core/database/database.ts';
import { inOrder } from '../../core/database/in-order.ts';
import { likePattern } from '../../core/database/like.ts';
import { isOnPage } from '../../core/database/on-page.ts';
import { sameOrNull } from '../../core/database/same-or-null.ts';
import type { Counted, PageWindow } from '../../core/pagination.ts';
import { accounts, fullName } from '../../tables/accounts.tables.ts';
import { clients } from '../../tables/clients.tables.ts';
import { biddingDays } from '../../tables/bidding.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { selectDomains, type DomainRecord, type DomainRow } from './domain-select.ts';
import { conflictsOf, type NameConflict } from './name-conflicts.store.ts';
import { isNamed, namesShownWith } from './shown-names.store.ts';
import { domains } from '../../tables/domains.tables.ts';

export type { DomainRecord, DomainRow } from './domain-select.ts';

export interface DomainFilter extends Span {
  readonly clientId?: number | undefined;
  readonly search?: string | undefined;
  /** Whether the search also covers company, contact and email. */
  readonly searchClients?: boolean | undefined;
  readonly status?: DomainRow['status'] | undefined;
  /** Null: only those that nobody has. */
  readonly assigneeId?: number | null | undefined;
  /** Whether another client has registered the same name. */
  readonly isShared?: boolean | undefined;
  /** Approved domains with this bidding status. */
  readonly biddingStatus?: DomainRow['biddingStatus'] | undefined;
  /** Only these, or all but those. */
  readonly ids?: readonly number[] | undefined;
  readonly except?: readonly number[] | undefined;
  readonly sort?:
    | 'created_at'
    | 'domain_name'
    | 'company_name'
    | 'status'
    | 'reviewed_at'
    | 'current_spend'
    | 'daily_budget'
    | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

export type NewDomain = Pick<
  typeof domains.$inferInsert,
  'clientId' | 'domainName' | 'domainUrl' | 'dmcaComplianceUrl' | 'contentRemovalEmail' | 'policyCheck'
>;

/** A domain before and after a change. */
export interface DomainChange {
  readonly before: DomainRecord;
  readonly after: DomainRecord;
}

/** Counts of the domains that are not deleted. */
export type DomainCounts = Record<DomainRow['status'] | 'total' | 'active_bidding', number>;

export interface DomainStore {
  /** @throws an error with the constraint domains_once_per_client when the client already has the name. */
  insert(domain: NewDomain): Promise<DomainRow>;
  /** Undefined when it does not exist, is deleted, or does not belong to the named client. */
  find(id: number, clientId?: number): Promise<DomainRecord | undefined>;
  list(filter: DomainFilter, page: PageWindow): Promise<{ rows: DomainRecord[] } & Counted>;
  /** The ids of everything the filter matches, in its order: what an export goes through. */
  idsOf(filter: DomainFilter): Promise<number[]>;
  /** Some domains, in the order of the ids; those that are gone are left out. */
  some(ids: readonly number[]): Promise<DomainRecord[]>;
  /** Applies a rule to one domain with nothing in between. Undefined if it does not exist; a throwing rule saves
   * nothing. It counts as updated now, unless the rule says when.
   * @throws an error with the constraint domains_once_per_client when the changed name is taken. */
  update(
    id: number,
    rule: (found: DomainRecord) => Changes<DomainRow>,
    clientId?: number,
  ): Promise<DomainChange | undefined>;
  /** Marks it as deleted, pauses its feeds and its bidding. The domain as it was; undefined if it does not exist.
   * @see docs/specification/decisions.md §6 */
  remove(id: number, clientId?: number): Promise<DomainRecord | undefined>;
  /** Pauses the active feeds of a domain. */
  pauseFeeds(id: number): Promise<void>;
  /** Other clients' domains of the same names, for several domains at once; at most 50 for each. */
  conflictsOf(rows: readonly DomainRow[]): Promise<Map<number, NameConflict[]>>;
  /** Of one client, or of all. */
  counts(clientId?: number): Promise<DomainCounts>;
  /** The approved domains of a client, by name, at most `limit`. */
  approvedOf(clientId: number, limit: number): Promise<DomainRow[]>;
  /** Reads a domain and keeps it from being decided or deleted until the transaction ends. */
  hold(id: number): Promise<DomainRow | undefined>;
}

export function createDomainStore(database: Database, clock: Clock): DomainStore {
  return { ...changing(database, clock), ...listing(database, clock) };
}

function changing(
  database: Database,
  clock: Clock,
): Pick<DomainStore, 'insert' | 'find' | 'update' | 'remove' | 'pauseFeeds' | 'hold'> {
  const find = async (id: number, clientId?: number): Promise<DomainRecord | undefined> => {
    const [row] = await selectDomains(database).where(one(id, clientId));
    return row;
  };
  const pauseFeeds = async (id: number): Promise<void> => {
    await database
      .current()
      .update(feeds)
      .set({ isActive: false, updatedAt: clock.now() })
      .where(and(eq(feeds.domainId, id), feeds.isActive));
  };
  return {
    find,
    pauseFeeds,
    async insert(values) {
      const now = clock.now();
      const [row] = await database
        .current()
        .insert(domains)
        .values({ ...values, status: 'pending', createdAt: now, updatedAt: now })
        .returning();
      if (!row) throw new Error('The database returned no row for a new domain');
      return row;
    },
    update: (id, rule, clientId) =>
      database.transaction(async (queries) => {
        await queries.select({ id: domains.id }).from(domains).where(one(id, clientId)).for('update');
        const found = await find(id, clientId);
        if (!found) return undefined;
        await queries
          .update(domains)
          .set({ updatedAt: clock.now(), ...rule(found) })
          .where(eq(domains.id, id));
        const after = await find(id);
        return after && { before: found, after };
      }),
    remove: (id, clientId) =>
      database.transaction(async (queries) => {
        await queries.select({ id: domains.id }).from(domains).where(one(id, clientId)).for('update');
        const found = await find(id, clientId);
        if (!found) return undefined;
        const updatedAt = clock.now();
        await pauseFeeds(id);
        await queries
          .update(domains)
          .set({ deletedAt: updatedAt, biddingStatus: 'paused', updatedAt })
          .where(eq(domains.id, id));
        return found;
      }),
    async hold(id) {
      const [row] = await database.current().select().from(domains).where(one(id)).for('share');
      return row;
    },
  };
}

function listing(
  database: Database,
  clock: Clock,
): Pick<DomainStore, 'list' | 'idsOf' | 'some' | 'conflictsOf' | 'counts' | 'approvedOf'> {
  return {
    list: async (filter, window) => list(database, await searched(database, filter), { window, at: clock.now() }),
    async idsOf(asked) {
      const filter = await searched(database, asked);
      const rows = await sortable(database, filter)
        .where(and(...conditions(filter)))
        .orderBy(...ordering(filter, clock.now()));
      return rows.map(({ id }) => id);
    },
    async some(ids) {
      const rows = await selectDomains(database).where(and(inArray(domains.id, [...ids]), isNull(domains.deletedAt)));
      return inOrder(ids, rows, ({ domain }) => domain.id);
    },
    conflictsOf: (rows) => conflictsOf(database, rows),
    async counts(clientId) {
      const [row] = await database
        .current()
        .select({
          total: count(),
          pending: countOf(eq(domains.status, 'pending')),
          approved: countOf(eq(domains.status, 'approved')),
          rejected: countOf(eq(domains.status, 'rejected')),
          active_bidding: countOf(
            and(
              eq(domains.status, 'approved'),
              eq(domains.biddingStatus, 'active'),
              gt(domains.bidMicros, 0),
              gt(domains.budgetMicros, 0),
            ),
          ),
        })
        .from(domains)
        .where(and(...conditions({ clientId })));
      if (!row) throw new Error('The database returned no row for a count');
      return row;
    },
    approvedOf: async (clientId, limit) =>
      database
        .current()
        .select()
        .from(domains)
        .where(and(...conditions({ clientId, status: 'approved' })))
        .orderBy(byName(domains.domainName))
        .limit(limit),
  };
}

/** With the names that its search finds as they are shown. */
interface SearchedFilter extends DomainFilter {
  readonly shownNames?: readonly string[];
}

async function searched(database: Database, filter: DomainFilter): Promise<SearchedFilter> {
  const { search, clientId } = filter;
  return search === undefined
    ? filter
    : { ...filter, shownNames: await namesShownWith(database, { search, clientId }) };
}

const numbersOf = (database: Pick<Database, 'current'>) =>
  database.current().select({ id: domains.id }).from(domains).$dynamic();

/** Their numbers, with what the order needs. */
const sortable = (database: Pick<Database, 'current'>, { sort }: DomainFilter) =>
  sort === 'company_name'
    ? numbersOf(database).innerJoin(clients, eq(clients.id, domains.clientId))
    : numbersOf(database);

function list(
  database: Database,
  filter: SearchedFilter,
  { window, at }: { window: PageWindow; at: Date },
): ReturnType<DomainStore['list']> {
  const order = ordering(filter, at);
  const where = and(...conditions(filter));
  return countedPage(database, {
    window,
    isSearch: filter.search !== undefined,
    all: numbersOf(database).where(where),
    async read(few) {
      const onPage = sortable(database, filter)
        .where(few === undefined ? where : eq(domains.id, few))
        .orderBy(...order)
        .offset(window.offset)
        .limit(window.limit);
      return selectDomains(database)
        .where(isOnPage(domains.id, onPage))
        .orderBy(...order);
    },
  });
}

function one(id: number, clientId?: number): SQL | undefined {
  return and(
    eq(domains.id, id),
    isNull(domains.deletedAt),
    clientId === undefined ? undefined : eq(domains.clientId, clientId),
  );
}

function conditions(filter: SearchedFilter): (SQL | undefined)[] {
  const { clientId, status, assigneeId, isShared, biddingStatus, ids, except } = filter;
  return [
    isNull(domains.deletedAt),
    clientId === undefined ? undefined : eq(domains.clientId, clientId),
    status === undefined ? undefined : eq(domains.status, status),
    sameOrNull(domains.assignedTo, assigneeId),
    between(domains.createdAt, filter),
    isShared === undefined ? undefined : isShared ? hasNamesake() : not(hasNamesake()),
    biddingStatus === undefined
      ? undefined
      : and(eq(domains.status, 'approved'), eq(domains.biddingStatus, biddingStatus)),
    ids && isAmong(ids),
    except && not(isAmong(except)),
    matches(filter),
  ];
}

const isAmong = (ids: readonly number[]) => sql`${domains.id} = any(${sql.param([...ids])}::integer[])`;

/** Another client has registered the same name. */
function hasNamesake(): SQL {
  const other = alias(domains, 'namesake');
  const isSame = and(
    eq(other.domainName, domains.domainName),
    ne(other.clientId, domains.clientId),
    isNull(other.deletedAt),
  );
  return sql`exists (select 1 from ${domains} as namesake where ${isSame})`;
}

function matches({ search, searchClients = false, shownNames = [] }: SearchedFilter): SQL | undefined {
  if (search === undefined) return undefined;
  const pattern = likePattern(search.trim());
  const named = isNamed(pattern, shownNames);
  if (!searchClients) return named;
  return sql`${domains.id} in (select ${domains.id} from ${domains} where ${named}
    union all select ${domains.id} from ${domains} where ${domains.clientId} in (
      select ${clients.id} from ${clients} where ${ilike(clients.companyName, pattern)}
      union all select ${accounts.clientId} from ${accounts} where ${accounts.clientId} is not null
        and (${fullName} ilike ${pattern} or ${accounts.email} ilike ${pattern})))`;
}

const countOf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::integer`;

/** What a domain has spent on its account day as of `at`. */
const spentOn = (at: Date) => sql`coalesce((select ${biddingDays.spentMicros} from ${biddingDays}
  where ${biddingDays.domainId} = ${domains.id} and ${lte(biddingDays.dayStart, at)}
    and ${gt(biddingDays.dayEnd, at)}), 0)`;

function ordering({ sort = 'created_at', order }: DomainFilter, at: Date): SQL[] {
  const isByText = sort === 'domain_name' || sort === 'company_name' || sort === 'status';
  const direction = (order ?? (isByText ? 'asc' : 'desc')) === 'asc' ? asc : desc;
  const by = {
    created_at: domains.createdAt,
    domain_name: byName(domains.domainName),
    company_name: byName(clients.companyName),
    status: domains.status,
    reviewed_at: sql`coalesce(${domains.reviewedAt}, '-infinity')`,
    current_spend: spentOn(at),
    daily_budget: domains.budgetMicros,
  }[sort];
  return [direction(by), direction(domains.id)];
}
