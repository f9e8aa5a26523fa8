import { closeSync, fsyncSync, fstatSync, openSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { DiskRoom } from './disk-room.ts';

/** The part of Emscripten's Node filesystem that the hooks need. It is not a public PGlite interface: the tests that
 * count the calls, and that fill a disk, fail if an upgrade changes it. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: OpenFile) => number; write: Write };
  realPath(node: unknown): string;
}

interface OpenFile {
  /** The system's file descriptor; directories have none. */
  nfd?: number;
  node: unknown;
}

type WriteCall = [stream: OpenFile, buffer: Uint8Array, offset: number, length: number, position: number];
type Write = (...call: WriteCall) => number;

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
  readonly #onAbort: () => void;
  readonly #room: DiskRoom;
  /** What a full disk was answered with: Emscripten only understands errors of its own class. */
  #error: unknown;

  /** @param onAbort - called when PostgreSQL fails, even while opening. */
  constructor(directory: string, { onAbort, room }: { onAbort: () => void; room: DiskRoom }) {
    super(directory);
    this.#onAbort = onAbort;
    this.#room = room;
  }

  override async init(
    pg: PGlite,
    options: Partial<postgresMod.PostgresMod>,
  ): Promise<{ emscriptenOpts: Partial<postgresMod.PostgresMod> }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: postgresMod.PostgresMod): void => {
      const files = (module as unknown as { NODEFS?: NodeFileSystem }).NODEFS;
      if (!files?.stream_ops) throw new Error('This version of PGlite has no file system to hook fsync into');
      module['onAbort'] = this.#onAbort;
      files.stream_ops.fsync = (stream) => this.#sync(files, stream);
      const write = files.stream_ops.write;
      files.stream_ops.write = (...call) => this.#write(files, write, call);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }

  /** PostgreSQL ends if its log or its state cannot be written, and only fails the statement for a table or an index.
   * Therefore the room that is held goes to the former, and until it is held again, the latter do not grow. */
  #write(files: NodeFileSystem, write: Write, call: WriteCall): number {
    const [stream, , , length, position] = call;
    const isOfTable = () => files.realPath(stream.node).includes('/base/');
    if (this.#room.isReleased() && grows(stream, position + length) && isOfTable()) throw this.#error;
    try {
      return write(...call);
    } catch (error) {
      if (!isFull(error)) throw error;
      this.#error = error;
      if (isOfTable() || !this.#room.release()) throw error;
      return write(...call);
    }
  }

  /** @returns 0, or Emscripten's number for an input/output error: PostgreSQL then stops rather than lose data. */
  #sync(files: NodeFileSystem, stream: OpenFile): number {
    try {
      if (stream.nfd === undefined) syncDirectory(files.realPath(stream.node));
      else fsyncSync(stream.nfd);
      this.syncCount += 1;
      return 0;
    } catch {
      return EIO;
    }
  }
}

function isFull(error: unknown): boolean {
  const errno = typeof error === 'object' && error !== null && 'errno' in error ? error.errno : undefined;
  return errno === ENOSPC || errno === EDQUOT;
}

function grows({ nfd }: OpenFile, endBytes: number): boolean {
  return nfd !== undefined && fstatSync(nfd).size < endBytes;
}

/** Syncs the names in a directory to disk. */
export function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
