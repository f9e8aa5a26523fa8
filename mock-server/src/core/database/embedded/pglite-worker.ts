import { constants, cpSync, existsSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { openDiskRoom, type DiskRoom } from './disk-room.ts';
import { paceCheckpoints } from './checkpoints.ts';
import { DurableNodeFS } from './durable-files.ts';
import { listenFor } from './interruption.ts';
import { linkTree } from './link-tree.ts';
import { guardRoom } from './room-guard.ts';

/** How the thread opens its database. */
export interface EngineFiles {
  /** The directory of the database; none keeps it in memory. */
  directory?: string;
  /** Whether commits are synced to disk; only meaningful with a directory. */
  durable?: boolean;
  /** A tar of a database directory that a new database starts from; without it PostgreSQL's initdb runs. */
  template?: string;
  /** Free bytes of the disk below which nothing new is saved; only meaningful if durable. */
  leastFreeBytes?: number | undefined;
}

/** What the thread starts with. */
export interface EngineData {
  readonly files: EngineFiles;
  /** Not 0 when the statement that is running has to end. */
  readonly asked: Int32Array<SharedArrayBuffer>;
  /** The code of PGlite. */
  readonly pglite: NonNullable<PGliteOptions['pgliteWasmModule']>;
}

/** Requests of the main thread; each is answered once, in order. */
export type EngineRequest =
  | { id: number; kind: 'exec'; bytes: Uint8Array<ArrayBuffer> }
  | { id: number; kind: 'copy'; copy: FolderCopy }
  | { id: number; kind: 'reset' | 'dump' | 'syncAhead' | 'syncCount' | 'close' };

/** Where a copy of the database goes, and a folder of files that are linked at the same moment. */
export interface FolderCopy {
  database: string;
  files: { from: string; to: string };
}

export interface EngineReply {
  id: number;
  /** Why a copy failed. */
  error?: string | undefined;
  bytes?: Uint8Array<ArrayBuffer>;
  count?: number;
}

/** Not a reply: the disk has become full, or is no longer. */
export interface EngineRoom {
  isFull: boolean;
}

/** Instead of a reply: PostgreSQL failed, for example because of the disk. The thread ends after it. */
export interface EngineFailure {
  failure: string;
}

if (parentPort === null) throw new Error('This file runs in a worker thread');
const port = parentPort;
const { files, asked, pglite } = workerData as EngineData;

/** The last lines that PostgreSQL wrote to its log. */
const log: string[] = [];

const interruption = listenFor(asked, () => database.Module);
const room = files.directory !== undefined && files.durable === true ? openRoom(files.directory) : undefined;
const fileSystem = openFileSystem(files);
const database = await PGlite.create(engineOptions(files));
database.Module['onAbort'] = stop;
const run = (text: string) => exec(queryFrame(text));
const send =
  fileSystem instanceof DurableNodeFS
    ? paceCheckpoints({ files: fileSystem, send: execAsked, run, onFailure: stop })
    : execAsked;
const guard = room && guardRoom({ room, send, run, onChange: tellRoom });
port.on('message', (request: EngineRequest) => {
  void answer(request);
});
port.postMessage({ id: 0 } satisfies EngineReply);

function openRoom(directory: string): DiskRoom {
  return openDiskRoom(directory, files.leastFreeBytes);
}

function tellRoom(isFull: boolean): void {
  port.postMessage({ isFull } satisfies EngineRoom);
}

function openFileSystem({ directory }: EngineFiles): NodeFS | DurableNodeFS | undefined {
  if (directory === undefined) return undefined;
  const onAccess = () => interruption.look();
  return room ? new DurableNodeFS(directory, { onAbort: stop, onAccess, room }) : new NodeFS(directory);
}

function engineOptions({ template, durable = false }: EngineFiles): PGliteOptions {
  const startParams = PGlite.defaultStartParams.filter((parameter) => !durable || parameter !== '-F');
  return {
    ...(fileSystem === undefined ? {} : { fs: fileSystem }),
    ...(template === undefined ? {} : { loadDataDir: new Blob([readFileSync(template)]) }),
    pgliteWasmModule: pglite,
    extensions: { btree_gin, pg_trgm },
    onStderr: (line) => {
      log.push(line);
      if (log.length > 20) log.shift();
      return true;
    },
    // Small log segments: the thread is blocked while a new one is zero-filled.
    initDbStartParams: '--encoding UTF8 --locale=C.UTF-8 --locale-provider=libc --auth=trust --wal-segsize=4'.split(
      ' ',
    ),
    startParams: [
      ...startParams,
      ...settings({ max_wal_size: '96MB', min_wal_size: '16MB', shared_buffers: '24MB', random_page_cost: '1.1' }),
      // What was added to an index that finds text is put in its place by a statement that happens to find the list full,
      // and the others wait for it: with the usual 4 MB, up to 200 ms.
      ...settings({ gin_pending_list_limit: '256kB' }),
      ...(durable ? settings({ fsync: 'on', wal_sync_method: 'fsync' }) : settings({ full_page_writes: 'off' })),
    ],
  };
}

function settings(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function answer(request: EngineRequest): Promise<void> {
  const reply: EngineReply = { id: request.id };
  switch (request.kind) {
    case 'exec':
      reply.bytes = await (guard?.send ?? send)(request.bytes);
      break;
    case 'reset':
      // A new connection must not inherit anything: no transaction, no prepared statements, no settings.
      await exec(queryFrame('ROLLBACK'));
      await exec(queryFrame('DISCARD ALL'));
      guard?.reset();
      break;
    case 'dump':
      await exec(queryFrame('CHECKPOINT'));
      reply.bytes = new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
      break;
    case 'copy':
      await exec(queryFrame('CHECKPOINT'));
      reply.error = copyFolders(request.copy);
      break;
    case 'syncAhead':
      if (fileSystem instanceof DurableNodeFS) await fileSystem.syncAhead().catch(stop);
      break;
    case 'syncCount':
      reply.count = fileSystem instanceof DurableNodeFS ? fileSystem.syncCount : 0;
      break;
    case 'close':
      // An in-memory database is gone anyway; one on disk is closed so that the next start has nothing to recover.
      if (fileSystem !== undefined) await database.close();
      break;
  }
  port.postMessage(reply, reply.bytes === undefined ? [] : [reply.bytes.buffer]);
}

/** While this thread copies, no statement runs: the copy is the database at one moment, and no file that its rows refer
 * to can be removed in between. @returns why it failed. */
function copyFolders({ database: to, files: stored }: FolderCopy): string | undefined {
  try {
    if (files.directory === undefined) return 'a database in memory has no folder';
    cpSync(files.directory, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
    if (existsSync(stored.from)) linkTree(stored.from, stored.to);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** PGlite would catch the abort and retry the same statement forever. */
function stop(): void {
  port.postMessage({ failure: log.slice(-5).join('\n') } satisfies EngineFailure);
  process.exit(1);
}

function execAsked(frames: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return interruption.during(() => exec(frames));
}

/** Sends PostgreSQL protocol frames to the database and collects the responses. */
async function exec(frames: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  await database.execProtocolRawStream(frames, { syncToFs: false, onRawData: (chunk) => chunks.push(chunk.slice()) });
  const reply = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    reply.set(chunk, offset);
    offset += chunk.length;
  }
  return reply;
}

function queryFrame(text: string): Uint8Array {
  const body = new TextEncoder().encode(text);
  const frame = new Uint8Array(body.length + 6);
  const view = new DataView(frame.buffer);
  view.setUint8(0, 'Q'.charCodeAt(0));
  view.setUint32(1, body.length + 5);
  frame.set(body, 5);
  return frame;
}
