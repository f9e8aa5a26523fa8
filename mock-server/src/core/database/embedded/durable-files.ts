import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's Node filesystem that the hook needs. It is not a public PGlite interface: the test that
 * counts the calls fails if an upgrade changes it. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: OpenFile) => number };
  realPath(node: unknown): string;
}

interface OpenFile {
  /** The system's file descriptor; directories have none. */
  nfd?: number;
  node: unknown;
}

const EIO = 29;

/** A directory whose commits reach the disk. PGlite acknowledges `fsync` without doing it, so a power failure could
 * lose acknowledged commits; here it is done, for files and directories.
 * @see docs/decisions/0003-database.md */
export class DurableNodeFS extends NodeFS {
  /** How many times a file or directory was synced to disk since opening. */
  syncCount = 0;
  readonly #onAbort: () => void;

  /** @param onAbort - called when PostgreSQL fails, even while opening. */
  constructor(directory: string, onAbort: () => void) {
    super(directory);
    this.#onAbort = onAbort;
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
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
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

/** Syncs the names in a directory to disk. */
export function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
