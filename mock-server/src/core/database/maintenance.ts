import { runUntilAsked } from './giving-way.ts';
import type { Engine } from './embedded/engine.ts';
import type { GuardedPool } from './guarded-pool.ts';

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

/** What keeps a database fast. It remembers between the runs which tables were left, and what statistics know. */
export interface Maintainer {
  readonly maintain: (callers?: Callers) => Promise<Maintenance>;
  /** Updates the statistics of the tables that have changed by more than a tenth and 50 rows since they were analyzed: the
   * rule of autovacuum. */
  readonly analyzeChanged: () => Promise<void>;
}

export function createMaintenance({ pool, engine, mostLeft = 96 }: MaintenanceParts): Maintainer {
  const timesLeft = new Map<string, number>();
  const known = new Map<string, number>();
  return {
    async maintain(callers) {
      const done: string[] = [];
      if (engine) {
        const left = await vacuumTables({ pool, engine, mostLeft, callers, timesLeft, known });
        done.push('Removed dead rows and updated statistics', 'Wrote a checkpoint');
        if (left.length > 0) done.push(`Left dead rows for a time when nobody uses the server: ${left.join(', ')}`);
      } else {
        await pool.query('ANALYZE');
        done.push('Updated statistics');
      }
      const { rows } = await pool.query<{ size: string }>('SELECT pg_database_size(current_database()) AS size');
      return { done, sizeBytes: Number(rows[0]?.size ?? 0) };
    },
    async analyzeChanged() {
      for (const { name, columns, changes, estimate } of await tablesIn(pool)) {
        if (changes - (known.get(name) ?? 0) <= 50 + estimate / 10) continue;
        await pool.query(engine ? analyzing(name, columns) : `ANALYZE ${quoteName(name)}`);
        if (engine) known.set(name, changes);
      }
    },
  };
}

interface Vacuuming {
  readonly pool: GuardedPool;
  readonly engine: Engine;
  readonly mostLeft: number;
  /** None: whoever waits, waits. */
  readonly callers: Callers | undefined;
  readonly timesLeft: Map<string, number>;
  /** How many changes of each table its statistics know. The database counts on if only some columns are analyzed. */
  readonly known: Map<string, number>;
}

/** Ten times as many rows are examined for each of them. */
const valuesKnown = 20;

interface TableState {
  readonly name: string;
  /** Without the wide ones, which no statement searches by and which take most of the time. */
  readonly columns: readonly string[];
  /** Rows inserted, changed, and deleted since all columns were analyzed. */
  readonly changes: number;
  /** How many rows there were when it was last analyzed. */
  readonly estimate: number;
}

async function tablesIn(pool: GuardedPool): Promise<readonly TableState[]> {
  await pool.query('SELECT pg_stat_force_next_flush()'); // takes effect as the statement ends
  const { rows } = await pool.query<TableState>(
    `SELECT c.relname AS name, array_agg(a.attname::text) AS columns,
            pg_stat_get_mod_since_analyze(c.oid)::float8 AS changes, greatest(c.reltuples, 0)::float8 AS estimate
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.atttypid <> 'jsonb'::regtype
      GROUP BY c.oid ORDER BY c.relname`,
  );
  return rows;
}

/** Table by table, so that calls wait for one of them at most. @returns the tables that were left. */
async function vacuumTables(parts: Vacuuming): Promise<string[]> {
  const { pool, timesLeft, known } = parts;
  const tables = await tablesIn(pool);
  await checkpoint(parts);
  for (const { name, columns, changes } of tables) {
    const vacuumed = await tend(parts, name, `VACUUM ${quoteName(name)}`);
    const analyzed = await tend(parts, name, analyzing(name, columns));
    if (analyzed) known.set(name, changes);
    if (vacuumed && analyzed) timesLeft.delete(name);
    else timesLeft.set(name, (timesLeft.get(name) ?? 0) + 1);
    await checkpoint(parts);
  }
  await checkpoint(parts); // releases the log that the last one still needed
  return tables.flatMap(({ name }) => (timesLeft.has(name) ? [name] : []));
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

/** Only on the embedded database, whose statistics are kept small. */
function analyzing(table: string, columns: readonly string[]): string {
  // Several statements in one query are one transaction, after which the setting is what it was.
  return `SET LOCAL default_statistics_target = ${String(valuesKnown)}; ANALYZE ${quoteName(table)} (${columns.map(quoteName).join(', ')})`;
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
