import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { applyMigrations } from '../database/migrate.ts';
import { readMigrations, type Migration } from '../database/migration-files.ts';
import { isUnreleased } from '../database/schema-history.ts';
import type { FileStore } from '../files/file-store.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { dropSchema, filledTables, setSequences, withoutIndexes } from './schema-rebuild.ts';
import { insertRows, readTables, type Session, type Table } from './table-rows.ts';

/** Where a backup is restored to. */
export interface RestoreTarget {
  /** What is in the backup, from `verifyBackup`. */
  readonly manifest: Manifest;
  readonly database: Pick<Database, 'pool' | 'maintain'>;
  /** The store of files, written in the connection's transaction if it is in the database. */
  readonly filesIn: (client: pg.PoolClient) => Promise<Pick<FileStore, 'restore'>>;
  /** Also into a database that has rows: they are removed. */
  readonly replace: boolean;
  /** For tests: other migrations than those of this version. */
  readonly migrations?: readonly Migration[];
}

/** Puts a backup in place of what is in the database, and upgrades it to this version. Everything happens in one
 * transaction, so that an interrupted restore changes nothing and can be repeated.
 * @throws BackupError if the backup is from a newer version or from a build that was never released, if the database has
 *   rows that may not be replaced, or if others use it. */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<void> {
  const { manifest, migrations = readMigrations() } = target;
  const [before, after] = migrationsAround(path, manifest, migrations);
  const client = await target.database.pool.connect();
  try {
    await client.query('BEGIN');
    await requireFree(client, target.replace);
    await dropSchema(client);
    await applyMigrations(client, before);
    await load(client, { path, manifest, files: await target.filesIn(client) });
    await applyMigrations(client, after);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
  await target.database.maintain();
}

/** The migrations that the backup has, and the later ones. */
function migrationsAround(
  path: string,
  { migrations }: Manifest,
  known: readonly Migration[],
): readonly [Migration[], Migration[]] {
  if (isUnreleased(known, migrations)) {
    throw new BackupError(
      `${path} is from a build of GRT that was never released, and no version can upgrade it. ` +
        'Nothing was restored. Only the build that made it can restore it.',
    );
  }
  const fits = migrations.every(({ atMs, hash }, index) => known[index]?.atMs === atMs && known[index].hash === hash);
  if (!fits) {
    throw new BackupError(
      `${path} has tables that this version does not know: it was made by a newer version of GRT, or by another branch. ` +
        'Nothing was restored. Restore it with the version that made it.',
    );
  }
  return [known.slice(0, migrations.length), known.slice(migrations.length)];
}

async function requireFree(session: Session, replace: boolean): Promise<void> {
  const { rows: others } = await session.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'grt'`,
  );
  if ((others[0]?.count ?? 0) > 0) {
    throw new BackupError('A server uses this database. Stop every server on it, and run this again.');
  }
  const filled = replace ? [] : await filledTables(session);
  if (filled.length > 0) {
    throw new BackupError(
      `The database is not empty: it has rows in ${filled.slice(0, 5).join(', ')}${filled.length > 5 ? ', …' : ''}. ` +
        'Nothing was restored. Use an empty database, or add --replace to remove what is in this one.',
    );
  }
}

async function load(
  session: Session,
  { path, manifest, files }: { path: string; manifest: Manifest; files: Pick<FileStore, 'restore'> },
): Promise<void> {
  const tables = new Map((await readTables(session)).map((table) => [table.name, table]));
  const putBack = await withoutIndexes(session);
  for await (const { name, body } of readBackup(path)) {
    const [kind, first = ''] = name.split('/');
    if (kind === 'files') await files.restore(first, body);
    if (kind !== 'tables') continue;
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    await insertRows(session, columnsOf(tables.get(first), first, manifest), Buffer.concat(chunks).toString());
  }
  await putBack();
  await setSequences(session, manifest.sequences);
  for (const [name, { rows }] of Object.entries(manifest.tables)) await requireRows(session, name, rows);
}

/** A table with only the columns that the backup has. */
function columnsOf(table: Table | undefined, name: string, { tables }: Manifest): Table {
  const stated = tables[name]?.columns ?? [];
  const columns = table?.columns.filter((column) => stated.includes(column.name)) ?? [];
  if (columns.length !== stated.length) throw new Error(`The table ${name} does not have the columns of the backup`);
  return { name, columns };
}

async function requireRows(session: Session, name: string, expected: number): Promise<void> {
  const { rows } = await session.query<{ count: string }>(`SELECT count(*) AS count FROM "${name}"`);
  const count = Number(rows[0]?.count ?? 0);
  if (count !== expected) {
    throw new BackupError(
      `${name} got ${String(count)} rows instead of ${String(expected)}. Nothing was restored; please report this.`,
    );
  }
}
