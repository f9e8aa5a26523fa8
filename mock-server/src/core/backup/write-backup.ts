import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { readApplied } from '../database/migrate.ts';
import type { FileStore } from '../files/file-store.ts';
import { syncsFolders } from '../syncs-folders.ts';
import { BackupError, inWords } from './backup-error.ts';
import { formatVersion, manifestHashName, manifestName, type EntryFacts, type Manifest } from './manifest.ts';
import { readSequences } from './schema-rebuild.ts';
import { readRows, readTables, type Session, type Table } from './table-rows.ts';
import { writeTar, type TarEntry } from './tar.ts';

/** What a backup is made of. */
export interface BackupSource {
  readonly database: Pick<Database, 'pool'>;
  /** The store of files, read on the connection of the snapshot if it is in the database. */
  readonly filesIn: (client: pg.PoolClient) => Promise<Pick<FileStore, 'open'>>;
  /** A query for the ids (`id`) of all files that rows refer to. */
  readonly fileIds: string;
  /** Tables that hold the content of files, which a backup has as files. */
  readonly fileTables: readonly string[];
  readonly createdAt: Date;
  readonly platformVersion: string;
}

/** Writes the whole state of the platform at one moment into a file, which appears only once it is complete. Others may
 * go on working: what is read is one snapshot. Memory does not grow with the size.
 * @throws BackupError if the file exists, the disk has too little room, or there is nothing to back up. */
export async function writeBackup(source: BackupSource, path: string): Promise<Manifest> {
  if (existsSync(path)) throw new BackupError(`${path} exists. Choose another name, or remove it first.`);
  if (!existsSync(dirname(path))) throw new BackupError(`There is no folder ${dirname(path)}. Create it first.`);
  const client = await source.database.pool.connect();
  const unfinished = `${path}.unfinished`;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await requireRoom(client, path);
    const contents = new Contents(source, client, await source.filesIn(client));
    const tar = Readable.from(writeTar(contents.entries()), { objectMode: false });
    await pipeline(tar, createGzip({ level: 3 }), createWriteStream(unfinished, { mode: 0o600 }));
    await client.query('COMMIT');
    await syncAndRename(unfinished, path);
    return contents.manifest();
  } catch (error) {
    await rm(unfinished, { force: true });
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Compressed, rows take a fifth to a third of their space in the database. */
async function requireRoom(session: Session, path: string): Promise<void> {
  const { rows } = await session.query<{ size: string }>(
    `SELECT coalesce(sum(pg_table_size(c.oid)), 0) AS size FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind = 'r'`,
  );
  const neededBytes = Number(rows[0]?.size ?? 0) / 3;
  const { bavail, bsize } = await statfs(dirname(path));
  if (bavail * bsize < neededBytes) {
    throw new BackupError(
      `The disk of ${path} has ${inWords(bavail * bsize)} left; the backup needs about ${inWords(neededBytes)}. ` +
        'Make room, or write it to another disk.',
    );
  }
}

async function syncAndRename(unfinished: string, path: string): Promise<void> {
  await sync(unfinished, 'r+');
  await rename(unfinished, path);
  if (syncsFolders(process.platform)) await sync(dirname(path), 'r');
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The entries of one backup, and what they turned out to be. */
class Contents {
  readonly #source: BackupSource;
  readonly #session: Session;
  readonly #store: Pick<FileStore, 'open'>;
  readonly #entries: EntryFacts[] = [];
  readonly #tables: Record<string, { rows: number; columns: readonly string[] }> = {};
  readonly #missing: string[] = [];
  #files = 0;
  #fileBytes = 0;
  #manifest: Manifest | undefined;

  constructor(source: BackupSource, session: Session, store: Pick<FileStore, 'open'>) {
    this.#source = source;
    this.#session = session;
    this.#store = store;
  }

  /** Once all entries have been read. */
  manifest(): Manifest {
    if (!this.#manifest) throw new Error('The backup is not complete');
    return this.#manifest;
  }

  async *entries(): AsyncGenerator<TarEntry> {
    const migrations = await readApplied(this.#session);
    if (migrations.length === 0) throw new BackupError('There is nothing to back up: the database has no tables.');
    for (const table of await readTables(this.#session)) {
      if (!this.#source.fileTables.includes(table.name)) yield* this.#rowsOf(table);
    }
    const { rows: files } = await this.#session.query<{ id: string }>(this.#source.fileIds);
    for (const { id } of files) yield* this.#file(id);
    this.#manifest = {
      format: 'grt-backup',
      formatVersion,
      createdAt: this.#source.createdAt.toISOString(),
      platformVersion: this.#source.platformVersion,
      migrations,
      tables: this.#tables,
      sequences: await readSequences(this.#session),
      files: { count: this.#files, sizeBytes: this.#fileBytes, missing: this.#missing },
      entries: this.#entries,
    };
    const text = Buffer.from(`${JSON.stringify(this.#manifest, undefined, 1)}\n`);
    yield entryOf(manifestName, text);
    yield entryOf(manifestHashName, Buffer.from(createHash('sha256').update(text).digest('hex')));
  }

  async *#rowsOf(table: Table): AsyncGenerator<TarEntry> {
    const facts = { rows: 0, columns: table.columns.map(({ name }) => name) };
    this.#tables[table.name] = facts;
    let part = 0;
    for await (const { lines, rows } of readRows(this.#session, table)) {
      part += 1;
      facts.rows += rows;
      const bytes = Buffer.from(lines);
      yield this.#noted(`tables/${table.name}/${String(part).padStart(6, '0')}.ndjson`, bytes.byteLength, [bytes]);
    }
  }

  async *#file(id: string): AsyncGenerator<TarEntry> {
    const file = await this.#store.open(id);
    if (!file) {
      this.#missing.push(id);
      return;
    }
    this.#files += 1;
    this.#fileBytes += file.sizeBytes;
    yield this.#noted(`files/${id}`, file.sizeBytes, file.stream);
  }

  #noted(name: string, sizeBytes: number, body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): TarEntry {
    const entries = this.#entries;
    async function* hashed(): AsyncGenerator<Uint8Array> {
      const hash = createHash('sha256');
      for await (const chunk of body) {
        hash.update(chunk);
        yield chunk;
      }
      entries.push({ name, sizeBytes, sha256: hash.digest('hex') });
    }
    return { name, sizeBytes, body: hashed() };
  }
}

function entryOf(name: string, bytes: Buffer): TarEntry {
  return { name, sizeBytes: bytes.byteLength, body: Readable.from([bytes]) };
}
