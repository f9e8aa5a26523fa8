import { closeSync, fdatasyncSync, fsyncSync, fstatSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncsFolders } from '../../syncs-folders.ts';
import type { DiskRoom } from './disk-room.ts';

/** The part of Emscripten's Node filesystem that the hooks need. It is not a public PGlite interface: the tests that
 * count the calls, and that fill a disk, fail if an upgrade changes it. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: OpenFile) => number; read: Access; write: Access };
  realPath(node: object): string;
}

interface OpenFile {
  /** The system's file descriptor; directories have none. */
  nfd?: number;
  node: object;
}

type FileKind = 'table' | 'log' | 'other';

type AccessCall = [stream: OpenFile, buffer: Uint8Array, offset: number, length: number, position: number];
type Access = (...call: AccessCall) => number;

interface DurableOptions {
  /** Called when PostgreSQL fails, even while opening. */
  readonly onAbort: () => void;
  /** Called before each page is read or written. */
  readonly onAccess: () => void;
  readonly room: DiskRoom;
}

/** Emscripten's numbers of errors. */
const EIO = 29;
const EDQUOT = 19;
const ENOSPC = 51;

/** A directory whose commits reach the disk. PGlite acknowledges `fsync` without doing it, so a power failure could
 * lose acknowledged commits; here it is done, for files and directories.
 * @see docs/decisions/0003-database.md */
export class DurableNodeFS extends NodeFS {
  /** How many times a file or directory was synced to disk since opening. */
  syncCount = 0;
  readonly #directory: string;
  readonly #options: DurableOptions;
  /** How many bytes were written to PostgreSQL's log since opening. */
  logBytes = 0;
  /** Files of tables and indexes that were written since they were last synced ahead, as functions that say where. */
  #written = new Map<object, () => string>();
  readonly #kinds = new WeakMap<object, FileKind>();
  /** What a full disk was answered with: Emscripten only understands errors of its own class. */
  #error: unknown;

  constructor(directory: string, options: DurableOptions) {
    super(directory);
    this.#directory = resolve(directory);
    this.#options = options;
  }

  /** Syncs to disk what was written to tables and indexes, without blocking the thread: the checkpoint that follows then
   * finds little to wait for, and still syncs every file itself.
   * @throws when the disk fails. PostgreSQL has to end then, because the system reports such a failure only once. */
  async syncAhead(): Promise<void> {
    const written = this.#written;
    this.#written = new Map();
    for (const pathOf of written.values()) {
      const file = await open(pathOf(), 'r+').catch(unlessGone);
      if (!file) continue;
      try {
        await file.datasync();
      } finally {
        await file.close();
      }
    }
  }

  override async init(
    pg: PGlite,
    options: Partial<postgresMod.PostgresMod>,
  ): Promise<{ emscriptenOpts: Partial<postgresMod.PostgresMod> }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: postgresMod.PostgresMod): void => {
      const files = (module as unknown as { NODEFS?: NodeFileSystem }).NODEFS;
      if (!files?.stream_ops) throw new Error('This version of PGlite has no file system to hook fsync into');
      module['onAbort'] = this.#options.onAbort;
      files.stream_ops.fsync = (stream) => this.#sync(files, stream);
      const { read, write } = files.stream_ops;
      files.stream_ops.read = (...call) => {
        this.#options.onAccess();
        return read(...call);
      };
      files.stream_ops.write = (...call) => this.#write(files, write, call);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }

  /** PostgreSQL ends if its log or its state cannot be written, and only fails the statement for a table or an index.
   * Therefore the room that is held goes to the former, and until it is held again, the latter do not grow. */
  #write(files: NodeFileSystem, write: Access, call: AccessCall): number {
    const [stream, , , length, position] = call;
    const { room, onAccess } = this.#options;
    onAccess();
    const kind = this.#kindOf(files, stream.node);
    if (kind === 'log') this.logBytes += length;
    if (kind === 'table') this.#written.set(stream.node, () => files.realPath(stream.node));
    if (kind === 'table' && room.isReleased() && grows(stream, position + length)) throw this.#error;
    try {
      return write(...call);
    } catch (error) {
      if (!isFull(error)) throw error;
      this.#error = error;
      if (kind === 'table' || !room.release()) throw error;
      return write(...call);
    }
  }

  /** Asked at every write, so each file's path is looked at once: none is moved into another folder. */
  #kindOf(files: NodeFileSystem, node: object): FileKind {
    const known = this.#kinds.get(node);
    if (known) return known;
    const [folder] = relative(this.#directory, files.realPath(node)).split(sep);
    const kind = folder === 'base' ? 'table' : folder === 'pg_wal' ? 'log' : 'other';
    this.#kinds.set(node, kind);
    return kind;
  }

  /** @returns 0, or Emscripten's number for an input/output error: PostgreSQL then stops rather than lose data. */
  #sync(files: NodeFileSystem, stream: OpenFile): number {
    try {
      if (stream.nfd === undefined) syncDirectory(files.realPath(stream.node));
      // With all that is needed to read it again, such as its size; without the time of the change, for which the file
      // system would write its own log.
      else fdatasyncSync(stream.nfd);
      this.syncCount += 1;
      return 0;
    } catch {
      return EIO;
    }
  }
}

/** The file of a table that was dropped. */
function unlessGone(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

function isFull(error: unknown): boolean {
  const errno = typeof error === 'object' && error !== null && 'errno' in error ? error.errno : undefined;
  return errno === ENOSPC || errno === EDQUOT;
}

function grows({ nfd }: OpenFile, endBytes: number): boolean {
  return nfd !== undefined && fstatSync(nfd).size < endBytes;
}

/** Syncs the names in a directory to disk. */
export function syncDirectory(path: string, platform: NodeJS.Platform = process.platform): void {
  if (!syncsFolders(platform)) return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
