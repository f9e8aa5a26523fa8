import type pg from 'pg';

/** The result of a maintenance run. */
export interface Maintenance {
  /** What was done, in words for the operator. */
  done: readonly string[];
  /** The size of the database on disk, in bytes. */
  sizeBytes: number;
}

export async function maintain(pool: pg.Pool, kind: 'embedded' | 'postgres'): Promise<Maintenance> {
  const done: string[] = [];
  if (kind === 'embedded') {
    await pool.query('VACUUM (ANALYZE)');
    // Twice: the second one releases the log that the first one still needed.
    await pool.query('CHECKPOINT');
    await pool.query('CHECKPOINT');
    done.push('Removed dead rows and updated statistics', 'Wrote a checkpoint');
  } else {
    await pool.query('ANALYZE');
    done.push('Updated statistics');
  }
  const { rows } = await pool.query<{ size: string }>('SELECT pg_database_size(current_database()) AS size');
  return { done, sizeBytes: Number(rows[0]?.size ?? 0) };
}

export async function analyzeTable(pool: pg.Pool, table: string, columns?: readonly string[]): Promise<void> {
  await pool.query(`ANALYZE ${quoteName(table)} ${columns ? `(${columns.map(quoteName).join(', ')})` : ''}`);
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
