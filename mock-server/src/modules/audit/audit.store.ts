import { and, asc, desc, eq, gt, gte, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import { countedPage } from '../../core/database/counted-rows.ts';
import type { Database } from '../../core/database/database.ts';
import { deleteInBatches } from '../../core/database/delete-in-batches.ts';
import { insertRows } from '../../core/database/insert-rows.ts';
import { likePattern } from '../../core/database/like.ts';
import type { Counted, IdWindow } from '../../core/pagination.ts';
import { apiTokens } from '../../tables/accounts.tables.ts';
import { auditEntries } from '../../tables/audit.tables.ts';
import type { Actor } from './actor.rules.ts';

/** Anyone can cause this entry, as often as the limits of the sign-in allow. */
export const failedSignIn = 'auth.sign_in_failed';

export interface AuditEvent {
  /** An operation or event, such as `registrations.approve`. */
  action: string;
  actor: Actor;
  subject: { type: string; id?: number | undefined; label?: string | undefined };
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}

export type AuditRow = typeof auditEntries.$inferSelect;

export interface AuditFilter {
  action?: string | undefined;
  actor?: string | undefined;
  subjectType?: string | undefined;
  subjectId?: string | undefined;
  requestId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  search?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
}

export interface AuditStore {
  /** Adds entries, within the transaction of what they record, if there is one. */
  record(...events: readonly AuditEvent[]): Promise<void>;
  /** Deletes entries from before a time, and failed sign-ins from before another one. @returns the number deleted. */
  prune(times: { before: Date; failedSignInsBefore: Date }): Promise<number>;
  /** A page of entries, newest first unless the filter says otherwise. */
  list(filter: AuditFilter, page: IdWindow): Promise<{ rows: AuditRow[] } & Counted>;
  /** The same entries without their number, for reading all of them. */
  rows(filter: AuditFilter, page: { afterId?: number; limit: number }): Promise<AuditRow[]>;
  /** What was done to some objects of one kind, the newest first. @param only - these actions, at most so many entries */
  about(
    subjects: { readonly type: string; readonly ids: readonly number[] },
    only: { readonly actions: readonly string[]; readonly limit: number },
  ): Promise<AuditRow[]>;
}

export function createAuditStore(database: Database, clock: Clock): AuditStore {
  return {
    async record(...events) {
      if (events.length === 0) return;
      const createdAt = clock.now();
      const rows = events.map((event) => rowOf(event, createdAt));
      await insertRows(database.current(), auditEntries, rows, { computed: { tokenName } });
    },
    prune: ({ before, failedSignInsBefore }) =>
      deleteInBatches(async (limit) => {
        const queries = database.current();
        const old = queries
          .select({ id: auditEntries.id })
          .from(auditEntries)
          .where(
            or(
              lt(auditEntries.createdAt, before),
              and(eq(auditEntries.action, failedSignIn), lt(auditEntries.createdAt, failedSignInsBefore)),
            ),
          )
          .limit(limit);
        const gone = await queries
          .delete(auditEntries)
          .where(inArray(auditEntries.id, old))
          .returning({ id: auditEntries.id });
        return gone.length;
      }),
    list: (filter, page) => list(database, filter, page),
    rows: (filter, page) =>
      rowsOf(database, { where: and(...conditions(filter)), order: filter.order }, { offset: 0, ...page }),
    about({ type, ids }, { actions, limit }) {
      const isOne = inArray(auditEntries.subjectId, ids.map(String));
      const where = and(eq(auditEntries.subjectType, type), isOne, inArray(auditEntries.action, [...actions]));
      return rowsOf(database, { where, order: 'desc' }, { offset: 0, limit });
    },
  };
}

const tokenName = sql`(select name from ${apiTokens} where id = token_id)`;

function rowOf({ action, actor, subject, before, after }: AuditEvent, createdAt: Date) {
  const { principal } = actor;
  const tokenId = principal?.kind === 'token' ? principal.credential_id : null;
  return {
    createdAt,
    action,
    actorId: principal?.account_id ?? null,
    actor: principal?.username ?? null,
    role: principal?.role ?? (actor.address === undefined ? 'system' : 'visitor'),
    tokenId,
    address: actor.address ?? null,
    subjectType: subject.type,
    subjectId: subject.id === undefined ? null : String(subject.id),
    subjectLabel: subject.label ?? null,
    before: before ?? null,
    after: after ?? null,
    requestId: actor.requestId ?? null,
  };
}

function list(database: Database, filter: AuditFilter, window: IdWindow): ReturnType<AuditStore['list']> {
  const where = and(...conditions(filter));
  return countedPage(database, {
    window,
    isSearch: filter.search !== undefined,
    all: database.current().select({ id: auditEntries.id }).from(auditEntries).where(where),
    read: (few) =>
      rowsOf(database, { where: few === undefined ? where : eq(auditEntries.id, few), order: filter.order }, window),
  });
}

async function rowsOf(
  database: Database,
  { where, order }: { where: SQL | undefined; order: AuditFilter['order'] },
  { offset, limit, afterId }: IdWindow,
): Promise<AuditRow[]> {
  const [behind, sorted] = order === 'asc' ? ([gt, asc] as const) : ([lt, desc] as const);
  const follows = afterId === undefined ? undefined : behind(auditEntries.id, afterId);
  return await database
    .current()
    .select()
    .from(auditEntries)
    .where(and(where, follows))
    .orderBy(sorted(auditEntries.id))
    .offset(offset)
    .limit(limit);
}

function conditions(filter: AuditFilter): (SQL | undefined)[] {
  const { action, actor, subjectType, subjectId, requestId, from, to, search } = filter;
  return [
    action === undefined ? undefined : eq(auditEntries.action, action),
    actor === undefined ? undefined : eq(auditEntries.actor, actor),
    subjectType === undefined ? undefined : eq(auditEntries.subjectType, subjectType),
    subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
    requestId === undefined ? undefined : eq(auditEntries.requestId, requestId),
    from === undefined ? undefined : gte(auditEntries.createdAt, from),
    to === undefined ? undefined : lt(auditEntries.createdAt, to),
    search === undefined
      ? undefined
      : or(
          ilike(auditEntries.subjectLabel, likePattern(search)),
          ilike(auditEntries.actor, likePattern(search)),
          ilike(auditEntries.action, likePattern(search)),
        ),
  ];
}
