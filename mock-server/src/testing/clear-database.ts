import type { Pool } from 'pg';
import { clearDatabase as truncateTables, restartIds, writtenTables } from '../core/database/clear-database.ts';
import type { Database } from '../core/database/database.ts';
import { inTransaction } from '../test-double/database-states.ts';

/** Beyond it, new files are cheaper than looking for rows. */
const fewBytes = 2_000_000;

/** As the server's own, which gives each written table, and each that refers to one, a new file with new indexes. A test
 * leaves few rows: deleting them takes a fourth of that processor time, and it is spent after every test. Plans are made as
 * for new tables again, too, and changes are counted anew, on which it depends when statistics are made. */
export async function clearDatabase(database: Pick<Database, 'pool'>): Promise<void> {
  const { pool } = database;
  const { names, bytes } = await writtenTables(pool);
  if (bytes > fewBytes) await truncateTables(database);
  else await deleteRows(pool, names);
  await forgetStatistics(pool);
}

/** As if no table had been analyzed, and no row had changed since. */
export async function forgetStatistics(pool: Pool): Promise<void> {
  await pool.query('SELECT pg_stat_force_next_flush()'); // takes effect as the statement ends
  await pool.query(
    `SELECT pg_stat_reset();
     DELETE FROM pg_statistic WHERE starelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace);
     UPDATE pg_class SET relpages = 0, reltuples = -1, relallvisible = 0
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i') AND reltuples >= 0`,
  );
}

async function deleteRows(pool: Pool, names: readonly string[]): Promise<void> {
  if (names.length > 0) {
    await inTransaction(pool, async (client) => {
      const deletes = names.map((name) => `DELETE FROM ${name}`);
      // As TRUNCATE: it waits for who is writing, and neither references nor triggers of rows matter.
      await client.query(
        [`LOCK TABLE ${names.join(', ')}`, 'SET LOCAL session_replication_role = replica', ...deletes].join('; '),
      );
    });
    await pool.query(`VACUUM ${names.join(', ')}`);
  }
  await restartIds(pool);
}
