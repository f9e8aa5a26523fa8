import type pg from 'pg';
import type { Clock } from '../clock.ts';
import { silentLog, type Log } from '../log.ts';
import { localAnnouncements, postgresAnnouncements, type Announcements } from './announcements.ts';
import type { Engine } from './embedded/engine.ts';
import type { FolderCopy } from './embedded/pglite-worker.ts';
import { openDirectory, openInMemory } from './embedded/embedded-database.ts';
import { defaultCacheDirectory } from './embedded/template.ts';
import { poolOptions } from './embedded/wire-stream.ts';
import { createMaintenance, type Callers, type Maintenance } from './maintenance.ts';
import { runMigrations } from './migrate.ts';
import { checkServer, postgresOptions } from './postgres.ts';
import { createPulse } from './pulse.ts';
import { createTransactions, type Transactions } from './transactions.ts';

export interface Database extends Transactions {
  /** `embedded` has one connection and no other process; `postgres` may be shared. */
  readonly kind: 'embedded' | 'postgres';
  /** For what the query builder cannot express. Must not be used within a transaction. */
  readonly pool: pg.Pool;
  /** Updates the planner's statistics of every table that has changed by more than a tenth and 50 rows since the last time.
   * Call it after many rows were written, outside of a transaction; PostgreSQL would do it automatically some time later,
   * PGlite never. It costs two small statements when nothing is to be done. A failure is only logged: it must not turn
   * what was written into a failure. */
  analyzeChanged(): Promise<void>;
  /** What PGlite never does automatically: checkpoint, vacuum, statistics. On PostgreSQL, autovacuum does it, and this
   * only measures. Other queries wait for one step of it at most (some 10 to 100 ms, according to the size of the tables).
   * @param callers - what takes longer ends when they need the database, and is left for another run; without this, it is
   * done while they wait. */
  maintain(callers?: Callers): Promise<Maintenance>;
  /** Whether the database answers right now, within about a second. The embedded one does as long as the process runs. */
  answers(): Promise<boolean>;
  /** Copies the folder of the embedded database, and links the files of another one, both as of the same moment.
   * Statements wait meanwhile. @throws for PostgreSQL, and for a database in memory. */
  copyTo(copy: FolderCopy): Promise<void>;
  /** What the processes on this database tell each other. */
  readonly announcements: Announcements;
  /** Waits for running work, and releases the directory. Calling it again does nothing. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The server's data directory, or `memory` for a database that disappears when closed. Not used with a URL. */
  dataDir: string;
  /** A PostgreSQL server of version 15 or later. Leave it out for the embedded database. */
  databaseUrl?: string | undefined;
  clock: Clock;
  log?: Log;
  /** The embedded database stopped unexpectedly. Nothing can be saved anymore: exit the process. */
  onFatal?: (error: Error) => void;
  /** Maximum number of PostgreSQL connections; 10 by default. */
  maxConnections?: number;
  /** For tests: the template directory; an engine that is already open. */
  cacheDirectory?: string;
  engine?: Engine;
}

/** Opens the database and migrates its tables.
 * @throws DirectoryInUseError if another process uses the directory.
 * @throws SchemaError if the database was used with other migrations than these; nothing is changed in it.
 * @throws Error with a readable message if PostgreSQL cannot be reached or is too old.
 * @see docs/decisions/0003-database.md */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await openDatabaseAsIs(options);
  try {
    const count = await runMigrations(database.pool);
    // They write hundreds of files, which would otherwise be in the way of the first checkpoint beside calls.
    if (count > 0 && database.kind === 'embedded') await database.pool.query('CHECKPOINT');
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Opens the database with the tables that it has, or none. */
export function openDatabaseAsIs(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl } = options;
  return databaseUrl === undefined ? openEmbedded(options) : openPostgres(options, databaseUrl);
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
  // Without a listener, an idle connection that is lost would crash the process; for connections in use, see
  // GuardedPool.
  pool.on('error', (error) => parts.log.warn('A database connection was lost', { error }));
  const pulse = kind === 'postgres' ? createPulse(config) : undefined;
  const announcements = kind === 'postgres' ? postgresAnnouncements(config, pool) : localAnnouncements();
  const { maintain, analyzeChanged } = createMaintenance({ pool, engine: parts.engine });
  let closing: Promise<void> | undefined;
  return {
    ...transactions,
    kind,
    pool,
    analyzeChanged: () =>
      analyzeChanged().catch((error: unknown) => parts.log.warn('Statistics were not updated', { error })),
    maintain,
    copyTo: (copy) => copyEmbedded(pool, parts.engine, copy),
    answers: async () => pulse?.beats() ?? true,
    announcements,
    close: () => {
      closing ??= Promise.all([pool.end(), pulse?.end(), announcements.end()]).then(() => parts.engine?.close());
      return closing;
    },
  };
}

async function copyEmbedded(pool: pg.Pool, engine: Engine | undefined, copy: FolderCopy): Promise<void> {
  if (!engine) throw new Error('PostgreSQL has no folder that could be copied');
  const client = await pool.connect(); // the only connection: no transaction is running
  try {
    await engine.copy(copy);
  } finally {
    client.release();
  }
}
