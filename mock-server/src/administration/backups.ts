import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { productVersion } from '@grt/sdk/contract';
import type { Config } from '../config.ts';
import { askForSnapshot } from '../core/backup/snapshots.ts';
import { BackupError, inWords } from '../core/backup/backup-error.ts';
import type { Manifest } from '../core/backup/manifest.ts';
import { verifyBackup } from '../core/backup/read-backup.ts';
import { restoreBackup } from '../core/backup/restore-backup.ts';
import { requireRoom } from '../core/backup/restore-room.ts';
import { writeBackup } from '../core/backup/write-backup.ts';
import type { Clock } from '../core/clock.ts';
import { openDatabaseAsIs, type Database } from '../core/database/database.ts';
import { DirectoryInUseError } from '../core/database/embedded/directory-lock.ts';
import { fileTables } from '../core/files/database-file-store.ts';
import { openFileStore, type FilePlace } from '../core/files/open-file-store.ts';
import { randomUuid, type Random } from '../core/ids.ts';
import { redactText } from '../core/redaction.ts';
import { referencedFiles } from '../maintenance.ts';

export type BackupCommand =
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'verify'; readonly file: string }
  | { readonly kind: 'restore'; readonly file: string; readonly replace: boolean }
  | { readonly kind: 'move'; readonly to: string; readonly files: FilePlace | undefined; readonly replace: boolean };

/** What the commands work with. */
export interface BackupParts {
  readonly config: Place;
  readonly clock: Clock;
  readonly random: Random;
  readonly say: (text: string) => void;
  /** Free bytes of the disk of a folder; for tests. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

/** Where a platform keeps its state. */
type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'files'>;

/** Makes, checks, and restores backups, and moves a platform to another database.
 * @throws BackupError with what to do. */
export async function runBackupCommand(command: BackupCommand, parts: BackupParts): Promise<void> {
  try {
    await run(command, parts);
  } catch (error) {
    throw error instanceof DirectoryInUseError ? new BackupError(error.message, { cause: error }) : error;
  }
}

async function run(command: BackupCommand, parts: BackupParts): Promise<void> {
  const { config, say } = parts;
  switch (command.kind) {
    case 'backup':
      return say(`Wrote ${command.file}: ${summary(await backUp(parts, resolve(command.file)))}`);
    case 'verify':
      return say(`${command.file} is complete: ${summary(await verifyBackup(resolve(command.file)))}`);
    case 'restore': {
      const manifest = await restoreTo(config, parts, { file: resolve(command.file), replace: command.replace });
      return say(`Restored ${summary(manifest)}`);
    }
    case 'move':
      return move(parts, command);
  }
}

/** A running server with the embedded database is asked for a copy; PostgreSQL gives a snapshot itself. */
async function backUp(parts: BackupParts, file: string): Promise<Manifest> {
  const { config } = parts;
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database'))) {
    throw new BackupError(`There is no database in ${config.dataDir} (GRT_DATA_DIR), and DATABASE_URL is not set.`);
  }
  try {
    return await backUpPlace(config, parts, file);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
  }
  const snapshot = await askForSnapshot(config.dataDir);
  try {
    return await backUpPlace({ ...config, dataDir: snapshot.folder }, parts, file);
  } finally {
    await snapshot.release();
  }
}

async function backUpPlace(place: Place, parts: BackupParts, file: string): Promise<Manifest> {
  const { clock } = parts;
  return withDatabase(place, clock, (database) =>
    writeBackup(
      {
        database,
        filesIn: filesOf(place, parts),
        fileIds: referencedFiles,
        fileTables,
        createdAt: clock.now(),
        platformVersion: productVersion,
      },
      file,
    ),
  );
}

/** Verifies the backup, and looks for room, before it touches anything. */
async function restoreTo(
  place: Place,
  parts: BackupParts,
  { file, replace }: { file: string; replace: boolean },
): Promise<Manifest> {
  const manifest = await verifyBackup(file);
  parts.say(await requireRoom(manifest, place, parts.freeBytes));
  await withDatabase(place, parts.clock, (database) =>
    restoreBackup(file, { manifest, database, filesIn: filesOf(place, parts), replace }),
  );
  return manifest;
}

/** The files of a place, on a connection: the one of the transaction that reads or writes the rows. */
function filesOf({ files: place, dataDir }: Place, { clock, random }: BackupParts) {
  return (client: PoolClient) => openFileStore({ place, dataDir, queries: () => drizzle(client), clock, random });
}

async function move(
  parts: BackupParts,
  { to, files, replace }: Extract<BackupCommand, { kind: 'move' }>,
): Promise<void> {
  const { config, random, say } = parts;
  const target: Place = /^postgres(?:ql)?:/i.test(to)
    ? { dataDir: config.dataDir, databaseUrl: to, files: files ?? 'database' }
    : { dataDir: resolve(to), databaseUrl: undefined, files: files ?? 'folder' };
  await mkdir(config.dataDir, { recursive: true });
  const file = join(config.dataDir, `move-${randomUuid(random)}.grt`);
  try {
    await withDatabase(config, parts.clock, requireStopped);
    await backUpPlace(config, parts, file);
    const manifest = await restoreTo(target, parts, { file, replace });
    say(`Moved ${summary(manifest)}`);
    say(`The old database is as it was. To start on the new one, set ${settingOf(target)}`);
  } finally {
    await rm(file, { force: true });
  }
}

/** What is written after the copy would be lost. */
async function requireStopped({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'grt'`,
  );
  if ((rows[0]?.count ?? 0) > 0) {
    throw new BackupError('A server uses the old database. Stop every server on it, and run this again.');
  }
}

function settingOf({ dataDir, databaseUrl, files }: Place): string {
  if (databaseUrl === undefined) return `GRT_DATA_DIR=${dataDir} GRT_FILES=${files}, and no DATABASE_URL.`;
  return `GRT_FILES=${files} DATABASE_URL=${redactText(databaseUrl)} (with its password).`;
}

async function withDatabase<T>(place: Place, clock: Clock, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabaseAsIs({ ...place, clock, maxConnections: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function summary({ tables, files, createdAt }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const many = (count: number, noun: string) => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
  const missing =
    files.missing.length === 0 ? '' : `; ${many(files.missing.length, 'file')} that rows refer to were not there`;
  return (
    `${many(rows, 'row')} in ${many(Object.keys(tables).length, 'table')} and ${many(files.count, 'file')} ` +
    `(${inWords(files.sizeBytes)}) as of ${createdAt}${missing}.`
  );
}
