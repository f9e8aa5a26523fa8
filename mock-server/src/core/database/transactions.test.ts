import { executionAsyncResource } from 'node:async_hooks';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { clearDatabase } from '../../testing/test-database.ts';
import { cronJobs } from '../queue/queue.tables.ts';
import { constraintOf } from './constraint.ts';
import type { Database } from './database.ts';
import { withoutQuery } from './query-error.ts';

describeOnEveryDatabase('a transaction', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => clearDatabase(database));

  const add = (command: string) =>
    database
      .current()
      .insert(cronJobs)
      .values({
        command,
        schedule: '* * * * *',
        timezone: 'UTC',
        nextRun: new Date('2026-11-02T09:00:00Z'),
      });
  const commands = async () =>
    (await database.current().select({ command: cronJobs.command }).from(cronJobs).orderBy(cronJobs.id)).map(
      ({ command }) => command,
    );

  it('keeps the changes when the work returns, and returns its result', async () => {
    const result = await database.transaction(async () => {
      await add('one');
      await add('two');
      return 'done';
    });
    expect(result).toBe('done');
    expect(await commands()).toEqual(['one', 'two']);
  });

  it('undoes everything when the work throws, and throws the same error', async () => {
    const failure = new Error('no');
    const attempt = database.transaction(async () => {
      await add('one');
      throw failure;
    });
    await expect(attempt).rejects.toBe(failure);
    expect(await commands()).toEqual([]);
  });

  it('undoes only the inner one when its error is caught', async () => {
    await database.transaction(async () => {
      await add('outer');
      await database.transaction(() => add('outer')).catch(() => undefined);
      await database.transaction(() => add('inner'));
    });
    expect(await commands()).toEqual(['outer', 'inner']);
  });

  it('refuses the pool within a transaction instead of waiting forever', async () => {
    const attempt = database.transaction(() => database.pool.query('SELECT 1'));
    await expect(attempt).rejects.toThrow('outside the running transaction');
    expect(await commands()).toEqual([]);
  });

  it('refuses two inner ones at once', async () => {
    const attempt = database.transaction(() =>
      Promise.all([database.transaction(() => add('one')), database.transaction(() => add('two'))]),
    );
    await expect(attempt).rejects.toThrow('Two concurrent transactions');
    expect(await commands()).toEqual([]);
  });

  it('reports when a caught statement failure made the database roll back', async () => {
    const attempt = database.transaction(async () => {
      await add('one');
      await add('one').catch(() => undefined);
    });
    await expect(attempt).rejects.toThrow('rolled back');
    expect(await commands()).toEqual([]);
  });

  it('keeps nothing at all when work that joined it throws, even if that is caught', async () => {
    const failure = new Error('no');
    const attempt = database.transaction(async () => {
      await add('outer');
      const joined = database.joined(async () => {
        await add('inner');
        throw failure;
      });
      await joined.catch(() => undefined);
    });
    await expect(attempt).rejects.toBe(failure);
    expect(await commands()).toEqual([]);
  });

  it('undoes only an inner one, along with the work that had joined it', async () => {
    await database.transaction(async () => {
      await add('outer');
      const inner = database.transaction(async () => {
        const joined = database.joined(async () => {
          await add('inner');
          throw new Error('no');
        });
        await joined.catch(() => undefined);
      });
      await expect(inner).rejects.toThrow('no');
    });
    expect(await commands()).toEqual(['outer']);
  });

  it('is started for work that finds none to join', async () => {
    const result = await database.joined(async () => {
      await add('one');
      return 'done';
    });
    const attempt = database.joined(async () => {
      await add('two');
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect([result, await commands()]).toEqual(['done', ['one']]);
  });

  it('prepares repeated statements once on whichever connection it runs, and undoes them with the rest', async () => {
    const names = async (wanted: string) =>
      (
        await database
          .current()
          .select({ command: cronJobs.command })
          .from(cronJobs)
          .where(eq(cronJobs.command, wanted))
      ).map(({ command }) => command);
    await add('one');
    const seen = await database.transaction(async (queries) => {
      await add('two');
      const found = [await names('one'), await names('two'), await names('three')];
      const { rows } = await queries.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_prepared_statements where statement like '%"cron_jobs"."command" = $1'`,
      );
      return [...found, rows[0]?.count];
    });
    expect(seen).toEqual([['one'], ['two'], [], 1]);
    const undone = database.transaction(async () => {
      await add('three');
      expect(await names('three')).toEqual(['three']);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await Promise.all(['one', 'two', 'three'].map(names))).toEqual([['one'], ['two'], []]);
  });

  it('runs what waits for the commit afterward, and never after a rollback', async () => {
    const seen: string[] = [];
    await database.transaction(async () => {
      database.afterCommit(() => seen.push('outer'));
      await database.transaction(async () => database.afterCommit(() => seen.push('inner')));
      await database
        .transaction(async () => {
          database.afterCommit(() => seen.push('undone'));
          throw new Error('no');
        })
        .catch(() => undefined);
      expect(seen).toEqual([]);
    });
    await database
      .transaction(async () => {
        database.afterCommit(() => seen.push('rolled back'));
        throw new Error('no');
      })
      .catch(() => undefined);
    database.afterCommit(() => seen.push('at once'));
    expect(seen).toEqual(['outer', 'inner', 'at once']);
  });

  it('leaves out work that outlives it', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let later: Promise<void> = Promise.resolve();
    await database.transaction(async () => {
      later = released.then(async () => void (await add('later')));
    });
    release();
    await later;
    expect(await commands()).toEqual(['later']);
  });

  it('refuses its own handle once it has ended', async () => {
    const kept = await database.transaction(async (queries) => queries);
    const error = withoutQuery(
      await kept
        .select()
        .from(cronJobs)
        .catch((reason: unknown) => reason),
    );
    expect(String(error)).toContain('The transaction has already ended');
  });

  it('is apart from that of another database in its midst, and makes no promise dearer', async () => {
    const storages = async () => {
      await Promise.resolve();
      return Object.getOwnPropertySymbols(executionAsyncResource()).length;
    };
    const other = await open();
    const before = await database.transaction(storages);
    await database.transaction(async () => {
      const attempt = other.transaction(async () => {
        await add('one');
        await other.current().execute(sql`CREATE TABLE undone ()`);
        throw new Error(`no, with ${String(await storages())}`);
      });
      await expect(attempt).rejects.toThrow(`no, with ${String(before)}`);
      await database.outside(() => other.transaction(() => other.current().execute(sql`CREATE TABLE kept ()`)));
      await add('two');
    });
    expect(await commands()).toEqual(['one', 'two']);
    const { rows } = await other.pool.query(`SELECT to_regclass('undone') AS undone, to_regclass('kept') AS kept`);
    expect(rows).toEqual([{ undone: null, kept: 'kept' }]);
  });

  it('keeps fifty concurrent ones separate', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        database
          .transaction(async () => {
            await add(`command ${String(index)}`);
            await database.current().execute(sql`select 1`);
            if (index % 2 === 0) throw new Error('no');
          })
          .catch(() => undefined),
      ),
    );
    expect(await commands()).toHaveLength(25);
  });

  it('names the constraint that a statement violated', async () => {
    await add('one');
    const again = await add('one').catch((error: unknown) => error);
    expect(constraintOf(again)).toEqual({ kind: 'unique', constraint: 'cron_jobs_command' });
    const wrong = await database
      .current()
      .execute(sql`update cron_jobs set last_status = 'odd'`)
      .catch((error: unknown) => error);
    expect(constraintOf(wrong)).toEqual({ kind: 'check', constraint: 'cron_jobs_last_status_check' });
    const empty = await database
      .current()
      .execute(sql`update cron_jobs set schedule = null`)
      .catch((error: unknown) => error);
    expect(constraintOf(empty)).toEqual({ kind: 'not_null', constraint: 'schedule' });
    expect(constraintOf(new Error('another'))).toBeUndefined();
  });
});
