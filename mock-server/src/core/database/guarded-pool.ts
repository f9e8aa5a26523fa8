import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { traceQueries } from '../tracing/traced-queries.ts';
import { noteConnectionLoss } from './connection-loss.ts';

/** A pool that refuses to be used outside the transaction of the same call chain: on the embedded database such a query
 * would wait forever for the only connection; on PostgreSQL it would not see the transaction's writes. */
export class GuardedPool extends Pool {
  readonly #mayConnect: () => boolean;

  constructor(config: PoolConfig, mayConnect: () => boolean) {
    super(config);
    this.#mayConnect = mayConnect;
    // A connection lost without a listener would crash the process.
    this.on('connect', (client) => client.on('error', noteConnectionLoss));
    this.on('connect', traceQueries);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (!this.#mayConnect()) {
      const error = new Error('The database was used outside the running transaction. Use the handle from current().');
      return callback ? callback(error, undefined, () => undefined) : Promise.reject(error);
    }
    if (!callback) return super.connect().catch(notConnected);
    super.connect((error, client, done) => {
      if (error) noteConnectionLoss(error);
      callback(error, client, done);
    });
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

function notConnected(error: unknown): never {
  if (error instanceof Error) noteConnectionLoss(error);
  throw error;
}
