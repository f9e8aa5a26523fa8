import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, gt, lt } from 'drizzle-orm';

import type { Clock } from '../clock.ts';
import type { Queries } from '../database/transaction-session.ts';
import type { Random } from '../ids.ts';
import { createDigest } from './digest.ts';
import type { FileStore, ReceivedFile, ReceiveLimits, StoredFile } from './file-store.ts';
import { storedFileChunks, storedFiles } from './files.tables.ts';
import { openScratch } from './scratch-file.ts';

const idPattern = /^[0-9a-f]{32}$/;
const chunkBytes = 262_144;
const sweptAtOnce = 500;

/** The tables of this store, which a backup leaves out: it has their content as files. */
export const fileTables: readonly string[] = ['stored_files', 'stored_file_chunks'];

export interface DatabaseFileStoreOptions {
  /** The caller's transaction, or the database. */
  readonly queries: () => Queries;
  readonly clock: Clock;
  /** Source of ids: 16 random bytes each, which cannot be guessed. */
  readonly random: Random;
  /** For scratch files, which no other process needs. Created if missing. */
  readonly folder: string;
}

/** Files in pieces of 256 KiB in the database: every process that uses the database has them, and a transaction or a
 * backup of it includes them. */
export async function openDatabaseFileStore(options: DatabaseFileStoreOptions): Promise<FileStore> {
  const { queries, clock, random, folder } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const newId = () => Buffer.from(random(16)).toString('hex');

  async function receiveAs(id: string, source: AsyncIterable<Uint8Array>, { maxBytes }: ReceiveLimits) {
    await queries().insert(storedFiles).values({ id, sizeBytes: 0, sha256: '', kept: false, startedAt: clock.now() });
    try {
      const digest = createDigest(maxBytes);
      await writeChunks(
        queries,
        id,
        noted(source, (chunk) => digest.add(chunk)),
      );
      const { head, sizeBytes, sha256 } = digest.result();
      await queries().update(storedFiles).set({ sizeBytes, sha256 }).where(eq(storedFiles.id, id));
      return received(queries, { id, sizeBytes, sha256 }, head);
    } catch (error) {
      await remove(queries, id).catch(() => undefined); // the sweep does it, once the database answers again
      throw error;
    }
  }

  return {
    receive: (source, limits) => receiveAs(newId(), source, limits),
    async put(source, limits) {
      return (await receiveAs(newId(), source, limits)).keep();
    },
    async restore(id, source) {
      if (!idPattern.test(id)) throw new RangeError(`${id} is not the id of a file`);
      await remove(queries, id);
      await (await receiveAs(id, source, { maxBytes: Infinity })).keep();
    },
    scratch: () => openScratch(join(folder, newId())),
    async open(id) {
      const [row] = await queries().select().from(storedFiles).where(eq(storedFiles.id, id));
      return row?.kept === true ? { sizeBytes: row.sizeBytes, stream: streamOf(queries, row) } : undefined;
    },
    remove: (id) => remove(queries, id),
    sweep: (isReferenced, before) => sweep(queries, isReferenced, before),
  };
}

async function* noted(
  source: AsyncIterable<Uint8Array>,
  note: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    note(chunk);
    yield chunk;
  }
}

async function writeChunks(queries: () => Queries, fileId: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  let position = 0;
  const write = async (bytes: Buffer) => {
    await queries().insert(storedFileChunks).values({ fileId, position, bytes });
    position += 1;
  };
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    waitingBytes += chunk.byteLength;
    if (waitingBytes < chunkBytes) continue;
    const bytes = Buffer.concat(waiting);
    let start = 0;
    for (; bytes.length - start >= chunkBytes; start += chunkBytes) {
      await write(bytes.subarray(start, start + chunkBytes));
    }
    waiting = [bytes.subarray(start)];
    waitingBytes = bytes.length - start;
  }
  if (waitingBytes > 0) await write(Buffer.concat(waiting));
}

function received(queries: () => Queries, stored: StoredFile, head: Uint8Array): ReceivedFile {
  let isKept = false;
  return {
    ...stored,
    head,
    open: () => streamOf(queries, stored),
    async keep() {
      if (!isKept) await queries().update(storedFiles).set({ kept: true }).where(eq(storedFiles.id, stored.id));
      isKept = true;
      return stored;
    },
    async discard() {
      if (!isKept) await remove(queries, stored.id);
    },
  };
}

async function remove(queries: () => Queries, id: string): Promise<void> {
  await queries().delete(storedFiles).where(eq(storedFiles.id, id));
}

/** Reads a file piece by piece, and compares its SHA-256 at the end. */
function streamOf(queries: () => Queries, { id, sha256 }: StoredFile): ReadableStream<Uint8Array> {
  const hash = createHash('sha256');
  let position = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const [chunk] = await queries()
          .select({ bytes: storedFileChunks.bytes })
          .from(storedFileChunks)
          .where(and(eq(storedFileChunks.fileId, id), eq(storedFileChunks.position, position)));
        if (chunk) {
          position += 1;
          hash.update(chunk.bytes);
          return controller.enqueue(new Uint8Array(chunk.bytes));
        }
        if (hash.digest('hex') !== sha256) throw new Error(`The file ${id} is not what was stored`);
        return controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

async function sweep(
  queries: () => Queries,
  isReferenced: (id: string) => Promise<boolean>,
  before: Date,
): Promise<number> {
  let removed = 0;
  for (let last = ''; ;) {
    const rows = await queries()
      .select({ id: storedFiles.id, kept: storedFiles.kept })
      .from(storedFiles)
      .where(and(lt(storedFiles.startedAt, before), gt(storedFiles.id, last)))
      .orderBy(asc(storedFiles.id))
      .limit(sweptAtOnce);
    for (const { id, kept } of rows) {
      last = id;
      if (kept && (await isReferenced(id))) continue;
      await remove(queries, id);
      removed += 1;
    }
    if (rows.length < sweptAtOnce) return removed;
  }
}
