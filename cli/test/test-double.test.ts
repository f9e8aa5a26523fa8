import { BadReplyError, createGrt, NetworkError, RateLimitedError, ServerError, type Grt } from '@grt/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test as base, vi } from 'vitest';
import { grtServer, startTestServer, type GrtTestServer } from '@grt/mock-server/test-double';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const form = { dmca_compliance_url: 'https://a.example/dmca', content_removal_email: 'removal@a.example' };

describe('a test server', () => {
  let server: GrtTestServer;
  let admin: Grt;
  const as = async (person: string, options = {}) => createGrt({ ...(await server.as(person)), ...options });
  const add = async (name: string) => (await as('acme')).domains.create({ domain_name: name, ...form });
  const names = async () => (await (await as('acme')).domains.list()).data.map((domain) => domain.domain_name);
  beforeAll(async () => {
    server = await startTestServer({ seed: 'one' });
  });
  beforeEach(async () => {
    server.clock.freeze(); // A reset sets the time, but does not stop the clock.
    await server.reset();
    admin = await as('admin', { retries: 0 });
  });
  afterAll(() => server.close());

  it('signs in anybody, writes mail, and forgets all of it', async () => {
    const { id } = await add('a.example');
    await (await as('reviewer')).domains.approve({ id });
    expect((await server.latestMail('alex@acme.example')).subject).toContain('a.example was approved');
    await expect(server.as('nobody')).rejects.toThrow('There is no account nobody');
    await server.reset();
    expect(await names()).toEqual([]);
    expect((await add('b.example')).id).toBe(id);
    expect(server.journal.entries('domains.approve')).toEqual([]);
  });

  it('goes back to any state that was kept, with its time', async () => {
    await add('a.example');
    await server.snapshot('one domain');
    await server.clock.advance('1d');
    await add('b.example');
    await server.snapshot('two');
    await server.restore('one domain');
    expect([await names(), server.clock.now().toISOString()]).toEqual([['a.example'], '2026-11-20T10:00:00.000Z']);
    await server.restore('two');
    expect([(await names()).length, server.clock.now().toISOString()]).toEqual([2, '2026-11-21T10:00:00.000Z']);
    await expect(server.restore('three')).rejects.toThrow('There is no snapshot three. There are: one domain, two');
  });

  it('has data of its own beside another one', async () => {
    await add('a.example');
    await using other = await startTestServer({ seed: 'one' });
    expect((await createGrt(await other.as('acme')).domains.list()).data).toEqual([]);
  });

  it('answers with the same ids, tokens, and times for the same seed, also in a scenario of your own, and with other tokens for another', async () => {
    const scenario = {
      name: 'approved domain',
      from: 'people' as const,
      steps: [
        { as: 'acme', call: 'domains.create', with: { domain_name: 'own.example', ...form }, keep: 'domain' },
        { advance: '2h' },
        { as: 'reviewer', call: 'domains.approve', with: { id: '$domain.id' } },
      ],
    };
    const run = async (seed: string) => {
      // Jobs that start by themselves end sooner or later than the next call.
      await using one = await startTestServer({ seed, scenario, jobs: 'by hand' });
      const acme = await one.as('acme');
      const reviewer = createGrt(await one.as('reviewer'));
      const { data: domains } = await createGrt(acme).domains.list();
      const { id } = await createGrt(acme).domains.create({ domain_name: 'a.example', ...form });
      await one.runJobs();
      await reviewer.domains.approve({ id });
      const [applicant] = (await reviewer.registrations.list({ status: 'pending' })).data;
      await reviewer.registrations.approve({ id: applicant?.id ?? 0 });
      await one.clock.advance('3h');
      const replies = one.journal.entries().map(({ operation, at, replyBody }) => [operation, at, replyBody]);
      const mails = (await one.mails()).map((mail) => JSON.stringify(mail).replaceAll(one.url, ''));
      return { token: acme.tokenStore.read(), domains, replies, mails };
    };
    const first = await run('two');
    expect(first.domains).toMatchObject([{ domain_name: 'own.example', status: 'approved' }]);
    expect(await run('two')).toEqual(first);
    expect((await run('three')).token?.token).not.toBe(first.token?.token);
  });

  it('lets time stand still, pass, and run what is due', async () => {
    expect((await server.clock.advance('90m')).toISOString()).toBe('2026-11-20T11:30:00.000Z');
    expect(server.clock.freeze('2027-01-01T00:00:00Z')).toEqual(server.clock.now());
    const before = server.clock.pass().getTime();
    expect(server.clock.now().getTime()).toBeGreaterThanOrEqual(before);
    await expect(server.clock.advance('soon')).rejects.toThrow('Not a span of 0 or more: soon');
    await expect(server.clock.advance(-1)).rejects.toThrow('Not a span');
  });

  it('refuses, delays, cuts, and spoils what a fault names, as often as it says', async () => {
    const { faults } = server;
    const list = () => admin.registrations.list();
    faults.add({ operation: 'registrations.list', status: 429, retryAfter: 7, times: 1 });
    await expect(list()).rejects.toSatisfy((error) => error instanceof RateLimitedError && error.retryAfterMs === 7000);
    faults.add({ operation: 'registrations.list', cut: 'before', times: 1 });
    await expect(list()).rejects.toBeInstanceOf(NetworkError);
    faults.add({ operation: 'registrations.list', malformed: true, times: 1 });
    await expect(list()).rejects.toBeInstanceOf(BadReplyError);
    faults.add({ operation: 'registrations.list', slowBodyMs: 60, delayMs: 60, times: 1 });
    const startMs = performance.now();
    expect((await list()).data.length).toBeGreaterThan(0);
    expect(performance.now() - startMs).toBeGreaterThan(115);
    faults.add({ status: 500, probability: 0 });
    expect((await list()).meta.page).toBe(1);
    expect(() => faults.add({ operation: 'registrations.lost' })).toThrow(
      'The contract has no operation registrations.lost',
    );
  });

  it('does what was asked before it cuts the reply', async () => {
    server.faults.add({ operation: 'domains.create', cut: 'after', times: 1 });
    const acme = await as('acme', { retries: 0 });
    await expect(acme.domains.create({ domain_name: 'a.example', ...form })).rejects.toBeInstanceOf(NetworkError);
    expect(await names()).toEqual(['a.example']);
    server.journal.expectCalled('domains.create', { status: 0, input: { domain_name: 'a.example' }, times: 1 });
  });

  it('lets a single request choose its refusal', async () => {
    const ask = (prefer: string) => fetch(`${server.url}/api/health`, { headers: { Prefer: prefer } });
    const refused = await ask('code=503, delay=5');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({ success: false, code: 'unavailable' });
    expect((await ask('respond-async')).status).toBe(200);
  });

  it('tells what was called, and what was called instead', async () => {
    await admin.registrations.list({ status: 'pending', per_page: 5 });
    const { journal } = server;
    journal.expectCalled('registrations.list', { status: 200, input: { status: 'pending', per_page: 5 }, times: 1 });
    expect(() => journal.expectCalled('registrations.list', { input: { status: 'approved' } })).toThrow(
      'and so it was never.\nIt was called with\n  200 {"status":"pending","per_page":"5"}',
    );
    expect(() => journal.expectCalled('domains.create')).toThrow(
      'It was not called at all; these were: registrations.list',
    );
    expect(JSON.stringify(journal.har())).not.toContain('Bearer');
    expect(journal.har()).toMatchObject({ log: { version: '1.2', entries: [{ response: { status: 200 } }] } });
  });

  it('knows which operations and statuses of the contract were met', async () => {
    await admin.registrations.list();
    const coverage = server.journal.coverage();
    expect(coverage.operations.missing).not.toContain('registrations.list');
    expect(coverage.statuses.missing).toContain('registrations.list 403');
    expect(coverage.text()).toMatch(
      /^\d+ of \d+ operations, \d+%\n\d+ of \d+ statuses, \d+%\n\d+ of \d+ request fields, \d+%\n\d+ of \d+ reply fields, \d+%\n\n/,
    );
    coverage.require({ operations: 0.001 });
    expect(() => coverage.require({ operations: 1 })).toThrow(/instead of 100%\. Missing:\n {2}\w+\.\w+/);
  });

  it('is not left with what a failed request began', async () => {
    await expect(admin.domains.approve({ id: 99 })).rejects.toBeInstanceOf(ServerError);
    server.journal.expectCalled('domains.approve', { status: 404, input: { id: 99 } });
  });
});

