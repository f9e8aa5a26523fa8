import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { traceQueries } from '../tracing/traced-queries.ts';
import { noteConnectionLoss } from './connection-loss.ts';

/** A pool that refuses to be used outside the transaction of the same call chain: on the embedded database such a query
 * would wait forever for the only connection; on PostgreSQL it would not see the transaction's writes. */
export class GuardedPool extends Pool {
  readonly #mayConnect: () => boolean;
  readonly #losses = new WeakMap<object, Error>();
  #asked: () => void = nothing;

  constructor(config: PoolConfig, mayConnect: () => boolean) {
    super(config);
    this.#mayConnect = mayConnect;
    // A connection lost without a listener would crash the process.
    this.on('connect', (client) =>
      client.on('error', (error) => {
        noteConnectionLoss(error);
        this.#losses.set(client, error);
      }),
    );
    this.on('connect', traceQueries);
  }

  /** Calls `asked` whenever somebody asks for a connection, and at once if somebody waits for one already.
   * @returns what ends this. */
  whenAsked(asked: () => void): () => void {
    this.#asked = asked;
    if (this.waitingCount > 0) asked();
    return () => (this.#asked = nothing);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (!this.#mayConnect()) {
      const error = new Error('The database was used outside the running transaction. Use the handle from current().');
      return callback ? callback(error, undefined, nothing) : Promise.reject(error);
    }
    this.#asked();
    if (!callback) return super.connect().then((client) => this.#unlessLost(client), notConnected);
    super.connect((error, client, done) => {
      if (error) noteConnectionLoss(error);
      callback(error, client, done);
    });
  }

  /** A connection may break between the pool's choice of it and the caller's first statement, whose error would not tell
   * the reason. */
  #unlessLost(client: PoolClient): PoolClient {
    const loss = this.#losses.get(client);
    if (loss === undefined) return client;
    client.release(loss);
    throw loss;
  }
}

const nothing = (): void => undefined;

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

function notConnected(error: unknown): never {
  if (error instanceof Error) noteConnectionLoss(error);
  throw error;
}
