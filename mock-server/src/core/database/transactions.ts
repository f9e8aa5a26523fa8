import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, PoolConfig } from 'pg';
import { beginNumbered, wasCommitted, type NumberedTransaction } from './commit-outcome.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { GuardedPool } from './guarded-pool.ts';
import { preparing, statementNames, type StatementNames } from './prepared.ts';
import { openSession, type Queries, type TransactionSession } from './transaction-session.ts';

/** One transaction, or one savepoint within it. */
interface Frame {
  readonly session: TransactionSession;
  readonly depth: number;
  readonly afterCommit: (() => void)[];
  /** False once it has ended: work that outlives it is outside of it again. */
  open: boolean;
  /** Whether a savepoint of it is open. Two at once would undo each other's work. */
  nesting: boolean;
  /** Work that joined it threw: even if caught, it must be rolled back. */
  failure?: Error;
}

export interface TransactionOptions {
  /** For a step of work that is read from the database and begun again after a crash: its commit does not wait for the
   * disk, but for the next one that does, whoever makes it. A crash in between undoes it, together with all later steps
   * of that kind; nothing else is ever undone. Only the embedded database does this, which ends together with the process
   * that goes on with the work; PostgreSQL always waits. */
  readonly canBeRepeated?: boolean;
}

/**
 * Propagates the transaction through asynchronous calls, so that it need not be passed from function to function.
 */
export interface Transactions {
  /** The caller's transaction, or the database itself. Never store it. */
  current(): Queries;
  /** Runs `work` in a transaction: committed when it returns, rolled back when it throws. Within another one, it is a
   * savepoint, so that its changes are undone if the outer one catches its error.
   * @throws what `work` throws. */
  transaction<T>(work: (queries: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs `work` in the caller's transaction, or in a new one. It has no savepoint, which saves two statements: if it
   * throws, the outer one is rolled back too, even if the error is caught there.
   * @throws what `work` throws. */
  joined<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `action` after the transaction commits, or immediately outside of one; never if it is rolled back. */
  afterCommit(action: () => void): void;
  /** Runs `work`, and `note` at the end of each of its transactions, as part of it: both are committed or neither. */
  noting<T>(note: () => Promise<void>, work: () => Promise<T>): Promise<T>;
  /** Runs `work` outside the caller's transaction. It must not be awaited in that transaction: the
   * embedded database has one connection, which is in use. */
  outside<T>(work: () => T): T;
}

/** What surrounds the running work, on one database. */
interface Scope {
  readonly frame?: Frame | undefined;
  /** What to do at the end of each transaction. */
  readonly note?: () => Promise<void>;
}

/** By pool, for all databases of the process together: Node goes through every such storage for each promise, and never
 * gives one up, so that one for each database would make a process slower with every server it starts. */
const scopes = new AsyncLocalStorage<ReadonlyMap<Pool, Scope>>();

/** Dependencies of transactions. */
interface Parts {
  readonly pool: Pool;
  readonly nameOf: StatementNames;
  /**
   * Whether connections may be lost while the database stays up: then the outcome of a COMMIT without a response is
   * checked.
   */
  readonly isRemote: boolean;
}

/** Creates the pool and the transaction runner on it. */
export function createTransactions(
  config: PoolConfig,
  { isRemote }: Pick<Parts, 'isRemote'>,
): Transactions & { pool: GuardedPool } {
  const pool: GuardedPool = new GuardedPool(config, () => openFrame() === undefined);
  const scope = (): Scope | undefined => scopes.getStore()?.get(pool);
  const within = <T>(changed: Scope, work: () => T): T =>
    scopes.run(new Map(scopes.getStore()).set(pool, { ...scope(), ...changed }), work);
  const openFrame = (): Frame | undefined => {
    const frame = scope()?.frame;
    return frame?.open === true ? frame : undefined;
  };
  const nameOf = statementNames();
  const queries = drizzle(preparing(pool, nameOf));

  const transaction: Transactions['transaction'] = (work, { canBeRepeated = false } = {}) => {
    const outer = openFrame();
    const run = (frame: Frame) =>
      within({ frame }, async () => {
        const result = await work(frame.session.queries);
        if (!outer) await scope()?.note?.();
        return result;
      });
    return outer ? inSavepoint(outer, run) : inTransaction({ pool, nameOf, isRemote, canBeRepeated }, run);
  };
  return {
    pool,
    current: () => openFrame()?.session.queries ?? queries,
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
    noting: (note, work) => within({ note }, work),
    outside: (work) => within({ frame: undefined }, work),
  };
}

async function inTransaction<T>(
  parts: Parts & Required<TransactionOptions>,
  run: (frame: Frame) => Promise<T>,
): Promise<T> {
  const client = await parts.pool.connect();
  const session = openSession(client, parts.nameOf);
  const frame: Frame = { session, depth: 0, afterCommit: [], open: true, nesting: false };
  try {
    const begun = parts.isRemote ? await beginNumbered(client) : await begin(client, parts);
    const result = await run(frame);
    if (frame.failure) throw frame.failure;
    await commit(parts.pool, session, begun);
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

async function begin(client: PoolClient, { canBeRepeated }: Required<TransactionOptions>): Promise<undefined> {
  await client.query(canBeRepeated ? 'BEGIN; SET LOCAL synchronous_commit TO off' : 'BEGIN');
}

/** @param begun - the transaction, to check its outcome if there is no response; undefined where that is impossible.
 * @throws Error if nothing was committed. */
async function commit(pool: Pool, session: TransactionSession, begun: NumberedTransaction | undefined): Promise<void> {
  try {
    // A statement that failed and was caught leaves the transaction aborted; PostgreSQL then answers ROLLBACK.
    const { command } = await session.commit();
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: a statement in it had failed');
  } catch (error) {
    if (begun === undefined || !(error instanceof Error) || !isConnectionLoss(error)) throw error;
    session.leave(error); // so that a connection is free to ask
    if (!(await wasCommitted(pool, begun, error))) throw error;
  }
}

async function inSavepoint<T>(outer: Frame, run: (frame: Frame) => Promise<T>): Promise<T> {
  if (outer.nesting) throw new Error('Two concurrent transactions within one transaction; run them one after another');
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
