import { Pool, type PoolConfig } from 'pg';

/** How long the database may take to answer, including a new connection. */
const patienceMs = 1000;
/** How long an answer is reused: however many load balancers ask, the database is asked once a second. */
const freshMs = 1000;

/** Whether the database answers, asked on a separate connection: behind the queries of a busy server the answer would
 * come late, and a busy server has not lost its database. */
export interface Pulse {
  beats(): Promise<boolean>;
  end(): Promise<void>;
}

/** @param config - of the database server. */
export function createPulse(config: PoolConfig): Pulse {
  const pool = new Pool({ ...config, max: 1, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
  pool.on('error', () => undefined); // The next question finds out.
  let latest: { readonly atMs: number; readonly answer: Promise<boolean> } | undefined;
  return {
    beats() {
      const atMs = performance.now();
      if (!latest || atMs - latest.atMs >= freshMs) {
        const answer = pool.query('SELECT 1').then(
          () => true,
          () => false,
        );
        latest = { atMs, answer };
      }
      return latest.answer;
    },
    end: () => pool.end(),
  };
}
