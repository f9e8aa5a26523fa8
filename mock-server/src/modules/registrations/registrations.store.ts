import {
  and,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  not,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QueryOf } from '@grt/sdk/contract';
import type { Changes } from '../../core/database/changes.ts';
import type { Clock } from '../../core/clock.ts';
import { between, type Span } from '../../core/database/between.ts';
import { byName } from '../../core/database/columns.ts';
import { countedPage } from '../../core/database/counted-rows.ts';
import type { Database } from '../../core/database/database.ts';
import { likePattern } from '../../core/database/like.ts';
import { isOnPage } from '../../core/database/on-page.ts';
import { sameOrNull } from '../../core/database/same-or-null.ts';
import { unnest } from '../../core/database/unnest.ts';
import type { Counted, PageWindow } from '../../core/pagination.ts';
import { accounts } from '../../tables/accounts.tables.ts';
import { applicantName, applicationNumbers, registrations, waitingSince } from '../../tables/registrations.tables.ts';
import { duplicatesOf, isOfClient, type Duplicate } from './duplicate-traits.ts';

export type RegistrationRow = typeof registrations.$inferSelect;

/** An application with the names of the people in it. */
export interface ReviewedRegistration {
  readonly registration: RegistrationRow;
  readonly reviewer: string | null;
  readonly assignee: string | null;
}

/** What a decision saves. */
export type RegistrationVerdict = Pick<
  RegistrationRow,
  'id' | 'status' | 'adminNotes' | 'reviewedAt' | 'reviewedBy' | 'clientId'
>;

export type NewRegistration = Omit<typeof registrations.$inferInsert, 'id' | 'applicationId' | 'status' | 'createdAt'>;

