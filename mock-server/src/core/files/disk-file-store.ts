import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { isErrnoException } from '../errno.ts';
import type { Random } from '../ids.ts';
import { FileTooLargeError } from './file-store.ts';
import type { FileStore, ReceiveLimits, ReceivedFile, ScratchFile, StoredFile } from './file-store.ts';

const headBytes = 4096;
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

  async function receive(source: AsyncIterable<Uint8Array>, limits: ReceiveLimits): Promise<ReceivedFile> {
    const id = newId();
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
    scratch: () => openScratch(join(temporary, newId())),
    async open(id) {
      if (!idPattern.test(id)) return undefined;
      const found = await stat(placeOf(id)).catch(ignoreAbsence);
      return found && { sizeBytes: found.size, stream: streamOf(placeOf(id)) };
    },
    async remove(id) {
      if (idPattern.test(id)) await rm(placeOf(id), { force: true });
    },
    async sweep(isReferenced, before) {
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
    },
  };
}

type Written = Pick<ReceivedFile, 'sizeBytes' | 'sha256' | 'head'>;

async function write(
  handle: FileHandle,
  source: AsyncIterable<Uint8Array>,
  { maxBytes }: ReceiveLimits,
): Promise<Written> {
  const hash = createHash('sha256');
  let head = new Uint8Array(0);
  let sizeBytes = 0;
  for await (const chunk of source) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBytes) throw new FileTooLargeError(maxBytes);
    if (head.byteLength < headBytes)
      head = new Uint8Array(Buffer.concat([head, chunk.subarray(0, headBytes - head.byteLength)]));
    hash.update(chunk);
    await writeAll(handle, chunk);
  }
  return { sizeBytes, sha256: hash.digest('hex'), head };
}

/** A write may be partial, for example when the disk is nearly full. */
async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  let rest = chunk;
  while (rest.byteLength > 0) {
    const { bytesWritten } = await handle.write(rest);
    rest = rest.subarray(bytesWritten);
  }
}

/** Unlinked from the start, so that not even a crash leaves it behind. */
async function openScratch(path: string): Promise<ScratchFile> {
  const handle = await open(path, 'wx+', 0o600);
  await rm(path);
  let end = 0;
  return {
    async append(bytes) {
      const position = end;
      await writeAll(handle, bytes);
      end += bytes.byteLength;
      return position;
    },
    async read(position, length) {
      const bytes = Buffer.allocUnsafe(length);
      let filled = 0;
      while (filled < length) {
        const { bytesRead } = await handle.read(bytes, filled, length - filled, position + filled);
        if (bytesRead === 0) throw new RangeError(`The scratch file ends before ${String(position + length)} bytes`);
        filled += bytesRead;
      }
      return bytes;
    },
    close: () => handle.close(),
  };
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
  if (process.platform === 'win32') return; // folders cannot be opened there
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
