import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient, QueryResult } from 'pg';
import { preparing, type StatementNames } from './prepared.ts';

/** Drizzle's query builder, on a transaction or on the database itself. Its own `transaction` is omitted: code within
 * it would not find it. */
export type Queries = Omit<NodePgDatabase, 'transaction'>;

/** The connection of one transaction. It refuses statements once the transaction has ended, because someone else may
 * have the connection by then. */
export interface TransactionSession {
  query(text: string): Promise<QueryResult>;
  readonly queries: Queries;
  /** Ends the statements, then commits. */
  commit(): Promise<QueryResult>;
  /** Ends the statements, then rolls back; does nothing once the connection is given back. */
  rollback(): Promise<void>;
  /** Returns the connection, or closes it if it is broken; does nothing the second time. */
  leave(broken?: Error): void;
}

export function openSession(client: PoolClient, nameOf: StatementNames): TransactionSession {
  let state: 'open' | 'ended' | 'left' = 'open';
  let loss: Error | undefined;
  const onLoss = (error: Error): void => {
    loss ??= error;
  };
  client.on('error', onLoss);
  const query = (...call: Parameters<PoolClient['query']>): unknown => {
    if (state !== 'open') {
      return Promise.reject(new Error('The transaction has already ended'));
    }
    return loss ? Promise.reject(loss) : client.query(...call);
  };
  const guarded = { query } as unknown as PoolClient; // Drizzle only uses a client's `query`
  const leave = (broken: Error | undefined): void => {
    if (state === 'left') return;
    state = 'left';
    client.off('error', onLoss);
    client.release(broken ?? loss);
  };
  return {
    query: (text) => guarded.query(text),
    queries: drizzle(preparing(guarded, nameOf)),
    commit() {
      state = 'ended';
      return loss ? Promise.reject(loss) : client.query('COMMIT');
    },
    async rollback() {
      if (state === 'left') return;
      state = 'ended';
      await client.query('ROLLBACK').catch((failure: unknown) => {
        leave(failure instanceof Error ? failure : new Error(String(failure)));
      });
    },
    leave,
  };
}
