import type pg from 'pg';
import { redactText } from '../redaction.ts';

const OLDEST_MAJOR = 15;

/** Every session uses UTC, like the embedded database. */
export function postgresOptions(url: string, maxConnections: number): pg.PoolConfig {
  return {
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 15_000,
    application_name: 'grt',
    // Compiling a statement takes longer than any of ours, and disks no longer have heads to move.
    options: '-c timezone=UTC -c jit=off -c random_page_cost=1.1',
  };
}

/** What a server reports about itself. */
export interface ServerFacts {
  /** As `server_version_num`: 150_004 is 15.4. */
  version: number;
  encoding: string;
}

/** @throws Error with a readable message if the server cannot be reached or is unsuitable. */
export async function checkServer(pool: pg.Pool, url: string): Promise<void> {
  const facts = await readFacts(pool).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new Error(`Cannot use the database ${redactText(url)} (DATABASE_URL): ${redactText(reason)}`, { cause });
  });
  const misfit = misfitOf(facts);
  if (misfit !== undefined) throw new Error(misfit);
}

/** Why a server is unsuitable; undefined if it is suitable. */
export function misfitOf({ version, encoding }: ServerFacts): string | undefined {
  const major = String(Math.floor(version / 10_000));
  if (Number(major) < OLDEST_MAJOR) {
    return `DATABASE_URL points to PostgreSQL ${major}; version ${String(OLDEST_MAJOR)} or later is required.`;
  }
  if (encoding !== 'UTF8') return `The database at DATABASE_URL uses ${encoding}; create it with ENCODING 'UTF8'.`;
  return undefined;
}

async function readFacts(pool: pg.Pool): Promise<ServerFacts> {
  const { rows } = await pool.query<{ version: number; encoding: string }>(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding`,
  );
  return rows[0] ?? { version: 0, encoding: 'nothing' };
}
