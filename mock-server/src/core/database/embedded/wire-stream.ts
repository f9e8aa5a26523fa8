import { Duplex } from 'node:stream';
import type { PoolConfig } from 'pg';
import type { Engine } from './engine.ts';

const QUERY = 0x51;
const SYNC = 0x53;
const TERMINATE = 0x58;

const PARSE = 0x50;

/** Frames that cannot be answered in one go. */
const REFUSED: ReadonlyMap<number, string> = new Map([
  [0x46, 'a function call'],
  [0x48, 'a cursor'],
]);

/** PGlite would end over it, because the rows that should follow do not come. */
const COPY_IN = /^(?:[^\0]{0,63}\0)?\s{0,9}copy\s[^;]*?\sfrom\s{1,9}stdin\b/iu;

/** AuthenticationOk, BackendKeyData (there is nothing to cancel), ReadyForQuery (idle). */
const STARTED = Buffer.from('5200000008000000004b0000000c00000000000000005a0000000549', 'hex');

/** Lets an ordinary `pg.Pool` speak to the engine. It has one connection, because PGlite has one session.
 * @param waitMs - how long a query waits for its turn before it fails. */
export function poolOptions(engine: Engine, waitMs = 15_000): PoolConfig {
  return {
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitMs,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    stream: () => new WireStream(engine),
  };
}

/** Stands in for the socket of a `pg` client: collects the client's frames up to Sync or Query, passes them to the
 * engine, and forwards its response. Only one stream may be open per engine.
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html */
class WireStream extends Duplex {
  readonly #engine: Engine;
  #unread: Buffer = Buffer.alloc(0);
  #started = false;
  #batch: Buffer[] = [];

  constructor(engine: Engine) {
    super({ allowHalfOpen: false });
    this.#engine = engine;
    void engine.ended.then((error) => this.destroy(error));
  }

  /** As `net.Socket.connect`: emits `connect` once the previous connection's session is reset. */
  connect(): this {
    this.#engine.reset().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  // Socket methods that `pg` calls, without effect here.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // The engine pushes when it has responded.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk]);
    try {
      while (this.#readFrame());
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  /** Consumes one frame. @returns false if it is not complete yet. */
  #readFrame(): boolean {
    const headBytes = this.#started ? 5 : 4; // the first frame has a length and no type
    if (this.#unread.length < headBytes) return false;
    const size = this.#unread.readUInt32BE(headBytes - 4) + headBytes - 4;
    if (this.#unread.length < size) return false;
    const frame = this.#unread.subarray(0, size);
    this.#unread = this.#unread.subarray(size);
    if (this.#started) {
      this.#take(frame);
    } else {
      this.#started = true;
      this.push(STARTED);
    }
    return true;
  }

  #take(frame: Buffer): void {
    const type = frame.readUInt8(0);
    const refused = REFUSED.get(type);
    if (refused !== undefined) throw new Error(`The embedded database does not support ${refused}`);
    if ((type === QUERY || type === PARSE) && COPY_IN.test(frame.toString('latin1', 5, 1_000))) {
      throw new Error('The embedded database does not support COPY from the client; use unnest');
    }
    if (type === TERMINATE) return;
    this.#batch.push(frame);
    if (type === QUERY || type === SYNC) this.#send();
  }

  async #pass(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      const reply = await this.#engine.exec(bytes);
      if (!this.destroyed) this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength));
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #send(): void {
    const bytes = new Uint8Array(this.#batch.reduce((size, frame) => size + frame.length, 0));
    let offset = 0;
    for (const frame of this.#batch) {
      bytes.set(frame, offset);
      offset += frame.length;
    }
    this.#batch = [];
    void this.#pass(bytes);
  }
}
