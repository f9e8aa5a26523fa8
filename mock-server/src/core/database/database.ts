import type pg from 'pg';
import type { Clock } from '../clock.ts';
import { silentLog, type Log } from '../log.ts';
import type { Engine } from './embedded/engine.ts';
import { openDirectory, openInMemory } from './embedded/embedded-database.ts';
import { defaultCacheDirectory } from './embedded/template.ts';
import { poolOptions } from './embedded/wire-stream.ts';
import { analyzeTable, maintain, type Maintenance } from './maintenance.ts';
import { migrationsDirectory, runMigrations } from './migrate.ts';
import { checkServer, postgresOptions } from './postgres.ts';
import { createTransactions, type Transactions } from './transactions.ts';

export interface Database extends Transactions {
  /** `embedded` has one connection and no other process beside this one; `postgres` may be shared. */
  readonly kind: 'embedded' | 'postgres';
  /** For what the query builder cannot say. Refuses to be used within a transaction. */
  readonly pool: pg.Pool;
  /** Renews the planner's statistics of a table, or of some of its columns only: those that statements select, join or sort
   * by. Wide ones cost much and tell nothing. To be called after an import; PostgreSQL would do so by itself some time
   * later, PGlite never. */
  analyze(table: string, columns?: readonly string[]): Promise<void>;
  /** What PGlite never does by itself: checkpoint, vacuum, statistics. On PostgreSQL its autovacuum does, and this only
   * measures. Other queries wait meanwhile (some 100 ms to 1 s). */
  maintain(): Promise<Maintenance>;
  /** Waits for what runs, and frees the directory. Calling it again does nothing. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The server's data directory, or `memory` for a database that is gone when it is closed. Not used with an URL. */
  dataDir: string;
  /** A PostgreSQL server of version 15 or later. Leave it out for the embedded database. */
  databaseUrl?: string | undefined;
  clock: Clock;
  log?: Log;
  /** The embedded database stopped by itself. Nothing can be saved any more: end the process. */
  onFatal?: (error: Error) => void;
  /** How many connections to PostgreSQL are held at most; 10 by default. */
  maxConnections?: number;
  /** For tests: other migrations; where templates are kept; an engine that is open already, instead of one of its own. */
  migrations?: string;
  cacheDirectory?: string;
  engine?: Engine;
}

/** Opens the database and brings its tables up to date.
 * @throws DirectoryInUseError if another process uses the directory.
 * @throws Error in plain words if PostgreSQL cannot be reached or is too old.
 * @see docs/decisions/0003-database.md */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options;
  const database = databaseUrl === undefined ? await openEmbedded(options) : await openPostgres(options, databaseUrl);
  try {
    await runMigrations(database.pool, options.migrations ?? migrationsDirectory);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const { log = silentLog, onFatal } = options;
  const engine = options.engine ?? (await openEngine(options, log));
  void watch(engine, (error) => {
    log.error('The embedded database stopped', { error });
    onFatal?.(error);
  });
  return assemble('embedded', poolOptions(engine), { log, engine });
}

function openEngine(
  { dataDir, clock, cacheDirectory = defaultCacheDirectory }: DatabaseOptions,
  log: Log,
): Promise<Engine> {
  return dataDir === 'memory' ? openInMemory(cacheDirectory) : openDirectory(dataDir, { clock, log, cacheDirectory });
}

async function watch(engine: Engine, onFatal: (error: Error) => void): Promise<void> {
  const error = await engine.ended;
  if (error) onFatal(error);
}

async function openPostgres(options: DatabaseOptions, url: string): Promise<Database> {
  const { log = silentLog, maxConnections = 10 } = options;
  const database = assemble('postgres', postgresOptions(url, maxConnections), { log });
  try {
    await checkServer(database.pool, url);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function assemble(kind: Database['kind'], config: pg.PoolConfig, parts: { log: Log; engine?: Engine }): Database {
  const { pool, ...transactions } = createTransactions(config, { isRemote: kind === 'postgres' });
  // Without a listener a connection that breaks while it is idle would end the process; in use: see GuardedPool.
  pool.on('error', (error) => parts.log.warn('A database connection broke', { error }));
  let closing: Promise<void> | undefined;
  return {
    ...transactions,
    kind,
    pool,
    analyze: (table, columns) => analyzeTable(pool, table, columns),
    maintain: () => maintain(pool, kind),
    close: () => {
      closing ??= pool.end().then(() => parts.engine?.close());
      return closing;
    },
  };
}
