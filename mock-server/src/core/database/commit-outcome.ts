import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { isConnectionLoss, UnknownOutcomeError } from './connection-loss.ts';

/**
 * Number of attempts to ask the database, and the wait between them: 5 s, which is less than a caller waits for a
 * reply.
 */
const attempts = 50;
const againMs = 100;

/** Begins a transaction and asks for its id in the same message, so that it takes no extra round trip.
 * @returns the id, as PostgreSQL formats it. */
export async function beginNumbered(client: PoolClient): Promise<string> {
  const answers: unknown = await client.query('BEGIN; SELECT pg_current_xact_id()::text AS number');
  const number = isAnswers(answers) ? answers.at(-1)?.rows[0]?.number : undefined;
  if (number === undefined) throw new Error('The database did not return a transaction id');
  return number;
}

/** The driver returns a list for a message with several statements, which its types do not reflect. */
function isAnswers(answers: unknown): answers is QueryResult<{ number: string }>[] {
  return Array.isArray(answers);
}

/** Asks on another connection for the outcome of a transaction whose COMMIT got no response.
 * @returns true if it is committed, false if it is rolled back.
 * @throws UnknownOutcomeError if the database does not come back in time. */
export async function wasCommitted(pool: Pool, number: string, cause: unknown): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await wait(againMs);
    const status = await statusOf(pool, number);
    if (status === 'committed') return true;
    if (status === 'aborted') return false;
  }
  throw new UnknownOutcomeError('The connection was lost during a COMMIT, and its outcome is unknown', { cause });
}

/** `in progress` while the server has not noticed that the connection is gone; undefined while it is away. */
async function statusOf(pool: Pool, number: string): Promise<string | null | undefined> {
  try {
    const { rows } = await pool.query<{ status: string | null }>('SELECT pg_xact_status($1::xid8) AS status', [number]);
    return rows[0]?.status;
  } catch (error) {
    if (isConnectionLoss(error)) return undefined;
    throw error;
  }
}
