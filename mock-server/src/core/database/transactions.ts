import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { beginNumbered, wasCommitted } from './commit-outcome.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { GuardedPool } from './guarded-pool.ts';
import { preparing, statementNames, type StatementNames } from './prepared.ts';
import { openSession, type Queries, type TransactionSession } from './transaction-session.ts';

/** One transaction, or one savepoint within it. */
interface Frame {
  readonly session: TransactionSession;
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

/** What transactions are run with. */
interface Parts {
  readonly pool: Pool;
  readonly nameOf: StatementNames;
  /** Whether connections may break while the database lives on: then a COMMIT without an answer is asked after. */
  readonly isRemote: boolean;
}

/** Makes the pool and what runs transactions on it. */
export function createTransactions(
  config: PoolConfig,
  { isRemote }: Pick<Parts, 'isRemote'>,
): Transactions & { pool: GuardedPool } {
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
    return outer ? inSavepoint(outer, run) : inTransaction({ pool, nameOf, isRemote }, run);
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

async function inTransaction<T>(parts: Parts, run: (frame: Frame) => Promise<T>): Promise<T> {
  const client = await parts.pool.connect();
  const session = openSession(client, parts.nameOf);
  const frame: Frame = { session, depth: 0, afterCommit: [], open: true, nesting: false };
  try {
    const number = parts.isRemote ? await beginNumbered(client) : await begin(client);
    const result = await run(frame);
    if (frame.failure) throw frame.failure;
    await commit(parts.pool, session, number);
    return result;
  } catch (error) {
    await session.rollback();
    frame.afterCommit.length = 0;
    throw error;
  } finally {
    frame.open = false;
    session.leave();
    for (const action of frame.afterCommit) action();
  }
}

async function begin(client: PoolClient): Promise<undefined> {
  await client.query('BEGIN');
}

/** @param number - the transaction's, to ask after it when there is no answer; undefined where nobody could be asked.
 * @throws Error if nothing is committed. */
async function commit(pool: Pool, session: TransactionSession, number: string | undefined): Promise<void> {
  try {
    // A statement that failed and was caught leaves the transaction aborted; PostgreSQL then answers ROLLBACK.
    const { command } = await session.commit();
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: a statement in it had failed');
  } catch (error) {
    if (number === undefined || !(error instanceof Error) || !isConnectionLoss(error)) throw error;
    session.leave(error); // so that there is a free place for the connection that asks
    if (!(await wasCommitted(pool, number, error))) throw error;
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
