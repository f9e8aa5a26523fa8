import { Pool } from 'pg';
import { startEngine, type Engine } from '../core/database/embedded/engine.ts';
import { poolOptions } from '../core/database/embedded/wire-stream.ts';
import { clearDatabase } from './clear-database.ts';

/** An engine not in use, with its original tables, all empty. */
interface IdleEngine {
  readonly engine: Engine;
  readonly tables: string;
}

const idle: IdleEngine[] = [];

/** Each takes some 200 MB; few tests have more than one at a time. */
const KEPT = 2;

/** An engine whose tables are empty. Starting one takes seconds of CPU time and emptying one takes hundredths, so
 * closing it lends it to the next test in this process: test files that share a process share it (0011). Each borrower
 * gets its own connections, and those of the previous one no longer work. */
export async function lendEngine(template: string): Promise<Engine> {
  const lent = idle.pop() ?? (await start(template));
  let closing: Promise<void> | undefined;
  return {
    ...lent.engine,
    close: () => {
      closing ??= takeBack(lent);
      return closing;
    },
  };
}

async function start(template: string): Promise<IdleEngine> {
  const engine = await startEngine({ template });
  return { engine, tables: await withPool(engine, tablesOf) };
}

/** An engine whose tables a test altered, or that is in the middle of something, is ended instead. */
async function takeBack(lent: IdleEngine): Promise<void> {
  const isAsBefore = await withPool(lent.engine, async (pool) => {
    await clearDatabase({ pool });
    await pool.query('CHECKPOINT'); // PGlite never does so on its own, and its log would grow with every test
    return (await tablesOf(pool)) === lent.tables;
  }).catch(() => false);
  if (isAsBefore && idle.length < KEPT) idle.push(lent);
  else await lent.engine.close();
}

async function tablesOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ tables: string }>(
    `SELECT string_agg(c.oid || ' ' || c.relname, ',' ORDER BY c.oid) AS tables
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  return rows[0]?.tables ?? '';
}

async function withPool<T>(engine: Engine, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = new Pool(poolOptions(engine));
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
