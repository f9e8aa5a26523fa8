import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, inject, it, vi, type TestContext } from 'vitest';
import { startCuttingProxy, type CuttingProxy } from '../../testing/cutting-proxy.ts';
import { administer, openPostgresDatabase, testStart } from '../../testing/test-database.ts';
import { fixedClock } from '../clock.ts';
import { isConnectionLoss, UnknownOutcomeError } from './connection-loss.ts';
import { openDatabase, type Database } from './database.ts';

vi.setConfig({ testTimeout: 120_000 }); // A lost connection is asked for again for some seconds.

const serverUrl = inject('postgresUrl') ?? '';
const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

const write = (database: Database, subject: string) =>
  database.current().execute(
    sql`insert into outbox (recipient, sender, subject, text, links, delivery_status, created_at)
        values ('', '', ${subject}, '', '[]', 'stored', ${testStart})`,
  );
const subjects = async (database: Database) =>
  (await database.pool.query<{ subject: string }>('SELECT subject FROM outbox ORDER BY id')).rows.map(
    ({ subject }) => subject,
  );

/** Terminates the connection of the running transaction, as an administrator would. */
async function terminate(database: Database): Promise<void> {
  const { rows } = await database.current().execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await administer(serverUrl, `SELECT pg_terminate_backend(${String(rows[0]?.pid)}, 5000)`);
}

/** The driver keeps its socket to itself. */
function socketOf(client: object): Socket {
  return (client as { connection: { stream: Socket } }).connection.stream;
}

async function open() {
  const database = await openPostgresDatabase(serverUrl);
  opened.push(() => database.close());
  return database;
}

describe.skipIf(serverUrl === '')('a connection that PostgreSQL terminates', () => {
  it('rolls back the transaction running on it, and the next one gets another connection', async () => {
    const database = await open();
    const cut = database.transaction(async () => {
      await write(database, 'lost');
      await terminate(database);
      await write(database, 'never written');
    });
    const error: unknown = await cut.catch((failure: unknown) => failure);
    expect(isConnectionLoss(error)).toBe(true);
    await database.transaction(() => write(database, 'kept'));
    expect(await subjects(database)).toEqual(['kept']);
  });

  it('refuses the commit when the transaction never noticed or ignored the loss', async () => {
    const database = await open();
    const unnoticed = database.transaction(async () => {
      await write(database, 'lost');
      await terminate(database);
    });
    expect(isConnectionLoss(await unnoticed.catch((failure: unknown) => failure))).toBe(true);
    const ignored = database.transaction(async () => {
      await write(database, 'lost');
      await terminate(database);
      await write(database, 'lost').catch(() => undefined);
    });
    expect(isConnectionLoss(await ignored.catch((failure: unknown) => failure))).toBe(true);
    expect(await subjects(database)).toEqual([]);
  });

  it.each([
    ['a transaction', (database: Database) => database.transaction(() => write(database, 'lost'))],
    ['a statement', (database: Database) => write(database, 'lost')],
    ['a raw statement', (database: Database) => database.pool.query('SELECT 1')],
  ])('is reported as lost when it breaks just as the pool hands it to %s', async (_, use) => {
    const database = await open();
    await database.pool.query('SELECT 1'); // a connection is idle
    database.pool.once('acquire', (client: object) => socketOf(client).destroy(new Error('cut')));
    const error: unknown = await use(database).catch((failure: unknown) => failure);
    expect(isConnectionLoss(error)).toBe(true);
    await write(database, 'kept');
    expect(await subjects(database)).toEqual(['kept']);
  });

  it('is distinguished from a statement that PostgreSQL refuses', async () => {
    const database = await open();
    const error: unknown = await database
      .current()
      .execute(sql`select 1 / 0`)
      .catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(Error);
    expect(isConnectionLoss(error)).toBe(false);
  });

  it('is reported as lost while there is no server', async () => {
    const database = await open();
    const proxy = await startCuttingProxy(database.url);
    const through = await openDatabase({ dataDir: 'memory', databaseUrl: proxy.url, clock: fixedClock(testStart) });
    await proxy.close();
    const error: unknown = await through.pool.query('SELECT 1').catch((failure: unknown) => failure);
    expect(isConnectionLoss(error)).toBe(true);
    await through.close();
  });
});

// At once, because one of them waits for seconds.
describe.skipIf(serverUrl === '').concurrent('a connection that breaks during a COMMIT', () => {
  async function openThroughProxy(test: TestContext): Promise<{ database: Database; proxy: CuttingProxy }> {
    const behind = await openPostgresDatabase(serverUrl);
    const proxy = await startCuttingProxy(behind.url);
    const database = await openDatabase({ dataDir: 'memory', databaseUrl: proxy.url, clock: fixedClock(testStart) });
    test.onTestFinished(async () => {
      await database.close();
      await proxy.close();
      await behind.close();
    });
    return { database, proxy };
  }
  /** Several at once, so that the pool has no connection to spare. */
  const writeTen = (database: Database) =>
    Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        database.transaction(async () => {
          await write(database, `row ${String(index)}`);
          return index;
        }),
      ),
    );

  it('does not undo what the database has committed, nor report it as failed', async (test) => {
    const { database, proxy } = await openThroughProxy(test);
    proxy.cut('lose the answer', { count: 10 });
    const outcomes = await writeTen(database);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await subjects(database)).toHaveLength(10);
  });

  it('runs what waits for the commit if the commit happened', async (test) => {
    const { database, proxy } = await openThroughProxy(test);
    const done: string[] = [];
    proxy.cut('lose the answer');
    await database.transaction(async () => {
      await write(database, 'kept');
      database.afterCommit(() => done.push('after'));
    });
    expect([done, await subjects(database)]).toEqual([['after'], ['kept']]);
  });

  it('undoes what never reached the database', async (test) => {
    const { database, proxy } = await openThroughProxy(test);
    proxy.cut('lose the question');
    const error: unknown = await database
      .transaction(() => write(database, 'lost'))
      .catch((failure: unknown) => failure);
    expect([isConnectionLoss(error), error instanceof UnknownOutcomeError]).toEqual([true, false]);
    expect(await subjects(database)).toEqual([]);
  });

  it('reports an unknown outcome when the database does not come back', async (test) => {
    const { database, proxy } = await openThroughProxy(test);
    proxy.cut('lose the answer', { isFinal: true });
    await expect(database.transaction(() => write(database, 'who knows'))).rejects.toThrow(UnknownOutcomeError);
  });
});
