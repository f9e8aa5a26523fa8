import type pg from 'pg';

/** The result of a maintenance run. */
export interface Maintenance {
  /** What was done, in words for the operator. */
  done: readonly string[];
  /** The size of the database on disk, in bytes. */
  sizeBytes: number;
}

/** @param quiet - settles when the next step disturbs no one, or soon anyway. */
export async function maintain(
  pool: pg.Pool,
  kind: 'embedded' | 'postgres',
  quiet: () => Promise<void> = () => Promise.resolve(),
): Promise<Maintenance> {
  const done: string[] = [];
  if (kind === 'embedded') {
    await vacuumTables(pool, quiet);
    // Twice: the second one releases the log that the first one still needed.
    for (const _ of ['write', 'release']) {
      await quiet();
      await pool.query('CHECKPOINT');
    }
    done.push('Removed dead rows and updated statistics', 'Wrote a checkpoint');
  } else {
    await pool.query('ANALYZE');
    done.push('Updated statistics');
  }
  const { rows } = await pool.query<{ size: string }>('SELECT pg_database_size(current_database()) AS size');
  return { done, sizeBytes: Number(rows[0]?.size ?? 0) };
}

/** Ten times as many rows are examined for each of them. */
const valuesKnown = 30;

/** Table by table, so that calls wait for one of them at most; and without the wide columns, which no statement searches
 * by and which take most of the time. */
async function vacuumTables(pool: pg.Pool, quiet: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text) AS columns FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.atttypid <> 'jsonb'::regtype
      GROUP BY c.relname ORDER BY c.relname`,
  );
  for (const { name, columns } of rows) {
    await quiet();
    await pool.query(`VACUUM ${quoteName(name)}`);
    await quiet();
    await analyzeTable(pool, 'embedded', { table: name, columns });
  }
}

export async function analyzeTable(
  pool: pg.Pool,
  kind: 'embedded' | 'postgres',
  { table, columns }: { readonly table: string; readonly columns?: readonly string[] | undefined },
): Promise<void> {
  const analyze = `ANALYZE ${quoteName(table)} ${columns ? `(${columns.map(quoteName).join(', ')})` : ''}`;
  // Several statements in one query are one transaction, after which the setting is what it was.
  const fewer = kind === 'embedded' ? `SET LOCAL default_statistics_target = ${String(valuesKnown)}; ` : '';
  await pool.query(fewer + analyze);
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
