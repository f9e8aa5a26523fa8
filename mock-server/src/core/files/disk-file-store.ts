import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { isErrnoException } from '../errno.ts';
import type { Random } from '../ids.ts';
import { syncsFolders } from '../syncs-folders.ts';
import { createDigest, type Digest } from './digest.ts';
import type { FileStore, ReceiveLimits, ReceivedFile, StoredFile } from './file-store.ts';
import { openScratch, writeAll } from './scratch-file.ts';

const idPattern = /^[0-9a-f]{32}$/;

export interface DiskFileStoreOptions {
  /**
   * Created if missing. Kept files are in folders named after the first two digits of their ids, the others in `tmp`.
   */
  readonly folder: string;
  /** Source of ids: 16 random bytes each, which cannot be guessed. */
  readonly random: Random;
}

/** Files in a folder. A kept file is complete and on disk before its id is known to anyone: it is written to a
 * temporary file, flushed, and renamed. */
export async function openDiskFileStore({ folder, random }: DiskFileStoreOptions): Promise<FileStore> {
  const temporary = join(folder, 'tmp');
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  const newId = () => Buffer.from(random(16)).toString('hex');
  const placeOf = (id: string) => join(folder, id.slice(0, 2), id);

  const receive: FileStore['receive'] = (source, limits) => receiveAs(newId(), source, limits);

  async function receiveAs(
    id: string,
    source: AsyncIterable<Uint8Array>,
    limits: ReceiveLimits,
  ): Promise<ReceivedFile> {
    const path = join(temporary, id);
    const handle = await open(path, 'wx', 0o600);
    try {
      const written = await write(handle, source, limits);
      await handle.sync();
      await handle.close();
      return received({ id, ...written }, path, placeOf(id));
    } catch (error) {
      await handle.close().catch(() => undefined);
      await rm(path, { force: true });
      throw error;
    }
  }

  return {
    receive,
    async put(source, limits) {
      const file = await receive(source, limits);
      try {
        return await file.keep();
      } catch (error) {
        await file.discard();
        throw error;
      }
    },
    async restore(id, source) {
      if (!idPattern.test(id)) throw new RangeError(`${id} is not the id of a file`);
      await rm(join(temporary, id), { force: true }); // of a restore that was interrupted
      await (await receiveAs(id, source, { maxBytes: Infinity })).keep();
    },
    scratch: () => openScratch(join(temporary, newId())),
    async open(id) {
      if (!idPattern.test(id)) return undefined;
      const found = await stat(placeOf(id)).catch(ignoreAbsence);
      return found && { sizeBytes: found.size, stream: streamOf(placeOf(id)) };
    },
    async remove(id) {
      if (idPattern.test(id)) await rm(placeOf(id), { force: true });
    },
    sweep: (isReferenced, before) => sweepFolder(folder, isReferenced, before),
  };
}

/** Removes old files that are not referenced, and all old temporary ones. @returns how many. */
async function sweepFolder(
  folder: string,
  isReferenced: (id: string) => Promise<boolean>,
  before: Date,
): Promise<number> {
  let removed = 0;
  for (const shelf of await readdir(folder)) {
    for (const id of await readdir(join(folder, shelf))) {
      const path = join(folder, shelf, id);
      const found = await stat(path).catch(ignoreAbsence);
      if (!found || found.mtime >= before) continue;
      if (shelf !== 'tmp' && (await isReferenced(id))) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}

type Written = ReturnType<Digest['result']>;

async function write(
  handle: FileHandle,
  source: AsyncIterable<Uint8Array>,
  { maxBytes }: ReceiveLimits,
): Promise<Written> {
  const digest = createDigest(maxBytes);
  for await (const chunk of source) {
    digest.add(chunk);
    await writeAll(handle, chunk);
  }
  return digest.result();
}

function received(file: StoredFile & Written, temporaryPath: string, keptPath: string): ReceivedFile {
  let path = temporaryPath;
  const stored: StoredFile = { id: file.id, sizeBytes: file.sizeBytes, sha256: file.sha256 };
  return {
    ...file,
    open: () => streamOf(path),
    async keep() {
      if (path === keptPath) return stored;
      const shelf = dirname(keptPath);
      const isNewShelf = (await mkdir(shelf, { recursive: true, mode: 0o700 })) !== undefined;
      await rename(temporaryPath, keptPath);
      path = keptPath;
      await flushFolder(shelf);
      if (isNewShelf) await flushFolder(dirname(shelf));
      return stored;
    },
    async discard() {
      if (path === temporaryPath) await rm(path, { force: true });
    },
  };
}

/** A rename is on disk once its folder is synced. */
async function flushFolder(folder: string): Promise<void> {
  if (!syncsFolders(process.platform)) return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const chunkBytes = 65_536;

/** Reads a file on demand, and closes it when it is read or no longer wanted. Node's own adapter is not used: it
 * delivers a chunk after the reader is gone, which crashes the process (Node 20). */
function streamOf(path: string): ReadableStream<Uint8Array> {
  let opening: Promise<FileHandle> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const handle = await (opening ??= open(path, 'r'));
        const { bytesRead, buffer } = await handle.read(new Uint8Array(chunkBytes), 0, chunkBytes);
        if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
        await handle.close();
        return controller.close();
      },
      async cancel() {
        await (await opening)?.close();
      },
    },
    { highWaterMark: 0 },
  );
}

function ignoreAbsence(error: unknown): undefined {
  if (!isErrnoException(error) || error.code !== 'ENOENT') throw error;
  return undefined;
}
