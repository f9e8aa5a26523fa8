import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runGrtAs, runGrtAt, type GrtRun } from '../../testing/run-grt.ts';

const application = {
  first_name: 'Dana',
  last_name: 'Reyes',
  email: 'dana@brightreel.example',
  phone: '+1 (212) 555-0142',
  company_name: 'Bright Reel',
  website: 'https://brightreel.example',
  company_description: 'Video reviews of outdoor gear.',
  job_title: 'Head of Growth',
  expected_traffic: '50k-100k',
  budget_range: '$5000-$10000',
  country: 'US',
  state: 'NY',
  timezone: 'America/New_York',
};

interface Listed {
  readonly id: number;
  readonly company_name: string;
}

describe('grt registrations', () => {
  let server: TestServer;
  let pending: readonly Listed[];
  beforeEach(async () => {
    server = await createTestServer();
    pending = JSON.parse((await grt('list', '--status', 'pending', '--json', 'id,company_name')).out) as Listed[];
  });
  afterEach(() => server.close());

  const grt = (...argv: readonly string[]): Promise<GrtRun> =>
    runGrtAs(server, { as: 'reviewer' }, 'registrations', ...argv);

  it('lists applications as rows in a pipe and as a table on a terminal', async () => {
    const [first] = pending;
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
    expect(shown.err).toMatch(/more columns?: widen the terminal, or use --json/);
  });

  it('stops at the limit, and says when there is nothing', async () => {
    expect((await grt('list', '--limit', '2', '--json', 'id')).out.trimEnd().split('\n')).toHaveLength(2);
    expect(await grt('list', '--search', 'no such company')).toEqual({
      code: 0,
      out: '',
      err: 'There are no such applications.\n',
    });
    expect(await grt('list', '--search', 'no such company', '--json')).toEqual({ code: 0, out: '[]\n', err: '' });
    expect(await grt('list', '--limit', '0')).toMatchObject({ code: 2 });
  });

  it('approves what a list pipes in, and mails each applicant', async () => {
    const { out } = await grt('list', '--status', 'pending', '--json', 'id,email');
    const approved = await runGrtAs(server, { as: 'reviewer', stdin: out }, 'registrations', 'approve', '--from', '-');
    expect(approved).toMatchObject({ code: 0, err: `${String(pending.length)} done, 0 refused\n` });
    expect(approved.out.trimEnd().split('\n')).toHaveLength(pending.length);
    const [first] = JSON.parse(out) as { email: string }[];
    expect((await server.latestMail(first?.email ?? '')).links).toHaveLength(1);
  });

  it('names the one decided on before, goes on, and exits 3', async () => {
    const [first, second] = pending.map(({ id }) => String(id));
    await grt('reject', first ?? '', '--reason', 'No website.');
    const { code, out, err } = await grt('approve', first ?? '', second ?? '');
    expect(code).toBe(3);
    expect(out).toMatch(new RegExp(`^${second ?? ''}\t[^\n]+\tapproved\n$`));
    expect(err).toMatch(new RegExp(`^${first ?? ''}: .*reject.* by reviewer .*\n1 done, 1 refused\n$`));
  });

  it('exits with the reason when nothing could be done: 7 decided before, 6 not there, 1 for several reasons', async () => {
    const [first] = pending.map(({ id }) => String(id));
    await grt('approve', first ?? '');
    expect((await grt('approve', first ?? '')).code).toBe(7);
    expect((await grt('approve', '999')).code).toBe(6);
    expect((await grt('approve', first ?? '', '999')).code).toBe(1);
  });

  it('prints the results as one JSON array and the refusals as JSON lines', async () => {
    const [first] = pending.map(({ id }) => id);
    const { code, out, err } = await grt('approve', String(first), '999', '--json', 'id,status');
    expect(code).toBe(3);
    expect(JSON.parse(out)).toEqual([{ id: first, status: 'approved' }]);
    expect(JSON.parse(err)).toMatchObject({ id: 999, success: false, code: 'not_found', status: 404, exit_code: 6 });
  });

  it('asks nobody in a pipe for the reason of a rejection', async () => {
    const [first] = pending.map(({ id }) => String(id));
    expect(await grt('reject', first ?? '')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--reason is missing') as string,
    });
    const seat = { as: 'reviewer', columns: 80, answers: ['No website.'] };
    expect(await runGrtAs(server, seat, 'registrations', 'reject', first ?? '')).toMatchObject({ code: 0 });
    expect((await grt('show', first ?? '', '--json', 'admin_notes')).out).toBe('{"admin_notes":"No website."}\n');
  });

  it('lets clients decide nothing, and stops at once', async () => {
    const ids = pending.map(({ id }) => String(id));
    const { code, out, err } = await runGrtAs(server, { as: 'acme' }, 'registrations', 'approve', ...ids);
    expect({ code, out }).toEqual({ code: 5, out: '' });
    expect(err).toContain(
      `Stopped after 0. ${ids[0] ?? ''} may or may not be done; not done: ${ids.slice(1).join(', ')}`,
    );
  });

  it('says what was done when it is interrupted, and exits 130', async () => {
    const interruption = new AbortController();
    const ids = pending.map(({ id }) => String(id));
    const fetch: typeof server.fetch = async (input, init) => {
      const reply = await server.fetch(input, init);
      interruption.abort();
      return reply;
    };
    const interrupted = { ...server, fetch, signIn: (name: string) => server.signIn(name) };
    const { code, err } = await runGrtAs(
      interrupted,
      { as: 'reviewer', signal: interruption.signal },
      'registrations',
      'approve',
      ...ids,
    );
    expect(code).toBe(130);
    expect(err).toMatch(/^Stopped after [01]\. \d+ may or may not be done; not done: .+\nerror: Interrupted\n$/);
  });

  it('shows one application line by line', async () => {
    const { code, out } = await grt('show', String(pending[0]?.id));
    expect(code).toBe(0);
    expect(out).toContain(`Company\t${pending[0]?.company_name ?? ''}\n`);
    expect(await grt('show', '999')).toMatchObject({ code: 6, out: '' });
  });
});

