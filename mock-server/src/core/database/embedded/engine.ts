import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type {
  EngineData,
  EngineFailure,
  EngineFiles,
  EngineReply,
  EngineRequest,
  EngineRoom,
  FolderCopy,
} from './pglite-worker.ts';

/** PGlite in its own thread, so that a long statement does not block the server.
 * It speaks the PostgreSQL protocol; requests are processed in order. */
export interface Engine {
  /** Sends complete frames that end in Sync or Query, and returns the response frames. The bytes are transferred
   * to the thread, and empty afterward. */
  exec(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** Resets the session: rolls back, drops prepared statements and settings. For a new connection. */
  reset(): Promise<void>;
  /** The whole database as a tar, to be used as `template`. */
  dump(): Promise<Uint8Array>;
  /** Copies the folder of the database, with all statements waiting until it is done. No transaction may be running.
   * @throws if the disk does not take the copy. */
  copy(copy: FolderCopy): Promise<void>;
  /** Tells the statement that is running to end, with error 57014; or that it and all others may go on. A database in
   * memory does not listen. */
  interrupt(does: boolean): void;
  /** Syncs to disk what a checkpoint will have to, without statements waiting for it. @throws never: if the disk fails,
   * the thread ends. */
  syncAhead(): Promise<void>;
  /** How many times files were synced to disk since opening; 0 if not durable. */
  syncCount(): Promise<number>;
  /** Whether the thread keeps the process running, as it does at first. */
  keepAlive(does: boolean): void;
  /** Finishes pending requests, writes a checkpoint, and ends the thread. Further calls do nothing. */
  close(): Promise<void>;
  /** Settles when the thread has ended: undefined after `close`, otherwise the cause. */
  readonly ended: Promise<Error | undefined>;
}

/** Each kind of request without its number. */
type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

interface Waiting {
  resolve(reply: EngineReply): void;
  reject(error: Error): void;
}

/** Opens the database in a new thread.
 * @param onRoom - called when the disk has become too full to save anything, and when it no longer is.
 * @throws if the thread ends before the database is open. */
export async function startEngine(
  files: EngineFiles,
  onRoom: (isFull: boolean) => void = () => undefined,
): Promise<Engine> {
  const { worker, asked } = startThread(files, await (compiled ??= compilePglite()));
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let closing: Promise<void> | undefined;
  let failure: Error | undefined;

  const answered = (id: number): Promise<EngineReply> =>
    new Promise((resolve, reject) => {
      if (failure) reject(failure);
      else waiting.set(id, { resolve, reject });
    });
  const opened = answered(0);

  worker.on('message', (reply: EngineReply | EngineFailure | EngineRoom) => {
    if ('isFull' in reply) {
      onRoom(reply.isFull);
    } else if ('failure' in reply) {
      failure ??= new Error(`The embedded database failed: ${reply.failure}`);
    } else {
      waiting.get(reply.id)?.resolve(reply);
      waiting.delete(reply.id);
    }
  });
  const ended = new Promise<Error | undefined>((resolve) => {
    worker.on('error', (error) => {
      failure ??= new Error('The embedded database failed', { cause: error });
    });
    worker.on('exit', (code) => {
      const unasked = closing === undefined;
      failure ??= endedError(unasked, code);
      for (const request of waiting.values()) request.reject(failure);
      waiting.clear();
      resolve(unasked ? failure : undefined);
    });
  });

  const send = (request: Unnumbered<EngineRequest>): Promise<EngineReply> => {
    lastId += 1;
    const reply = answered(lastId);
    worker.postMessage({ ...request, id: lastId }, 'bytes' in request ? [request.bytes.buffer] : []);
    return reply;
  };

  const close = async (): Promise<void> => {
    if (failure) return;
    await send({ kind: 'close' });
    await worker.terminate();
  };

  await opened;
  return {
    ...requests(send),
    interrupt: (does) => void Atomics.store(asked, 0, does ? 1 : 0),
    keepAlive: (does) => (does ? worker.ref() : worker.unref()),
    close: () => (closing ??= close()),
    ended,
  };
}

function requests(
  send: (request: Unnumbered<EngineRequest>) => Promise<EngineReply>,
): Pick<Engine, 'exec' | 'reset' | 'dump' | 'copy' | 'syncAhead' | 'syncCount'> {
  return {
    exec: async (bytes) => (await send({ kind: 'exec', bytes })).bytes ?? new Uint8Array(0),
    reset: async () => void (await send({ kind: 'reset' })),
    dump: async () => (await send({ kind: 'dump' })).bytes ?? new Uint8Array(0),
    copy: async (copy) => requireCopied(await send({ kind: 'copy', copy })),
    syncAhead: async () => void (await send({ kind: 'syncAhead' })),
    syncCount: async () => (await send({ kind: 'syncCount' })).count ?? 0,
  };
}

/** What its thread throws away at once is collected in so much memory: with the usual 48 MB, it has 20 MB more while nobody
 * asks for anything. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/** Node has it, but its types for version 20 only know the name. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<EngineData['pglite']> };

/** Engines of one process share their code, and with it what V8 has optimized for the others. */
let compiled: Promise<EngineData['pglite']> | undefined;

async function compilePglite(): Promise<EngineData['pglite']> {
  const entry = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(new URL('pglite.wasm', entry)));
}

function startThread(files: EngineFiles, pglite: EngineData['pglite']): { worker: Worker; asked: EngineData['asked'] } {
  const asked = new Int32Array(new SharedArrayBuffer(4));
  const workerData: EngineData = { files, asked, pglite };
  const start = new URL('./pglite-worker-start.mjs', import.meta.url);
  return { worker: new Worker(start, { workerData, execArgv: [], resourceLimits }), asked };
}

function endedError(unasked: boolean, code: number): Error {
  return new Error(`The embedded database ${unasked ? `stopped unexpectedly (code ${String(code)})` : 'is closed'}`);
}

function requireCopied({ error }: EngineReply): void {
  if (error !== undefined) throw new Error(`The database could not be copied: ${error}`);
}
