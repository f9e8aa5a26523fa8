import { and, asc, desc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '@grt/sdk/contract';
import type { Changes } from '../../core/database/changes.ts';
import type { Clock } from '../../core/clock.ts';
import { between, type Span } from '../../core/database/between.ts';
import { byName } from '../../core/database/columns.ts';
import { countedPage } from '../../core/database/counted-rows.ts';
import type { Database } from '../../core/database/database.ts';
import { inOrder } from '../../core/database/in-order.ts';
import { likePattern } from '../../core/database/like.ts';
import { isOnPage } from '../../core/database/on-page.ts';
import type { Counted, PageWindow } from '../../core/pagination.ts';
import { nameKey } from '../accounts/accounts.store.ts';
import { lockDomains } from '../accounts/domain-lock.store.ts';
import { accounts, fullName } from '../../tables/accounts.tables.ts';
import { registrations } from '../../tables/registrations.tables.ts';
import { selectClients, type ClientRecord, type ClientRow } from './client-select.ts';
import { clients } from '../../tables/clients.tables.ts';

export type { ClientRecord, ClientRow } from './client-select.ts';

export interface ClientFilter extends Span {
  readonly search?: string | undefined;
  readonly status?: ClientRow['status'] | undefined;
  /** ISO 3166-1, in capitals. */
  readonly country?: string | undefined;
  readonly sort?: QueryOf<'clients.list'>['sort'];
}

export type NewClient = Pick<ClientRow, 'companyName' | 'timezone'> &
  Partial<Pick<ClientRow, 'website' | 'country' | 'state' | 'subscriptionPlan'>>;

export interface ClientStore {
  /** A client that is pending until its account is set up. */
  insert(client: NewClient): Promise<ClientRow>;
  find(id: number): Promise<ClientRecord | undefined>;
  list(filter: ClientFilter, page: PageWindow): Promise<{ rows: ClientRecord[] } & Counted>;
  /** The ids of everything the filter matches, in its order: what an export goes through. */
  idsOf(filter: ClientFilter): Promise<number[]>;
  /** Some clients, in the order of the ids; those that are gone are left out. */
  some(ids: readonly number[]): Promise<ClientRecord[]>;
  /** Whether someone has applied with this address and is waiting for a decision. */
  hasPendingApplication(email: string): Promise<boolean>;
  /** Applies a rule to one client with nothing in between, not even a click. Undefined if it does not exist; a throwing
   * rule saves nothing. */
  update(
    id: number,
    rule: (found: ClientRecord) => Changes<ClientRow> | Promise<Changes<ClientRow>>,
  ): Promise<{ before: ClientRecord; after: ClientRecord } | undefined>;
}

export function createClientStore(database: Database, clock: Clock): ClientStore {
  return { ...reading(database), ...changing(database, clock) };
}

function reading(database: Database): Omit<ClientStore, 'insert' | 'update'> {
  const some: ClientStore['some'] = async (ids) => {
    if (ids.length === 0) return [];
    const rows = await selectClients(database).where(inArray(clients.id, [...ids]));
    return inOrder(ids, rows, ({ client }) => client.id);
  };
  const numbers = (where: SQL | undefined) => database.current().select({ id: clients.id }).from(clients).where(where);
  return {
    some,
    find: async (id) => (await some([id]))[0],
    list(filter, window) {
      const order = ordering(filter);
      const where = and(...conditions(filter));
      return countedPage(database, {
        window,
        isSearch: filter.search !== undefined,
        all: numbers(where),
        async read(few) {
          // Their numbers first: what is shown along with them would otherwise be looked up for all pages before, too.
          const onPage = numbers(few === undefined ? where : eq(clients.id, few))
            .orderBy(...order)
            .offset(window.offset)
            .limit(window.limit);
          return selectClients(database)
            .where(isOnPage(clients.id, onPage))
            .orderBy(...order);
        },
      });
    },
    async idsOf(filter) {
      const rows = await numbers(and(...conditions(filter))).orderBy(...ordering(filter));
      return rows.map(({ id }) => id);
    },
    async hasPendingApplication(email) {
      const isPending = and(eq(registrations.emailKey, nameKey(email)), eq(registrations.status, 'pending'));
      const [row] = await database
        .current()
        .select({ id: registrations.id })
        .from(registrations)
        .where(isPending)
        .limit(1);
      return row !== undefined;
    },
  };
}

function changing(database: Database, clock: Clock): Pick<ClientStore, 'insert' | 'update'> {
  const { find } = reading(database);
  return {
    async insert(values) {
      const now = clock.now();
      const [row] = await database
        .current()
        .insert(clients)
        .values({ ...values, status: 'pending', createdAt: now, updatedAt: now })
        .returning();
      if (!row) throw new Error('The database returned no row for a new client');
      return row;
    },
    update: (id, rule) =>
      database.transaction(async (queries) => {
        // Clicks hold their domain while they ask whether its client is active: in this order no two wait for each
        // other.
        await lockDomains(database, id);
        await queries.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).for('no key update');
        const before = await find(id);
        if (!before) return undefined;
        const changes = { ...(await rule(before)), updatedAt: clock.now() };
        await queries.update(clients).set(changes).where(eq(clients.id, id));
        const after = await find(id);
        return after && { before, after };
      }),
  };
}

function conditions({ search, status, country, ...span }: ClientFilter): (SQL | undefined)[] {
  return [
    status === undefined ? undefined : eq(clients.status, status),
    country === undefined ? undefined : eq(clients.country, country),
    between(clients.createdAt, span),
    search === undefined || search.trim() === '' ? undefined : matches(likePattern(search.trim())),
  ];
}

/** By an index for each table, instead of asking for each client whether its contact matches. */
function matches(pattern: string): SQL {
  return sql`${clients.id} in (
    select ${clients.id} from ${clients} where ${ilike(clients.companyName, pattern)}
    union all select ${accounts.clientId} from ${accounts} where ${accounts.clientId} is not null
      and (${fullName} ilike ${pattern} or ${accounts.email} ilike ${pattern} or ${accounts.username} ilike ${pattern}
        or ${accounts.phone} ilike ${pattern}))`;
}

/** Each order is that of an index. */
function ordering({ sort = 'newest' }: ClientFilter): SQL[] {
  const orders = {
    newest: [desc(clients.createdAt), desc(clients.id)],
    oldest: [asc(clients.createdAt), asc(clients.id)],
    company_asc: [asc(byName(clients.companyName)), asc(clients.id)],
    company_desc: [desc(byName(clients.companyName)), desc(clients.id)],
    revenue_desc: [desc(clients.revenueMicros), desc(clients.id)],
    revenue_asc: [asc(clients.revenueMicros), asc(clients.id)],
  };
  return orders[sort];
}