describe('a scenario', () => {
  const checks: Readonly<Record<string, (grt: (person: string) => Promise<Grt>) => Promise<unknown>>> = {
    'client with rejected domain': async (as) =>
      (await (await as('acme')).domains.list()).data.map(({ status }) => status),
    'feed on hold': async (as) =>
      (await (await as('acme')).clientFeeds.listImports({ id: 1 })).data.map(({ state }) => state),
    'budget spent': async (as) => {
      const { data } = await (await as('acme')).bidding.show({ id: 1 });
      return [data.daily_budget, data.current_spend];
    },
    '10,000 pending registrations': async (as) =>
      (await (await as('admin')).registrations.list({ search: 'seeded' })).meta.total,
  };
  const expected: Readonly<Record<string, unknown>> = {
    'client with rejected domain': ['rejected'],
    'feed on hold': ['held'],
    'budget spent': [1, 1],
    '10,000 pending registrations': 10_000,
  };

  it.each(Object.keys(checks))('%s is what its name says', async (scenario) => {
    await using server = await startTestServer({ scenario });
    expect(await checks[scenario]?.(async (person) => createGrt(await server.as(person)))).toEqual(expected[scenario]);
  });

  it('empty has nobody', async () => {
    await using server = await startTestServer({ scenario: 'empty' });
    await expect(server.as('admin')).rejects.toThrow('There is no account admin');
  });

  it('that does not exist is refused with those that do', async () => {
    await expect(startTestServer({ scenario: 'a scenario' })).rejects.toThrow(
      'There are: empty, people, demo, client with rejected domain',
    );
  });
});

describe('the fixture', () => {
  const test = base.extend({ grt: grtServer({ scenario: 'people' }) });

  test('a new domain waits for review', async ({ grt }) => {
    const acme = createGrt(await grt.as('acme'));
    expect(await acme.domains.create({ domain_name: 'a.example', ...form })).toMatchObject({ status: 'pending' });
  });

  test('has nothing of the test before', async ({ grt }) => {
    expect((await createGrt(await grt.as('acme')).domains.list()).data).toEqual([]);
  });
});

it('is refused in production', async () => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await expect(startTestServer()).rejects.toThrow('refused with NODE_ENV=production');
  } finally {
    process.env['NODE_ENV'] = before;
  }
});
