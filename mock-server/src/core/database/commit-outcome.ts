import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { isConnectionLoss, UnknownOutcomeError } from './connection-loss.ts';

/**
 * Number of attempts to ask the database, and the wait between them: 5 s, which is less than a caller waits for a
 * reply.
 */
const attempts = 50;
const againMs = 100;

/** A transaction, as the database that runs it knows it. */
export interface NumberedTransaction {
  /** Its id, as PostgreSQL formats it. */
  readonly number: string;
  /** Changes when the database starts again or recovers from a crash: what was not written to its log is lost then, and
   * the ids of lost transactions are given to others. */
  readonly run: string;
}

const run = `concat(pg_postmaster_start_time(), ' ', pg_stat_get_bgwriter_stat_reset_time())`;

/** Begins a transaction and asks for its id in the same message, so that it takes no extra round trip. */
export async function beginNumbered(client: PoolClient): Promise<NumberedTransaction> {
  const answers: unknown = await client.query(`BEGIN; SELECT pg_current_xact_id()::text AS number, ${run} AS run`);
  const begun = isAnswers(answers) ? answers.at(-1)?.rows[0] : undefined;
  if (begun === undefined) throw new Error('The database did not return a transaction id');
  return begun;
}

/** The driver returns a list for a message with several statements, which its types do not reflect. */
function isAnswers(answers: unknown): answers is QueryResult<NumberedTransaction>[] {
  return Array.isArray(answers);
}

/** Asks on another connection for the outcome of a transaction whose COMMIT got no response.
 * @returns true if it is committed, false if it is rolled back.
 * @throws UnknownOutcomeError if the database does not come back in time, or has a committed transaction of this id but
 * has started again since: that may be another one. */
export async function wasCommitted(pool: Pool, begun: NumberedTransaction, cause: unknown): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await wait(againMs);
    const found = await statusOf(pool, begun.number);
    if (found?.status === 'aborted') return false;
    if (found?.status !== 'committed') continue;
    if (found.run === begun.run) return true;
    break;
  }
  throw new UnknownOutcomeError('The connection was lost during a COMMIT, and its outcome is unknown', { cause });
}

/** `in progress` while the server has not noticed that the connection is gone; undefined while it is away. */
async function statusOf(pool: Pool, number: string): Promise<{ status: string | null; run: string } | undefined> {
  try {
    const { rows } = await pool.query<{ status: string | null; run: string }>(
      `SELECT pg_xact_status($1::xid8) AS status, ${run} AS run`,
      [number],
    );
    return rows[0];
  } catch (error) {
    if (isConnectionLoss(error)) return undefined;
    throw error;
  }
}
