import type pg from 'pg';
import { redactText } from '../redaction.ts';

const OLDEST_MAJOR = 15;

/** Every session counts in UTC, as the embedded database does. */
export function postgresOptions(url: string, maxConnections: number): pg.PoolConfig {
  return {
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 15_000,
    application_name: 'grt',
    options: '-c timezone=UTC',
  };
}

/** What a server says of itself. */
export interface ServerFacts {
  /** As `server_version_num`: 150_004 is 15.4. */
  version: number;
  encoding: string;
}

/** @throws Error in plain words if the server cannot be reached or does not fit. */
export async function checkServer(pool: pg.Pool, url: string): Promise<void> {
  const facts = await readFacts(pool).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new Error(`Cannot use the database ${redactText(url)} (DATABASE_URL): ${redactText(reason)}`, { cause });
  });
  const misfit = misfitOf(facts);
  if (misfit !== undefined) throw new Error(misfit);
}

/** Why a server does not fit; undefined if it does. */
export function misfitOf({ version, encoding }: ServerFacts): string | undefined {
  const major = String(Math.floor(version / 10_000));
  if (Number(major) < OLDEST_MAJOR) {
    return `DATABASE_URL leads to PostgreSQL ${major}; version ${String(OLDEST_MAJOR)} or later is needed.`;
  }
  if (encoding !== 'UTF8') return `The database of DATABASE_URL stores ${encoding}; create it with ENCODING 'UTF8'.`;
  return undefined;
}

async function readFacts(pool: pg.Pool): Promise<ServerFacts> {
  const { rows } = await pool.query<{ version: number; encoding: string }>(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding`,
  );
  return rows[0] ?? { version: 0, encoding: 'nothing' };
}
