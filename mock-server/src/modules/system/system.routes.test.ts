import type { SystemStatus } from '@grt/sdk/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../core/log.ts';
import { openLogFile } from '../../core/log-file.ts';
import { jobs } from '../../core/queue/queue.tables.ts';
import { scheduleMaintenance } from '../../maintenance.ts';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import { scheduleTraffic } from '../traffic/traffic.jobs.ts';
import { scheduleMeasuring } from './system-status.ts';

const hourMs = 3_600_000;
const execute = { action: 'execute' };

describeOnServer('the system', (start) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    scheduleMaintenance(server.platform);
    scheduleTraffic(server.platform);
    scheduleMeasuring(server.platform);
    server.platform.queue.define('picky', {
      queue: 'odd jobs',
      maxAttempts: 1,
      handler: async ({ payload }: { payload: { fails: boolean } }) => {
        if (payload.fails) throw new Error('The other side hung up');
      },
    });
    await server.platform.queue.runDue();
    token = await server.signIn('reviewer');
  });

  const read = async <Data>(path: string): Promise<Data> =>
    (await call(server, `/system/${path}`, { token })).body.data;
  const order = async (path: string, json: unknown = execute) => call(server, `/system/${path}`, { token, json });
  const newestAudit = async () =>
    ((await call(server, '/admin/audit?per_page=1', { token })).body.data as Record<string, unknown>[])[0];

  describe('figures', () => {
    it('are measured from this process, its machine, and its database', async () => {
      const before = Math.floor(process.uptime());
      const status = await read<SystemStatus>('status');
      const memory = status.ram_info.system_memory;
      expect([status.environment, status.version]).toEqual(['development', '2.0.0']);
      expect(status.uptime).toBeGreaterThanOrEqual(before);
      expect(status.uptime).toBeLessThanOrEqual(Math.ceil(process.uptime()));
      expect(status.memory_usage).toBeGreaterThan(10_000_000);
      expect(status.memory_peak).toBeGreaterThanOrEqual(status.memory_usage);
      expect(status.memory_limit).toBeGreaterThan(status.memory_usage);
      expect(memory.used + memory.free).toBe(memory.total);
      expect(status.database).toMatchObject({ kind: server.platform.database.kind });
      expect(status.database.size).toBeGreaterThan(1_000_000);
    });

    it('name the file systems by their contents, and reveal no path', async () => {
      const disks = await read<{ path: string; used: number; free: number; total: number }[]>('disk-space');
      expect(disks.map(({ path }) => path).join(', ')).toMatch(/files/);
      for (const { path, used, free, total } of disks) {
        expect(path).not.toContain('/');
        expect(used + free).toBeLessThanOrEqual(total);
      }
    });

    it('count the feeds', async () => {
      expect(await read('feed-status')).toEqual({
        total_feeds: 0,
        active_feeds: 0,
        auto_refresh_feeds: 0,
        failed_feeds: 0,
      });
    });

    it('go into the history every five minutes, oldest first', async () => {
      const before = (await read<{ history: unknown[] }>('status')).history.length;
      for (const _ of [1, 2]) {
        server.clock.advance(5 * 60_000);
        await order('schedule-run');
      }
      const { history } = await read<{ history: { measured_at: string; ram_used: number }[] }>('status');
      expect(history).toHaveLength(before + 2);
      expect(history.map(({ measured_at }) => measured_at)).toEqual(
        history.map(({ measured_at }) => measured_at).toSorted(),
      );
      expect(history.at(-1)?.ram_used).toBeGreaterThan(0);
    });
  });

  describe('the schedule', () => {
    it('is shown as lines of text that say what each task is for', async () => {
      const lines = await read<string[]>('schedule');
      expect(lines).toContainEqual(
        expect.stringMatching(/^\*\/15 \* \* \* \* {2}database:maintain +next 2026-11-20 \d\d:\d\d UTC$/),
      );
      const tasks = await read<{ command: string; details: string | null }[]>('cron-jobs');
      expect(tasks).toHaveLength(lines.length);
      expect(tasks.filter(({ details }) => details === null)).toEqual([]);
      expect(await read<unknown[]>('cron-jobs?limit=2')).toHaveLength(2);
    });

    it('runs what is due and reports the outcome, or else says what is next', async () => {
      server.clock.advance(hourMs);
      token = await server.signIn('reviewer');
      const { status, body } = await order('schedule-run');
      expect([status, body.message]).toEqual([200, 'Done.']);
      const { output } = body.data as { output: string };
      expect(output).toMatch(/records:prune completed in \d+ ms: Removed \d+ sessions/);
      expect(output).toMatch(/database:maintain completed/);
      expect(((await order('schedule-run')).body.data as { output: string }).output).toMatch(
        /^No task is due\. Next: /,
      );
    });

    it('runs one task now, and keeps its outcome, its next time and a line in the scheduler log', async () => {
      const tasks = await read<{ id: number; command: string; next_run: string }[]>('cron-jobs');
      const task = tasks.find(({ command }) => command === 'files:sweep');
      const path = `cron-jobs/${String(task?.id)}/run`;
      const { status, body } = await call(server, `/system/${path}`, { token, method: 'POST' });
      expect(status).toBe(200);
      expect((body.data as { output: string }).output).toMatch(
        /^files:sweep completed in \d+ ms: Unreferenced files removed/,
      );
      const after = (await read<Record<string, unknown>[]>('cron-jobs')).find(({ id }) => id === task?.id);
      expect(after).toMatchObject({
        status: 'completed',
        next_run: task?.next_run,
        last_run: server.clock.now().toISOString(),
      });
      const [line] = await read<{ level: string; message: string }[]>('logs/scheduler?search=FILES:SWEEP&limit=1');
      expect([line?.level, line?.message]).toEqual(['info', expect.stringContaining('files:sweep completed')]);
      expect(await read('logs/scheduler?level=debug')).toEqual([]);
      expect(await newestAudit()).toMatchObject({
        action: 'system.runCronJob',
        actor: 'reviewer',
        subject_type: 'cron_job',
        subject_label: 'files:sweep',
      });
    });

    it('does not run a task twice at once, and refuses an unknown one', async () => {
      const [task] = await read<{ id: number; command: string }[]>('cron-jobs');
      const { queue } = server.platform;
      await queue.enqueue('cron', { command: task?.command }, { uniqueKey: task?.command ?? '' });
      const again = await call(server, `/system/cron-jobs/${String(task?.id)}/run`, { token, method: 'POST' });
      expect([again.status, again.body.message]).toEqual([
        409,
        'This is already running. Please wait until it finishes.',
      ]);
      await queue.drain();
      const none = await call(server, '/system/cron-jobs/99999/run', { token, method: 'POST' });
      expect([none.status, none.body.message]).toEqual([404, 'Task not found']);
    });
  });

  describe('queues', () => {
    beforeEach(async () => {
      await server.platform.database.current().delete(jobs).where(eq(jobs.queue, 'odd jobs'));
    });

    interface Queues {
      driver: string;
      summary: Record<string, number>;
      queues: { queue_name: string; status: string; pending_jobs: number; recent_jobs: unknown[] }[];
      recent_failed_jobs: { id: number; job_class: string; error: string; attempts: number }[];
    }
    const oddJobs = async () => {
      const status = await read<Queues>('queue-status');
      return { ...status, odd: status.queues.find(({ queue_name }) => queue_name === 'odd jobs') };
    };
    const failOne = async (uniqueKey: string) => {
      const { id } = await server.platform.queue.enqueue('picky', { fails: true }, { uniqueKey });
      await server.drain();
      return id;
    };

    it('are shown with waiting, newest, and failed jobs', async () => {
      expect((await oddJobs()).odd).toMatchObject({ status: 'idle', pending_jobs: 0, recent_jobs: [] });
      for (const _ of [1, 2, 3, 4]) await server.platform.queue.enqueue('picky', { fails: false });
      const waiting = await oddJobs();
      expect(waiting.driver).toBe('database');
      expect(waiting.odd).toMatchObject({
        status: 'active',
        pending_jobs: 4,
        oldest_due_at: server.clock.now().toISOString(),
      });
      expect(waiting.odd?.recent_jobs).toHaveLength(3);
      expect(waiting.summary).toMatchObject({ total_pending_jobs: 4, active_queues: 1 });
      const id = await failOne('shown');
      const failed = await oddJobs();
      expect(failed.odd).toMatchObject({ status: 'has_failures', pending_jobs: 0, failed_jobs: 1 });
      expect(failed.recent_failed_jobs).toMatchObject([
        { id, job_class: 'picky', queue: 'odd jobs', attempts: 1, error: 'The other side hung up' },
      ]);
      const { problems } = await read<{ problems: string[] }>('status');
      expect(problems).toContain('1 job has failed. Retry or forget them under Queues.');
    });

    it('retry or discard a failed job, and only a failed one', async () => {
      const id = String(await failOne('again'));
      const act = (what: string) => call(server, `/system/queue/failed-jobs/${id}/${what}`, { token, method: 'POST' });
      expect((await act('retry')).body.message).toBe('The job was queued again');
      expect(await newestAudit()).toMatchObject({
        action: 'system.retryJob',
        subject_id: Number(id),
        subject_label: 'picky',
      });
      expect((await act('retry')).status).toBe(404);
      await server.drain();
      const other = await server.platform.queue.enqueue('picky', { fails: false }, { uniqueKey: 'again' });
      expect(other.isNew).toBe(true);
      const taken = await act('retry');
      expect([taken.status, taken.body.message]).toEqual([
        409,
        'Another picky job for the same subject is already queued.',
      ]);
      expect((await act('forget')).body.message).toBe('The job was forgotten');
      const gone = await act('forget');
      expect([gone.status, gone.body.message]).toEqual([404, 'Failed job not found']);
      await server.drain();
    });

    it('list failed jobs page by page to the end, though their status names no more than 20', async () => {
      const ids: number[] = [];
      for (let job = 1; job <= 21; job += 1) ids.unshift(await failOne(`page ${String(job)}`));
      const page = (query: string) => call(server, `/system/queue/failed-jobs?${query}`, { token });
      const idsOf = ({ body }: Awaited<ReturnType<typeof page>>) => (body.data as { id: number }[]).map(({ id }) => id);
      const [first, second, beyond] = [await page('page=1'), await page('page=2'), await page('page=3')];
      expect([...idsOf(first), ...idsOf(second), ...idsOf(beyond)]).toEqual(ids);
      expect(idsOf(first)).toHaveLength(20);
      expect(second.body['meta']).toEqual({ page: 2, per_page: 20, total: 21, last_page: 2 });
      expect((await page('per_page=21')).body['meta']).toMatchObject({ last_page: 1 });
      expect((await oddJobs()).recent_failed_jobs.map(({ id }) => id)).toEqual(ids.slice(0, 20));
      const only = await page(`id=${String(ids[20])}`);
      expect(only.body).toMatchObject({ data: [{ id: ids[20], job_class: 'picky' }], meta: { total: 1 } });
      expect((await page(`id=${String((ids[0] ?? 0) + 1)}`)).body.data).toEqual([]);
    });

    it('retry all failed jobs in one call, which is audited once with their number, and then has nothing to do', async () => {
      for (let job = 1; job <= 21; job += 1) await failOne(`all ${String(job)}`);
      await server.platform.queue.enqueue('picky', { fails: false }, { uniqueKey: 'all 21' });
      const retryAll = () => call(server, '/system/queue/failed-jobs/retry', { token, method: 'POST' });
      const { status, body } = await retryAll();
      const message =
        '20 jobs were queued again. 1 job stays failed: another job for the same subject is already queued.';
      expect([status, body.data, body.message]).toEqual([200, { retried: 20, left: 1 }, message]);
      expect(await newestAudit()).toMatchObject({
        action: 'system.retryAllJobs',
        actor: 'reviewer',
        subject_type: 'system',
        after: { output: message },
      });
      expect((await oddJobs()).odd).toMatchObject({ pending_jobs: 21, failed_jobs: 1 });
      expect((await retryAll()).body.data).toEqual({ retried: 0, left: 1 });
    });
  });

  describe('operations', () => {
    it.each(['optimize-clear', 'schedule-run', 'queue-restart', 'cache-clear', 'system-optimize'])(
      '%s is refused without the action execute',
      async (path) => {
        for (const json of [{}, { action: 'run' }]) {
          const { status, body } = await order(path, json);
          expect([status, body.errors]).toEqual([422, { action: ['Please send the action execute.'] }]);
        }
      },
    );

    it('drop one cache or all, report their true sizes, and keep working', async () => {
      const groups = async () =>
        (await read<{ cache_groups: { group: string; count: number; total_size: number }[] }>('cache-info'))
          .cache_groups;
      const validators = async () => (await groups()).find(({ group }) => group === 'validators');
      const before = await validators();
      expect(before?.count).toBeGreaterThan(2);
      expect(before?.total_size).toBeGreaterThan(1_000);
      const unknown = await order('cache-clear', { ...execute, group: 'tea' });
      expect([unknown.status, unknown.body.errors]).toEqual([422, { group: ['Please choose a cache group or all.'] }]);
      const pages = await order('cache-clear', { ...execute, group: 'pages' });
      expect((pages.body.data as { output: string }).output).toBe('Page content: cleared 0 entries (0 bytes)');
      expect((await validators())?.count).toBeGreaterThanOrEqual(before?.count ?? 0);
      const all = await order('cache-clear');
      expect((all.body.data as { output: string }).output).toMatch(
        /Compiled validators: cleared \d+ entries \([\d,]+ bytes\)/,
      );
      expect((await validators())?.count).toBeLessThan(before?.count ?? 0);
      expect((await order('optimize-clear')).status).toBe(200);
      expect(await newestAudit()).toMatchObject({
        action: 'system.clearOptimizations',
        actor: 'reviewer',
        after: { output: expect.stringContaining('Compiled validators') as string },
      });
    });

    it('free space in the database, remove expired records, and say how long it took', async () => {
      const { body } = await order('system-optimize');
      const { output, duration_ms } = body.data as { output: string; duration_ms: number };
      expect(output).toMatch(/statistics/);
      expect(output).toMatch(/Removed \d+ sessions.*\nThe database takes [\d,]+ bytes$/);
      expect(duration_ms).toBeGreaterThan(0);
    });

    it('restart the workers where they run', async () => {
      const { output } = (await order('queue-restart')).body.data as { output: string };
      expect(output).toContain('No worker is running in this process.');
      await server.platform.queue.start();
      const again = (await order('queue-restart')).body.data as { output: string };
      expect(again.output).toMatch(/^The workers were restarted: \d+ jobs finished, 0 returned to the queue\./);
      await server.platform.queue.stop({ graceMs: 5_000 });
    });

    it('do not run twice at once', async () => {
      const replies = await Promise.all([order('system-optimize'), order('system-optimize')]);
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      const refused = replies.find(({ status }) => status === 409);
      expect(refused?.body.message).toMatch(/^This is already running since \d\d:\d\d:\d\d UTC\. Please wait/);
    });
  });

  describe('logs', () => {
    beforeAll(() => {
      const { config } = server.platform;
      const file = openLogFile(config.dataDir);
      const log = createLog({ clock: server.clock, sinks: [file.sink] });
      log.info('Stopping', { reason: 'SIGTERM' });
      log.warn('A database connection was lost', { error: new Error('reset') });
      log.error('A request failed', { request_id: 'req-9', request: 'GET /api/x', error: new Error('No such column') });
      file.close();
    });
    const messages = async (path: string) => (await read<{ message: string }[]>(path)).map(({ message }) => message);

    it('show the newest entries first, by level and text', async () => {
      expect(await messages('logs/laravel')).toEqual([
        'A request failed: No such column (request=GET /api/x)',
        'A database connection was lost: reset',
        'Stopping (reason=SIGTERM)',
      ]);
      expect(await messages('logs/laravel?level=warning')).toEqual(['A database connection was lost: reset']);
      expect(await messages('logs/laravel?search=sigterm')).toEqual(['Stopping (reason=SIGTERM)']);
      expect(await messages('logs/laravel?limit=1')).toHaveLength(1);
      const refused = await call(server, '/system/logs/laravel?limit=1001', { token });
      expect(refused.status).toBe(422);
    });

    it('show uncaught errors with their place and their request', async () => {
      expect(await read('logs/php-errors')).toEqual([
        {
          level: 'error',
          timestamp: server.clock.now().toISOString(),
          message: 'A request failed: No such column (request=GET /api/x)',
          file: 'mock-server/src/modules/system/system.routes.test.ts',
          line: expect.any(Number) as number,
          request_id: 'req-9',
          job_id: null,
        },
      ]);
    });
  });
});

describeOnServer('the limit of operations', (start) => {
  it('counts per person, and says when to try again', async () => {
    const server = await start({ environment: { GRT_LIMIT_OPERATION: '2/1m' } });
    const [admin, reviewer] = [await server.signIn('admin'), await server.signIn('reviewer')];
    const run = (token: string) => call(server, '/system/optimize-clear', { token, json: execute });
    expect([(await run(admin)).status, (await run(admin)).status]).toEqual([200, 200]);
    const refused = await run(admin);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await run(reviewer)).status).toBe(200);
    server.clock.advance(60_000);
    expect((await run(admin)).status).toBe(200);
    const retryAll = () => call(server, '/system/queue/failed-jobs/retry', { token: admin, method: 'POST' });
    expect([(await retryAll()).status, (await retryAll()).status]).toEqual([200, 429]);
  });
});