export interface RegistrationFilter extends Span {
  readonly search?: string | undefined;
  readonly status?: RegistrationRow['status'] | undefined;
  /** Only pending ones whose next step is the reviewer's, or the applicant's. */
  readonly waiting_for?: 'reviewer' | 'applicant' | undefined;
  /** Only those of applicants who are clients already, or who are not. */
  readonly applicant?: QueryOf<'registrations.list'>['applicant'];
  /** ISO 3166-1, in capitals. */
  readonly country?: string | undefined;
  readonly has_license?: boolean | undefined;
  /** Null: only those that nobody has. */
  readonly assigneeId?: number | null | undefined;
  /** Only those with these ids. */
  readonly ids?: readonly number[] | undefined;
  readonly except?: readonly number[] | undefined;
  readonly sort?: 'created_at' | 'waiting_since' | 'company_name' | 'reviewed_at' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

export interface RegistrationStore {
  /** Saves an application and assigns its number. Within a transaction.
   * @throws an error with the constraint registrations_open_email when the address has an open application. */
  insert(application: NewRegistration): Promise<RegistrationRow>;
  find(id: number): Promise<ReviewedRegistration | undefined>;
  list(filter: RegistrationFilter, page: PageWindow): Promise<{ rows: ReviewedRegistration[] } & Counted>;
  /** The ids of everything the filter matches, in its order. */
  ids(filter: RegistrationFilter): Promise<number[]>;
  /** These applications, in the order of the ids given; missing ones are left out. */
  byIds(ids: readonly number[]): Promise<ReviewedRegistration[]>;
  /** Applies a rule to one locked application. Undefined if there is none; a rule that throws saves nothing. */
  update(
    id: number,
    rule: (found: ReviewedRegistration) => Changes<RegistrationRow> | Promise<Changes<RegistrationRow>>,
  ): Promise<ReviewedRegistration | undefined>;
  /** Locks these applications until the transaction ends, by id. Missing ones are left out. */
  hold(ids: readonly number[]): Promise<ReadonlyMap<number, ReviewedRegistration>>;
  /** Saves what was decided on held applications. @returns them afterward, by id */
  settle(verdicts: readonly RegistrationVerdict[]): Promise<ReadonlyMap<number, ReviewedRegistration>>;
  /** What may be the same applicant as of an application: clients first, then the newest; at most 50. */
  duplicatesOf(id: number): Promise<readonly Duplicate[]>;
}

/** With the names as subqueries: after waiting for a lock they are read again, which joined rows are not. */
const locked = {
  registration: registrations,
  reviewer: usernameOf(registrations.reviewedBy),
  assignee: usernameOf(registrations.assignedTo),
};

const reviewers = alias(accounts, 'reviewers');
const assignees = alias(accounts, 'assignees');

function usernameOf(account: SQLWrapper): SQL<string | null> {
  return sql<string | null>`(select ${accounts.username} from ${accounts} where ${accounts.id} = ${account})`;
}

export function createRegistrationStore(database: Database, clock: Clock): RegistrationStore {
  const reads = readsOf(database);
  return { ...reads, ...writesOf(database, clock) };
}

function readsOf(database: Database): Pick<RegistrationStore, 'find' | 'list' | 'ids' | 'byIds' | 'duplicatesOf'> {
  const select = () =>
    database
      .current()
      .select({ registration: registrations, reviewer: reviewers.username, assignee: assignees.username })
      .from(registrations)
      .leftJoin(reviewers, eq(reviewers.id, registrations.reviewedBy))
      .leftJoin(assignees, eq(assignees.id, registrations.assignedTo));

  const numbers = (where: SQL | undefined) =>
    database.current().select({ id: registrations.id }).from(registrations).where(where);

  async function find(id: number): Promise<ReviewedRegistration | undefined> {
    const [row] = await select().where(eq(registrations.id, id));
    return row;
  }

  return {
    find,
    list(filter, window) {
      const order = ordering(filter);
      const where = and(...conditions(filter));
      return countedPage(database, {
        window,
        isSearch: filter.search !== undefined,
        all: numbers(where),
        async read(few) {
          const onPage = numbers(few === undefined ? where : eq(registrations.id, few))
            .orderBy(...order)
            .offset(window.offset)
            .limit(window.limit);
          return select()
            .where(isOnPage(registrations.id, onPage))
            .orderBy(...order);
        },
      });
    },
    async ids(filter) {
      const rows = await numbers(and(...conditions(filter))).orderBy(...ordering(filter));
      return rows.map(({ id }) => id);
    },
    async byIds(ids) {
      const place = new Map(ids.map((id, index) => [id, index]));
      const rows = await select().where(inArray(registrations.id, [...ids]));
      const placeOf = ({ registration }: ReviewedRegistration) => place.get(registration.id) ?? 0;
      return rows.sort((one, other) => placeOf(one) - placeOf(other));
    },
    duplicatesOf: (id) => duplicatesOf(database, id),
  };
}

function writesOf(database: Database, clock: Clock): Pick<RegistrationStore, 'insert' | 'update' | 'hold' | 'settle'> {
  return {
    ...decisionsOf(database),
    async insert(application) {
      const now = clock.now();
      const month = now.toISOString().slice(0, 7).replace('-', '');
      const queries = database.current();
      const [number] = await queries
        .insert(applicationNumbers)
        .values({ month, last: 1 })
        .onConflictDoUpdate({ target: applicationNumbers.month, set: { last: sql`${applicationNumbers.last} + 1` } })
        .returning();
      const applicationId = `GRT-${month}-${String(number?.last ?? 1).padStart(5, '0')}`;
      const [row] = await queries
        .insert(registrations)
        .values({ ...application, applicationId, status: 'pending', createdAt: now })
        .returning();
      if (!row) throw new Error('The database returned no row for a new application');
      return row;
    },
    update: (id, rule) =>
      database.joined(async () => {
        const queries = database.current();
        const isIt = eq(registrations.id, id);
        const [found] = await queries.select(locked).from(registrations).where(isIt).for('update');
        if (!found) return undefined;
        const [updated] = await queries
          .update(registrations)
          .set(await rule(found))
          .where(isIt)
          .returning(locked);
        return updated;
      }),
  };
}

function decisionsOf(database: Database): Pick<RegistrationStore, 'hold' | 'settle'> {
  const byId = (rows: readonly ReviewedRegistration[]) => new Map(rows.map((row) => [row.registration.id, row]));
  return {
    async hold(ids) {
      return byId(
        await database
          .current()
          .select(locked)
          .from(registrations)
          .where(sql`${registrations.id} = any(${sql.param([...ids])}::integer[])`)
          // Always in the same order: two administrators with the same list must not wait for each other.
          .orderBy(asc(registrations.id))
          .for('update'),
      );
    },
    async settle(verdicts) {
      if (verdicts.length === 0) return new Map();
      const rows = unnest(verdicts, {
        decided_id: ['integer', ({ id }) => id],
        decided_status: ['text', ({ status }) => status],
        decided_notes: ['text', ({ adminNotes }) => adminNotes],
        decided_at: ['timestamptz', ({ reviewedAt }) => reviewedAt],
        decided_by: ['integer', ({ reviewedBy }) => reviewedBy],
        decided_client: ['integer', ({ clientId }) => clientId],
      });
      return byId(
        await database
          .current()
          .update(registrations)
          .set({
            status: sql`decided_status`,
            adminNotes: sql`decided_notes`,
            reviewedAt: sql`decided_at`,
            reviewedBy: sql`decided_by`,
            clientId: sql`decided_client`,
            askedAt: null,
          })
          .from(rows)
          .where(sql`${registrations.id} = decided_id`)
          .returning(locked),
      );
    },
  };
}

function conditions(filter: RegistrationFilter): (SQL | undefined)[] {
  const { search, status, waiting_for, applicant, country, has_license: hasLicense, assigneeId, ids, except } = filter;
  const pattern = search === undefined ? undefined : likePattern(search.trim());
  return [
    status === undefined ? undefined : inArray(registrations.status, [status]),
    waiting_for === undefined ? undefined : inArray(registrations.status, ['pending']),
    waiting_for === 'applicant' ? isNotNull(registrations.askedAt) : undefined,
    waiting_for === 'reviewer' ? isNull(registrations.askedAt) : undefined,
    applicant === 'client' ? isOfClient() : undefined,
    applicant === 'suspended_client' ? isOfClient('suspended') : undefined,
    applicant === 'inactive_client' ? isOfClient('inactive') : undefined,
    applicant === 'new' ? not(isOfClient()) : undefined,
    country === undefined ? undefined : eq(registrations.country, country),
    hasLicense === true ? isNotNull(registrations.licenseSha256) : undefined,
    hasLicense === false ? isNull(registrations.licenseSha256) : undefined,
    between(registrations.createdAt, filter),
    sameOrNull(registrations.assignedTo, assigneeId),
    ids === undefined ? undefined : inArray(registrations.id, [...ids]),
    except === undefined ? undefined : notInArray(registrations.id, [...except]),
    pattern === undefined
      ? undefined
      : or(
          ilike(registrations.companyName, pattern),
          ilike(registrations.email, pattern),
          ilike(registrations.applicationId, pattern),
          ilike(applicantName, pattern),
        ),
  ];
}

function ordering({ sort = 'created_at', order }: RegistrationFilter): SQL[] {
  const direction = (order ?? (sort === 'company_name' ? 'asc' : 'desc')) === 'asc' ? asc : desc;
  const by = {
    created_at: registrations.createdAt,
    waiting_since: waitingSince,
    company_name: byName(registrations.companyName),
    reviewed_at: registrations.reviewedAt,
  }[sort];
  return [direction(by), direction(registrations.id)];
}