describe('grt registrations license', () => {
  let server: TestServer;
  let home: string;
  let id: string;
  beforeEach(async () => {
    server = await createTestServer();
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
    await writeFile(join(home, 'sent.pdf'), '%PDF-1.4\n%%EOF\n');
    const stdin = JSON.stringify(application);
    const sent = await runGrtAt(
      server,
      home,
      { stdin },
      'register',
      '--from',
      '-',
      '--license',
      'sent.pdf',
      '--json',
      'id',
    );
    id = String((JSON.parse(sent.out) as Listed).id);
  });
  afterEach(async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  const license = (...argv: readonly string[]): Promise<GrtRun> =>
    runGrtAt(server, home, { as: 'reviewer' }, 'registrations', 'license', ...argv);

  it('says that an application has none', async () => {
    const { out } = await runGrtAs(
      server,
      { as: 'reviewer' },
      'registrations',
      'list',
      '--json',
      'id,business_license_path',
    );
    const without = (JSON.parse(out) as { id: number; business_license_path: string | null }[]).find(
      (row) => row.business_license_path === null,
    );
    expect(await license(String(without?.id))).toMatchObject({
      code: 6,
      err: expect.stringContaining('Business license file not found') as string,
    });
  });

  it('saves it as a PDF, and replaces no file unless told to', async () => {
    expect(await license(id, '--output', 'license.pdf')).toMatchObject({
      code: 0,
      out: `${join(home, 'license.pdf')}\n`,
    });
    expect((await readFile(join(home, 'license.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
    await writeFile(join(home, 'license.pdf'), 'mine');
    expect(await license(id, '--output', 'license.pdf')).toMatchObject({ code: 7 });
    expect(await readFile(join(home, 'license.pdf'), 'utf8')).toBe('mine');
    expect(await license(id, '--output', 'license.pdf', '--force')).toMatchObject({ code: 0 });
    expect((await license(id, '--output', '-')).out.slice(0, 5)).toBe('%PDF-');
  });
});
