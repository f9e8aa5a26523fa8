import { and, eq, inArray, isNotNull, lte, ne, notInArray, or, not, sql, type SQL } from 'drizzle-orm';
import { jobs } from './queue.tables.ts';

/** An owner's jobs of one name, or those of no one in particular. */
export interface Owned {
  readonly name: string;
  readonly owner: string | undefined;
}

/** Owners with as many jobs of a name as they may have running in a process. */
export interface FullOwners {
  readonly name: string;
  readonly owners: readonly string[];
}

/** The place of an owner's next job in the line, as in start-time fair queuing: one after the owner's last job that has
 * not ended, but never before the job that was started last. Owners with jobs therefore alternate, and one that had
 * none for a while has not saved up any places. */
export function nextTurn({ name, owner }: Owned, now: Date): SQL<number> {
  if (owner === undefined) return sql`0`;
  const turnOf = (turn: SQL, where: SQL | undefined): SQL => sql`(select ${turn} from ${jobs} where ${where})`;
  const owned = and(eq(jobs.name, name), isNotNull(jobs.owner));
  const mine = and(eq(jobs.name, name), eq(jobs.owner, owner), inArray(jobs.state, ['queued', 'active']));
  const lastStarted = turnOf(sql`max(${jobs.turn})`, and(owned, eq(jobs.state, 'active')));
  const nextDue = turnOf(sql`min(${jobs.turn})`, and(owned, eq(jobs.state, 'queued'), lte(jobs.runAt, now)));
  return sql`greatest(coalesce(${lastStarted}, ${nextDue}, 1), ${turnOf(sql`max(${jobs.turn}) + 1`, mine)})`;
}

/** Jobs that may be started while these owners have all they may have. */
export function mayStart(full: readonly FullOwners[]): SQL | undefined {
  return and(
    ...full.map(({ name, owners }) =>
      or(ne(jobs.name, name), sql`${jobs.owner} is null`, notInArray(jobs.owner, [...owners])),
    ),
  );
}

/** Queued jobs of other owners. */
export function ofOthers({ name, owner }: Owned): SQL | undefined {
  const theirs = owner === undefined ? undefined : or(sql`${jobs.owner} is null`, not(eq(jobs.owner, owner)));
  return and(eq(jobs.name, name), eq(jobs.state, 'queued'), theirs);
}
