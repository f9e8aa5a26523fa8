import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrt, runGrtAs } from '../../testing/run-grt.ts';

describe('what administrators see', () => {
  let server: TestServer;
  let approved: number;
  beforeAll(async () => {
    server = await createTestServer();
    const reviewer = { as: 'reviewer' };
    const pending = await runGrtAs(server, reviewer, 'registrations', 'list', '--status', 'pending', '--json', 'id');
    approved = (JSON.parse(pending.out) as { id: number }[])[0]?.id ?? 0;
    await runGrtAs(server, reviewer, 'registrations', 'approve', String(approved));
  });
  afterAll(() => server.close());

  it('shows whether the server is up without signing in', async () => {
    expect(await runGrt(server, 'system', 'health')).toEqual({ code: 0, out: 'ok\t2.0.0\n', err: '' });
    const { out } = await runGrtAs(server, { columns: 80, env: { NO_COLOR: '1' } }, 'system', 'health', '--json');
    expect(out).toMatch(/^\{\n {2}"status": "ok"/);
  });

  it('reports that no server is reachable, and at which address', async () => {
    const unreachable = {
      ...server,
      fetch: () =>
        Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:9') })),
    };
    expect(await runGrt(unreachable, 'system', 'health')).toEqual({
      code: 1,
      out: '',
      err: 'error: The server at grt.test could not be reached: connect ECONNREFUSED 127.0.0.1:9.\nCheck that the server is running, and that --api-url or GRT_API_URL is correct.\n',
    });
  });

  it('examines the settings, and says what to do', async () => {
    const { code, out } = await runGrtAs(
      server,
      { as: 'reviewer' },
      'system',
      'doctor',
      '--json',
      'name,result,detail',
    );
    const found = JSON.parse(out) as { name: string; result: string; detail: string }[];
    expect(code).toBe(0);
    expect(found).toContainEqual({
      name: 'Mail',
      result: 'warning',
      detail: 'There is no mail server (SMTP_URL): email stays in the outbox.',
    });
    expect(found).toContainEqual({ name: 'Data directory', result: 'ok', detail: 'Files can be written.' });
    expect(await runGrtAs(server, { as: 'acme' }, 'system', 'doctor')).toMatchObject({ code: 5, out: '' });
  });

  it('shows the schedule by either of its names, and completes its tasks', async () => {
    const { queue } = server.platform;
    queue.schedule('feeds:refresh', '*/5 * * * *', 'UTC', () => Promise.resolve(''));
    queue.schedule('traffic:advance', '* * * * *', 'UTC', () => Promise.resolve(''));
    await queue.runDue();
    const schedule = await runGrtAs(server, { as: 'admin' }, 'system', 'schedule');
    expect(schedule.out.match(/\w+:\w+/g)).toContain('feeds:refresh');
    expect(await runGrtAs(server, { as: 'admin' }, 'system', 'cron', 'list')).toEqual(schedule);
    const first = await runGrtAs(server, { as: 'admin' }, 'system', 'schedule', '--limit', '1', '--json', 'command');
    expect(JSON.parse(first.out)).toEqual([{ command: schedule.out.split('\t')[1] }]);
    expect(await runGrtAs(server, { as: 'acme' }, 'system', 'schedule')).toMatchObject({ code: 5, out: '' });
    const suggested = await runGrtAs(server, { as: 'admin' }, '__complete', '--', 'system', 'cron', 'run', 'feeds:r');
    expect(suggested).toEqual({ code: 0, out: 'feeds:refresh\t*/5 * * * *\n', err: '' });
  });

  it('lists who decided what', async () => {
    const { out } = await runGrtAs(
      server,
      { as: 'admin' },
      'audit',
      'list',
      '--actor',
      'reviewer',
      '--json',
      'actor,subject_type,subject_id',
    );
    expect(JSON.parse(out)).toContainEqual({ actor: 'reviewer', subject_type: 'registration', subject_id: approved });
    expect(await runGrtAs(server, { as: 'acme' }, 'audit', 'list')).toMatchObject({ code: 5 });
  });

  it('shows an email with its text and links, and reports an unknown one', async () => {
    const list = await runGrtAs(server, { as: 'admin' }, 'outbox', 'list', '--limit', '1', '--json', 'id,links');
    const [mail] = JSON.parse(list.out) as { id: number; links: string[] }[];
    const { out } = await runGrtAs(server, { as: 'admin' }, 'outbox', 'show', String(mail?.id));
    expect(out).toContain(`Links\t${mail?.links[0] ?? ''}\n`);
    expect(await runGrtAs(server, { as: 'admin' }, 'outbox', 'show', '4711')).toMatchObject({ code: 6, out: '' });
  });

  it("says why an administrator's link is hidden, and prints none where only the link is requested", async () => {
    const person = ['--first-name', 'Tess', '--last-name', 'Lang', '--email', 'tess@grt.example'];
    await runGrtAs(server, { as: 'admin' }, 'users', 'add', 'tess', ...person);
    const mail = (as: string, ...words: string[]) => runGrtAs(server, { as }, 'outbox', ...words);
    const list = ['list', '--recipient', 'tess@grt.example'];
    const json = await mail('reviewer', ...list, '--json', 'id,links,links_hidden');
    expect(JSON.parse(json.out)).toEqual([
      {
        id: expect.any(Number) as number,
        links: ['http://grt.test/login/reset?token=[redacted]'],
        links_hidden: 'administrator',
      },
    ]);
    const [{ id } = { id: 0 }] = JSON.parse(json.out) as { id: number }[];
    const reason = expect.stringContaining('only super admins see them') as string;
    expect(await mail('reviewer', ...list)).toMatchObject({ code: 0, err: reason });
    expect(await mail('reviewer', 'show', String(id))).toMatchObject({ code: 0, err: reason });
    expect(await mail('reviewer', 'show', String(id), '--links')).toMatchObject({ code: 5, out: '', err: reason });
    expect(await mail('admin', 'show', String(id), '--links')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/\/login\/reset\?token=grt_reset_/) as string,
      err: '',
    });
  });
});
