import { runUntilAsked } from './giving-way.ts';
import type { Engine } from './embedded/engine.ts';
import type { GuardedPool } from './guarded-pool.ts';
import type pg from 'pg';

/** The result of a maintenance run. */
export interface Maintenance {
  /** What was done, in words for the operator. */
  done: readonly string[];
  /** The size of the database on disk, in bytes. */
  sizeBytes: number;
}

export interface MaintenanceParts {
  readonly pool: GuardedPool;
  /** None: PostgreSQL. */
  readonly engine?: Engine | undefined;
  /** In how many runs, one after another, a table may be left because of others. Then it is vacuumed whoever waits, because
   * it would grow without end. By default, after a day of runs every 15 minutes. */
  readonly mostLeft?: number;
}

/** Those whom maintenance lets go before. */
export interface Callers {
  /** Settles when the next step disturbs none of them, or soon anyway. */
  quiet(): Promise<void>;
  /** Whether what asks for the database now may be one of them: the server's own jobs, which look for work every second,
   * can wait. */
  areThere(): boolean;
}

/** How often a statement that others end is begun in one run. */
const mostTries = 3;

/** @returns what maintains a database. It remembers between the runs which tables were left. */
export function createMaintenance({
  pool,
  engine,
  mostLeft = 96,
}: MaintenanceParts): (callers?: Callers) => Promise<Maintenance> {
  const timesLeft = new Map<string, number>();
  return async (callers) => {
    const done: string[] = [];
    if (engine) {
      const left = await vacuumTables({ pool, engine, mostLeft, callers, timesLeft });
      done.push('Removed dead rows and updated statistics', 'Wrote a checkpoint');
      if (left.length > 0) done.push(`Left dead rows for a time when nobody uses the server: ${left.join(', ')}`);
    } else {
      await pool.query('ANALYZE');
      done.push('Updated statistics');
    }
    const { rows } = await pool.query<{ size: string }>('SELECT pg_database_size(current_database()) AS size');
    return { done, sizeBytes: Number(rows[0]?.size ?? 0) };
  };
}

interface Vacuuming {
  readonly pool: GuardedPool;
  readonly engine: Engine;
  readonly mostLeft: number;
  /** None: whoever waits, waits. */
  readonly callers: Callers | undefined;
  readonly timesLeft: Map<string, number>;
}

/** Ten times as many rows are examined for each of them. */
const valuesKnown = 20;

/** Table by table, so that calls wait for one of them at most; and without the wide columns, which no statement searches
 * by and which take most of the time. @returns the tables that were left. */
async function vacuumTables(parts: Vacuuming): Promise<string[]> {
  const { pool, timesLeft } = parts;
  const { rows } = await pool.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text) AS columns FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.atttypid <> 'jsonb'::regtype
      GROUP BY c.relname ORDER BY c.relname`,
  );
  await checkpoint(parts);
  for (const { name, columns } of rows) {
    const vacuumed = await tend(parts, name, `VACUUM ${quoteName(name)}`);
    const analyzed = await tend(parts, name, analyzing('embedded', name, columns));
    if (vacuumed && analyzed) timesLeft.delete(name);
    else timesLeft.set(name, (timesLeft.get(name) ?? 0) + 1);
    await checkpoint(parts);
  }
  await checkpoint(parts); // releases the log that the last one still needed
  return rows.flatMap(({ name }) => (timesLeft.has(name) ? [name] : []));
}

/** @returns false if others needed the database each time. */
async function tend(parts: Vacuuming, table: string, statement: string): Promise<boolean> {
  const { pool, engine, mostLeft, callers, timesLeft } = parts;
  if (!callers || (timesLeft.get(table) ?? 0) >= mostLeft) {
    await pool.query(statement);
    return true;
  }
  const interrupt = (does: boolean) => engine.interrupt(does && callers.areThere());
  for (let tries = 0; tries < mostTries; tries += 1) {
    await callers.quiet();
    if (await runUntilAsked(pool, interrupt, statement)) return true;
  }
  return false;
}

/** After each table, so that none has the pages and files of many to write. */
async function checkpoint({ pool, engine, callers }: Vacuuming): Promise<void> {
  await engine.syncAhead();
  await callers?.quiet();
  await pool.query('CHECKPOINT');
}

export async function analyzeTable(
  pool: pg.Pool,
  kind: 'embedded' | 'postgres',
  { table, columns }: { readonly table: string; readonly columns?: readonly string[] | undefined },
): Promise<void> {
  await pool.query(analyzing(kind, table, columns));
}

function analyzing(kind: 'embedded' | 'postgres', table: string, columns?: readonly string[]): string {
  const analyze = `ANALYZE ${quoteName(table)} ${columns ? `(${columns.map(quoteName).join(', ')})` : ''}`;
  // Several statements in one query are one transaction, after which the setting is what it was.
  return kind === 'embedded' ? `SET LOCAL default_statistics_target = ${String(valuesKnown)}; ${analyze}` : analyze;
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
