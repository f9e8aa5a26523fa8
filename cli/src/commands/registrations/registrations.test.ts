import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, seedPendingApplications, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runGrtAs, runGrtAt, type GrtRun } from '../../testing/run-grt.ts';

interface Listed {
  readonly id: number;
  readonly company_name: string;
}

describe('grt registrations', () => {
  let server: TestServer;
  let home: string;
  let pending: readonly Listed[];
  beforeAll(async () => {
    server = await createTestServer();
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  });
  /** Three undecided applications, regardless of earlier tests. */
  beforeEach(async () => {
    await server.platform.database.pool.query(`update registrations set status = 'rejected' where status = 'pending'`);
    const from = seeded + 1;
    seeded += 3;
    const ids = await seedPendingApplications(server, { count: 3, from });
    pending = ids.map((id, at) => ({ id, company_name: `Seeded ${String(from + at)}` }));
  });

  let seeded = 0;

  const grt = (...argv: readonly string[]): Promise<GrtRun> =>
    runGrtAs(server, { as: 'reviewer' }, 'registrations', ...argv);

  it('lists applications as rows in a pipe and as a table on a terminal', async () => {
    // Newest first; among those of the same moment, the last one.
    const first = pending.at(-1);
    const piped = await grt('list', '--status', 'pending');
    expect(piped.out.split('\n')[0]).toMatch(
      new RegExp(`^${String(first?.id)}\tGRT-\\d{6}-\\d{5}\t${first?.company_name ?? ''}\tpending\t`),
    );
    const shown = await runGrtAs(
      server,
      { as: 'reviewer', columns: 60, env: { NO_COLOR: '1' } },
      'registrations',
      'list',
    );
    const lines = shown.out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^ID +APPLICATION +COMPANY +STATUS/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
    expect(shown.err).toMatch(/more columns? hidden: widen the terminal, or use --json/);
  });

  it('stops at the limit, and notes an empty list', async () => {
    expect((await grt('list', '--limit', '2', '--json', 'id')).out.trimEnd().split('\n')).toHaveLength(2);
    expect(await grt('list', '--search', 'no such company')).toEqual({
      code: 0,
      out: '',
      err: 'No applications found.\n',
    });
    expect(await grt('list', '--search', 'no such company', '--json')).toEqual({ code: 0, out: '[]\n', err: '' });
    expect(await grt('list', '--limit', '0')).toMatchObject({ code: 2 });
  });

  it('approves piped ids, and emails each applicant', async () => {
    const { out } = await grt('list', '--status', 'pending', '--json', 'id,email');
    const approved = await runGrtAs(server, { as: 'reviewer', stdin: out }, 'registrations', 'approve', '--from', '-');
    expect(approved).toMatchObject({ code: 0, err: '3 done, 0 refused\n' });
    expect(approved.out.trimEnd().split('\n')).toHaveLength(pending.length);
    const [first] = JSON.parse(out) as { email: string }[];
    expect((await server.latestMail(first?.email ?? '')).links).toHaveLength(1);
  });

  it('assigns many at once, by name, and lists whose they are', async () => {
    const [first, second, third] = pending.map(({ id }) => String(id));
    const all = await grt('assign', '--all', '--to', 'Admin', '--yes');
    expect(all).toMatchObject({ code: 0, err: '3 done, 0 refused\n' });
    expect(
      all.out
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t').at(-1)),
    ).toEqual(['admin', 'admin', 'admin']);
    expect((await grt('assign', first ?? '')).out.trimEnd()).toMatch(/\treviewer$/);
    expect(await grt('assign', second ?? '', '--to', 'nobody')).toMatchObject({ code: 0 });
    const listed = async (assignee: string) =>
      (await grt('list', '--status', 'pending', '--assignee', assignee)).out
        .split('\n')
        .map((line) => line.split('\t')[0]);
    expect([await listed('me'), await listed('nobody'), await listed('admin')]).toEqual([
      [first, ''],
      [second, ''],
      [third, ''],
    ]);
    expect(await grt('assign', first ?? '', '--to', 'no-one-here')).toEqual({
      code: 6,
      out: '',
      err: 'error: No administrator is called "no-one-here". See: grt users list\n',
    });
    expect(await grt('approve', '--all', '--assignee', 'me', '--yes')).toMatchObject({ code: 0 });
    expect(await listed('me')).toEqual(['']);
    expect(await listed('admin')).toEqual([third, '']);
  });

  it('names the one already decided, continues, and exits 3', async () => {
    const [first, second] = pending.map(({ id }) => String(id));
    await grt('reject', first ?? '', '--reason', 'No website.');
    const { code, out, err } = await grt('approve', first ?? '', second ?? '');
    expect(code).toBe(3);
    expect(out).toMatch(new RegExp(`^${second ?? ''}\t[^\n]+\tapproved\n$`));
    expect(err).toMatch(new RegExp(`^${first ?? ''}: .*reject.* by reviewer .*\n1 done, 1 refused\n$`));
  });

  it('exits with the reason when nothing could be done: 7 already decided, 6 not found, 1 for several reasons', async () => {
    const [first] = pending.map(({ id }) => String(id));
    await grt('reject', first ?? '', '--reason', 'No website.');
    expect((await grt('approve', first ?? '')).code).toBe(7);
    expect((await grt('approve', '9999')).code).toBe(6);
    expect((await grt('approve', first ?? '', '9999')).code).toBe(1);
  });

  it('is safe to repeat: what is already decided that way stays unchanged and is not a failure', async () => {
    const ids = pending.map(({ id }) => String(id));
    await grt('approve', ids[0] ?? '');
    const again = await grt('approve', ...ids);
    expect(again.code).toBe(0);
    expect(again.err).toMatch(/^\d+: GRT-\S+ was already approved by reviewer .+\n2 done, 1 unchanged, 0 refused\n$/);
    const asJson = await grt('approve', ids[0] ?? '', '--json');
    expect(asJson).toMatchObject({ code: 0, out: '[]\n' });
    expect(JSON.parse(asJson.err)).toMatchObject({ id: Number(ids[0]), unchanged: true });
    expect(await grt('approve', ids[0] ?? '', '--quiet')).toEqual({ code: 0, out: '', err: '' });
  });

  it('applies to everything that matches a filter, confirms the count at a terminal, and does nothing without a yes', async () => {
    expect(await grt('approve', '--all')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Missing: --yes') as string,
    });
    const seat = { as: 'reviewer', columns: 80, env: { NO_COLOR: '1' } };
    const declined = await runGrtAs(server, { ...seat, answers: [false] }, 'registrations', 'approve', '--all');
    expect(declined).toMatchObject({ code: 1, err: 'error: Nothing was changed\n' });
    const one = await runGrtAs(
      server,
      { ...seat, answers: [true] },
      'registrations',
      'approve',
      '--all',
      '--search',
      pending[1]?.company_name ?? '',
    );
    expect(one).toMatchObject({ code: 0, out: expect.stringMatching(/approved\n$/) as string });
    const rest = await grt('reject', '--all', '--reason', 'Closed.', '--yes');
    expect(rest).toMatchObject({ code: 0, err: '2 done, 0 refused\n' });
    expect(await grt('reject', '--all', '--reason', 'Closed.', '--yes')).toEqual({
      code: 0,
      out: '',
      err: 'No applications found.\n',
    });
  });

  it('shows with --dry-run what would change, and changes nothing', async () => {
    const { code, out, err } = await grt('approve', '--all', '--dry-run');
    expect({ code, err }).toEqual({ code: 0, err: 'Approve 3 applications: nothing was changed (--dry-run)\n' });
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t')[3]),
    ).toEqual(['pending', 'pending', 'pending']);
    expect((await grt('list', '--status', 'pending', '--jq', 'length')).out).toBe('3\n');
  });

  it('shows what --all would change without asking for each one again', async () => {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      asked.push(new URL(new Request(input, init).url).pathname);
      return server.fetch(input, init);
    };
    await runGrtAs({ ...server, fetch }, { as: 'reviewer' }, 'registrations', 'approve', '--all', '--dry-run');
    // Once for the list, and once for which of them are clients already.
    expect(asked.filter((path) => path.includes('registrations'))).toEqual([
      '/api/admin/registrations',
      '/api/admin/registrations',
    ]);
  });

  it('exports a plan for a spreadsheet, and applies its decisions', async () => {
    const plan = (await grt('plan')).out;
    const [head = '', first = '', second = '', third = ''] = plan.split('\r\n');
    expect(head).toMatch(/^id,decision,notes,application_id,company_name,/);
    const decided = (row: string, cells: string): string => row.replace(',,,', `,${cells},`);
    const file = join(home, 'decisions.csv');
    await writeFile(
      file,
      [head, decided(first, 'approve,'), decided(second, 'reject,"No, thanks"'), third].join('\r\n'),
    );
    const seat = { as: 'reviewer' };
    expect(await runGrtAt(server, home, seat, 'registrations', 'apply', 'decisions.csv')).toMatchObject({
      code: 0,
      err: '1 to approve, 1 to reject\n2 done, 0 refused\n',
    });
    expect((await grt('show', String(pending[1]?.id), '--jq', '"\\(.status): \\(.admin_notes)"')).out).toBe(
      'rejected: No, thanks\n',
    );
    expect((await grt('show', String(pending[2]?.id), '--json', 'status')).out).toBe('{"status":"pending"}\n');
    expect(await runGrtAt(server, home, seat, 'registrations', 'apply', 'decisions.csv')).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringContaining('0 done, 2 unchanged, 0 refused') as string,
    });
    await writeFile(file, `${head}\n7,perhaps,\n8,reject,\n9,approve,\n9,approve,\n`);
    const wrong = await runGrtAt(server, home, seat, 'registrations', 'apply', 'decisions.csv');
    expect(wrong.code).toBe(8);
    expect(wrong.err).toContain('line 2: decision must be approve, reject, or empty');
    expect(wrong.err).toContain('line 3: a rejection needs a reason in the notes column');
    expect(wrong.err).toContain('line 5: 9 has two decisions');
  });

  it('prints the results as one JSON array and the refusals as JSON lines', async () => {
    const [first] = pending.map(({ id }) => id);
    const { code, out, err } = await grt('approve', String(first), '9999', '--json', 'id,status');
    expect(code).toBe(3);
    expect(JSON.parse(out)).toEqual([{ id: first, status: 'approved' }]);
    expect(JSON.parse(err)).toMatchObject({ id: 9999, success: false, code: 'not_found', status: 404, exit_code: 6 });
  });

  it('does not prompt in a pipe for the reason of a rejection', async () => {
    const [first] = pending.map(({ id }) => String(id));
    expect(await grt('reject', first ?? '')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Missing: --reason') as string,
    });
    const seat = { as: 'reviewer', columns: 80, answers: ['No website.'] };
    expect(await runGrtAs(server, seat, 'registrations', 'reject', first ?? '')).toMatchObject({ code: 0 });
    expect((await grt('show', first ?? '', '--json', 'admin_notes')).out).toBe('{"admin_notes":"No website."}\n');
  });

  it('shows one application line by line', async () => {
    const { code, out } = await grt('show', String(pending[0]?.id));
    expect(code).toBe(0);
    expect(out).toContain(`Company\t${pending[0]?.company_name ?? ''}\n`);
    expect(await grt('show', '9999')).toMatchObject({ code: 6, out: '' });
  });
});
