import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { lockDirectory } from '../database/embedded/directory-lock.ts';
import type { Log } from '../log.ts';
import { BackupError, inWords } from './backup-error.ts';

/** Longer paths of sockets do not exist on Linux (108 bytes) and macOS (104). */
const longestSocketPath = 100;

const snapshotsFolder = (dataDir: string) => join(dataDir, 'snapshots');
const socketPath = (dataDir: string) => join(snapshotsFolder(dataDir), 'ask');

/** A copy of a data directory at one moment. */
export interface Snapshot {
  /** To be opened like a data directory. */
  readonly folder: string;
  /** Tells the server that the copy is no longer needed: it removes it. */
  release(): Promise<void>;
}

type Reply = { readonly folder: string } | { readonly refused: string };

export interface SnapshotParts {
  readonly dataDir: string;
  readonly database: Pick<Database, 'copyTo'>;
  readonly log: Log;
  readonly clock: Clock;
  /** Names the copies. */
  readonly newName: () => string;
}

/** Lets whoever owns the data directory ask the running server for a copy of it: the embedded database belongs to the
 * server's process, and only that process knows a moment at which the files are consistent. The copy is removed once
 * the asking connection ends; one that is still read when the server stops is removed by its reader. */
export async function serveSnapshots(parts: SnapshotParts): Promise<{ close(): void } | undefined> {
  const { dataDir, log } = parts;
  const path = socketPath(dataDir);
  await removeAbandoned(parts);
  if (process.platform === 'win32' || Buffer.byteLength(path) > longestSocketPath) return undefined;
  await rm(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined); // it closes too
    void answer(socket, parts).catch((error: unknown) => log.warn('A copy for a backup was not removed', { error }));
  });
  await listening(server, path);
  server.unref();
  return { close: () => void server.close() };
}

/** Copies that a killed server left, unless a backup is still reading one. */
async function removeAbandoned({ dataDir, clock }: SnapshotParts): Promise<void> {
  const parent = snapshotsFolder(dataDir);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    const folder = join(parent, entry.name);
    const lock = entry.isDirectory() ? await lockDirectory(folder, clock.now()).catch(() => undefined) : undefined;
    if (!lock) continue;
    await rm(folder, { recursive: true, force: true });
    await lock.release();
  }
}

async function answer(socket: Socket, parts: SnapshotParts): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    socket.once('end', () => resolve());
    socket.once('close', () => resolve());
  });
  socket.resume();
  const folder = join(snapshotsFolder(parts.dataDir), parts.newName());
  try {
    const reply: Reply = await copied(parts, folder).catch((error: unknown) => {
      parts.log.warn('A copy for a backup failed', { error });
      return { refused: error instanceof Error ? error.message : String(error) };
    });
    socket.write(`${JSON.stringify(reply)}\n`);
    await ended;
  } finally {
    await rm(folder, { recursive: true, force: true });
    socket.end();
  }
}

async function copied({ dataDir, database, log }: SnapshotParts, folder: string): Promise<Reply> {
  const neededBytes = await sizeOf(join(dataDir, 'database'));
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < neededBytes * 1.1) {
    const [needed, free] = [inWords(neededBytes * 1.1), inWords(bavail * bsize)];
    return { refused: `A copy of the database needs ${needed} in ${dataDir}, which has ${free} left.` };
  }
  await mkdir(folder, { mode: 0o700 });
  const startedMs = performance.now();
  await database.copyTo({
    database: join(folder, 'database'),
    files: { from: join(dataDir, 'files'), to: join(folder, 'files') },
  });
  log.info('Copied the database for a backup', {
    size_bytes: neededBytes,
    duration_ms: Math.round(performance.now() - startedMs),
  });
  return { folder };
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0;
  }
  return bytes;
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
}

/** Asks the server that uses a data directory for a copy of it.
 * @throws BackupError if it does not answer, or refuses. */
export async function askForSnapshot(dataDir: string): Promise<Snapshot> {
  const socket = connect(socketPath(dataDir));
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const reply = await new Promise<Reply>((resolve, reject) => {
    let text = '';
    const silent = (cause?: unknown) =>
      reject(
        new BackupError(
          `The server that uses ${dataDir} does not make copies of its database. Stop it, and run this again.`,
          { cause },
        ),
      );
    socket.once('error', silent);
    socket.once('close', () => silent());
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (text.endsWith('\n')) resolve(JSON.parse(text) as Reply);
    });
  });
  if ('refused' in reply) {
    socket.destroy();
    throw new BackupError(reply.refused);
  }
  return {
    folder: reply.folder,
    async release() {
      socket.end();
      await ended;
      await rm(reply.folder, { recursive: true, force: true }); // if the server has stopped
    },
  };
}
