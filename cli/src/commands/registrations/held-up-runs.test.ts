import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestServer, seedPendingApplications, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs, runGrtAt } from '../../testing/run-grt.ts';

interface Stopped {
  readonly settled?: number;
  readonly unknown?: readonly number[];
}

const urlOf = (input: string | URL | Request): string => (input instanceof Request ? input.url : input.toString());

describe('a run over many applications', () => {
  let server: TestServer;
  let home: string;
  beforeAll(async () => {
    server = await createTestServer();
    home = await mkdtemp(join(tmpdir(), 'grt-home-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(home, { recursive: true, force: true });
  });

  let seeded = 0;
  /** Applications with no decision yet. */
  const seed = async (count: number): Promise<readonly number[]> => {
    const from = seeded + 1;
    seeded += count;
    return seedPendingApplications(server, { count, from });
  };

  it('waits as a whole when the server asks to, and continues', async () => {
    let refusals = 3;
    const fetch: typeof server.fetch = (input, init) => {
      if (!urlOf(input).includes('/decide') || refusals === 0) return server.fetch(input, init);
      refusals -= 1;
      const body = JSON.stringify({ success: false, message: 'Too many requests.', code: 'too_many_requests' });
      return Promise.resolve(
        new Response(body, { status: 429, headers: { 'retry-after': '7', 'content-type': 'application/json' } }),
      );
    };
    const before = server.clock.now().getTime();
    const ids = (await seed(3)).map(String);
    const seen = await runGrtAs({ ...server, fetch }, { as: 'reviewer' }, 'registrations', 'approve', ...ids);
    expect(seen).toMatchObject({ code: 0, err: '3 done, 0 refused\n' });
    expect(server.clock.now().getTime() - before).toBeGreaterThanOrEqual(7000);
  });

  it('resumes an unfinished run: nothing is done twice, and nothing is skipped', async () => {
    const ids = await seed(230);
    let answers = 0;
    const fetch: typeof server.fetch = async (input, init) => {
      if (!urlOf(input).includes('/decide')) return server.fetch(input, init);
      const reply = await server.fetch(input, init);
      answers += 1;
      // Done, but without a reply: the worst case.
      if (answers > 1) throw new TypeError('fetch failed');
      return reply;
    };
    const broken = { ...server, fetch };
    const seat = { as: 'reviewer' };
    const left = await runGrtAt(broken, home, seat, 'registrations', 'approve', ...ids.map(String), '--notes', 'Batch');
    expect(left.code).toBe(1);
    const stopped =
      /Stopped after 100 of 230 applications\. [\d, ]+ and 80 more may or may not have completed\.\nContinue with: grt (registrations approve --resume [\da-f]{8})\n/;
    expect(left.err).toMatch(stopped);
    const other = await runGrtAt(server, home, seat, 'registrations', 'reject', '--resume');
    expect(other).toMatchObject({
      code: 6,
      err: expect.stringContaining('No unfinished run of grt registrations reject') as string,
    });
    const goOn = stopped.exec(left.err)?.[1]?.split(' ') ?? [];
    const resumed = await runGrtAt(server, home, seat, ...goOn);
    expect(resumed).toMatchObject({ code: 0, err: '130 done, 0 refused\n' });
    expect((await runGrtAt(server, home, seat, ...goOn)).code).toBe(6);
    const { rows } = await server.platform.database.pool.query<{ count: number; notes: number }>(
      `select count(*)::int as count, count(distinct client_id)::int as notes from registrations
       where id = any($1) and status = 'approved' and admin_notes = 'Batch'`,
      [ids],
    );
    expect(rows).toEqual([{ count: 230, notes: 230 }]);
  });

  it('sends a call that broke off in the middle under a second key, and no one is decided on twice', async () => {
    const ids = await seed(120);
    const keys: (string | null)[] = [];
    const fetch: typeof server.fetch = async (input, init) => {
      if (!urlOf(input).includes('/decide')) return server.fetch(input, init);
      const key = new Headers(init?.headers).get('idempotency-key');
      keys.push(key);
      if (key !== keys[0]) return server.fetch(input, init);
      // A server that died after the first 40: its key answers only that the outcome is unknown.
      const sent = typeof init?.body === 'string' ? init.body : '';
      const { decisions } = JSON.parse(sent) as { readonly decisions: readonly unknown[] };
      await server.fetch(input, { ...init, body: JSON.stringify({ decisions: decisions.slice(0, 40) }) });
      const body = JSON.stringify({ success: false, message: 'We could not confirm it.', code: 'outcome_unknown' });
      return new Response(body, { status: 504, headers: { 'content-type': 'application/json' } });
    };
    const seat = { as: 'reviewer' };
    const seen = await runGrtAs({ ...server, fetch }, seat, 'registrations', 'approve', ...ids.map(String));
    expect(seen.code).toBe(0);
    expect(seen.err).toMatch(/80 done, 40 unchanged, 0 refused\n$/);
    expect(new Set(keys).size).toBe(3);
    const { rows } = await server.platform.database.pool.query<{ clients: number; mails: number }>(
      `with mine as (select company_name, email from registrations where id = any($1))
       select (select count(*)::int from clients where company_name in (select company_name from mine)) as clients,
         (select count(*)::int from outbox where recipient in (select email from mine)) as mails`,
      [ids],
    );
    expect(rows).toEqual([{ clients: 120, mails: 120 }]);
  });

  it('goes on where no journal can be kept, says so once, and offers no resume that would fail', async () => {
    await writeFile(join(home, 'a-file'), '');
    const env = { XDG_STATE_HOME: join(home, 'a-file') };
    const ids = (await seed(3)).map(String);
    const done = await runGrtAs(server, { as: 'reviewer', env }, 'registrations', 'approve', ...ids);
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('approved') as string });
    expect(done.err).toMatch(
      /^If this run is interrupted, it cannot be resumed: ENOTDIR: .*\. Set XDG_STATE_HOME\.\n3 done, 0 refused\n$/,
    );
    const refused = await runGrtAs(server, { as: 'acme', env }, 'registrations', 'approve', ...ids);
    expect(refused.err).toContain('Run it again: items that are already done count as unchanged.');
    expect(refused.err).not.toContain('--resume');
  });

  it('says that decisions are made when their output cannot be printed', async () => {
    const ids = (await seed(2)).map(String);
    const said = 'Only the result cannot be printed: the changes that the command made remain.';
    for (const some of [ids, ids.slice(0, 1)]) {
      const approve = ['registrations', some === ids ? 'approve' : 'show', ...some, '--jq', '.[0] | .id | keys'];
      const { code, err } = await runGrtAs(server, { as: 'reviewer' }, ...approve);
      expect({ code, isSaid: err.includes(said) }).toEqual({ code: 2, isSaid: some === ids });
    }
  });

  it('does not let clients decide, and stops immediately', async () => {
    const ids = (await seed(3)).map(String);
    const { code, out, err } = await runGrtAs(
      server,
      { as: 'acme' },
      'registrations',
      'reject',
      '--reason',
      'No.',
      ...ids,
    );
    expect({ code, out }).toEqual({ code: 5, out: '' });
    expect(err).toMatch(
      /^Stopped after 0 of 3 applications\.\nContinue with: grt registrations reject --resume \w+\nerror: /,
    );
  });

  it('reports what was sent when it is interrupted, and exits 130', async () => {
    const interruption = new AbortController();
    const ids = (await seed(3)).map(String);
    const fetch: typeof server.fetch = async (input, init) => {
      const reply = await server.fetch(input, init);
      if (urlOf(input).includes('/decide')) interruption.abort();
      return reply;
    };
    const { code, err } = await runGrtAs(
      { ...server, fetch },
      { as: 'reviewer', signal: interruption.signal },
      'registrations',
      'approve',
      ...ids,
      '--concurrency',
      '1',
      '--json',
    );
    expect(code).toBe(130);
    const [stopped, error] = err
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Stopped);
    expect(stopped).toMatchObject({
      stopped: true,
      of: 3,
      resume: expect.stringMatching(/^grt registrations approve --resume/) as string,
    });
    const { settled = 0, unknown = [] } = stopped ?? {};
    expect(settled + unknown.length).toBe(3);
    expect(error).toMatchObject({ code: 'interrupted', exit_code: 130 });
  });
});
