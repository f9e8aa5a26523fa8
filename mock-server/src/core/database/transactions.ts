import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig, type QueryResult } from 'pg';
import { preparing, statementNames, type StatementNames } from './prepared.ts';

/** Drizzle's query builder, on a transaction or on the database itself. Its own `transaction` is left out: nobody within it
 * would find it. */
export type Queries = Omit<NodePgDatabase, 'transaction'>;

/** The connection of one transaction. It refuses statements once the transaction has ended, because somebody else may
 * have the connection by then. */
interface Session {
  query(text: string): Promise<QueryResult>;
  readonly queries: Queries;
  /** The same, with statements that are prepared once. */
  readonly repeated: Queries;
  end(): void;
}

/** One transaction, or one savepoint within it. */
interface Frame {
  readonly session: Session;
  readonly depth: number;
  readonly afterCommit: (() => void)[];
  /** False once it has ended: work that was started in it and outlives it is outside again. */
  open: boolean;
  /** Whether a savepoint of it is open. Two at once would undo each other's work. */
  nesting: boolean;
  /** Work that had joined it threw: whoever caught that, nothing of it may stay. */
  failure?: Error;
}

/** Carries the transaction along the asynchronous calls made in it, so that nobody hands it from function to function. */
export interface Transactions {
  /** The transaction that the caller runs in, or else the database itself. Never keep it. */
  current(): Queries;
  /** As `current`, for a statement that runs over and over with the same text: of one row, found by a key. Each connection
   * has it parsed and planned once, which is most of what such a statement costs. Not for lists, whose best plan depends on
   * the values. */
  repeated(): Queries;
  /** Runs `work` in a transaction: committed when it returns, rolled back when it throws. Within another one it is a
   * savepoint of it, so that what it did is undone when the outer one catches its error.
   * @throws what `work` throws. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Runs `work` in the transaction that the caller runs in, or else in one of its own. It has no savepoint, which spares two
   * statements: when it throws, the outer one is rolled back too, even if the error is caught there.
   * @throws what `work` throws. */
  joined<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `action` once the transaction is committed, or at once outside of one; never if it is rolled back. */
  afterCommit(action: () => void): void;
  /** Runs `work` outside of the transaction that the caller is in. It must not be awaited in that transaction: the
   * embedded database has one connection, and it is taken. */
  outside<T>(work: () => T): T;
}

/** A pool that refuses to be used beside a transaction of the same call chain: on the embedded database such a query
 * would wait for ever for the one connection, on PostgreSQL it would not see what the transaction wrote. */
export class GuardedPool extends Pool {
  readonly #mayConnect: () => boolean;

  constructor(config: PoolConfig, mayConnect: () => boolean) {
    super(config);
    this.#mayConnect = mayConnect;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (!this.#mayConnect()) {
      const error = new Error(
        'The database was used beside the transaction that runs. Take the handle from current().',
      );
      return callback ? callback(error, undefined, () => undefined) : Promise.reject(error);
    }
    return callback ? super.connect(callback) : super.connect();
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Makes the pool and what runs transactions on it. */
export function createTransactions(config: PoolConfig): Transactions & { pool: GuardedPool } {
  const frames = new AsyncLocalStorage<Frame>();
  const openFrame = (): Frame | undefined => {
    const frame = frames.getStore();
    return frame?.open === true ? frame : undefined;
  };
  const pool = new GuardedPool(config, () => openFrame() === undefined);
  const nameOf = statementNames();
  const queries = drizzle(pool);
  const repeated = drizzle(preparing(pool, nameOf));

  const transaction: Transactions['transaction'] = (work) => {
    const outer = openFrame();
    const run = (frame: Frame) => frames.run(frame, () => work(frame.session.queries));
    return outer ? inSavepoint(outer, run) : inTransaction(pool, nameOf, run);
  };
  return {
    pool,
    current: () => openFrame()?.session.queries ?? queries,
    repeated: () => openFrame()?.session.repeated ?? repeated,
    transaction,
    joined(work) {
      const outer = openFrame();
      return outer ? inJoined(outer, work) : transaction(work);
    },
    afterCommit(action) {
      const frame = openFrame();
      if (frame) frame.afterCommit.push(action);
      else action();
    },
    outside: (work) => frames.exit(work),
  };
}

async function inTransaction<T>(pool: Pool, nameOf: StatementNames, run: (frame: Frame) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const session = openSession(client, nameOf);
  const frame: Frame = { session, depth: 0, afterCommit: [], open: true, nesting: false };
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await run(frame);
    if (frame.failure) throw frame.failure;
    session.end();
    // A statement that failed and was caught leaves the transaction aborted; PostgreSQL then answers ROLLBACK.
    const { command } = await client.query('COMMIT');
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: a statement in it had failed');
    return result;
  } catch (error) {
    session.end();
    await client.query('ROLLBACK').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure));
    });
    frame.afterCommit.length = 0;
    throw error;
  } finally {
    frame.open = false;
    client.release(broken);
    for (const action of frame.afterCommit) action();
  }
}

async function inSavepoint<T>(outer: Frame, run: (frame: Frame) => Promise<T>): Promise<T> {
  if (outer.nesting) throw new Error('Two transactions at once within one transaction; run them one after the other');
  outer.nesting = true;
  const { session } = outer;
  const frame: Frame = { session, depth: outer.depth + 1, afterCommit: [], open: true, nesting: false };
  const savepoint = `level_${String(frame.depth)}`;
  try {
    await session.query(`SAVEPOINT ${savepoint}`);
    const result = await run(frame);
    if (frame.failure) throw frame.failure;
    await session.query(`RELEASE SAVEPOINT ${savepoint}`);
    outer.afterCommit.push(...frame.afterCommit);
    return result;
  } catch (error) {
    await session.query(`ROLLBACK TO SAVEPOINT ${savepoint}`).catch(() => undefined);
    throw error;
  } finally {
    frame.open = false;
    outer.nesting = false;
  }
}

async function inJoined<T>(frame: Frame, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    frame.failure ??= error instanceof Error ? error : new Error(String(error));
    throw error;
  }
}

function openSession(client: PoolClient, nameOf: StatementNames): Session {
  let open = true;
  const query = (...call: Parameters<PoolClient['query']>): unknown => {
    if (!open) return Promise.reject(new Error('The transaction has ended; nothing more can be done in it'));
    return client.query(...call);
  };
  const guarded = { query } as unknown as PoolClient; // of a client Drizzle uses `query` alone
  return {
    query: (text) => guarded.query(text),
    queries: drizzle(guarded),
    repeated: drizzle(preparing(guarded, nameOf)),
    end: () => {
      open = false;
    },
  };
}
