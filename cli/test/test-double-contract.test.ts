import { createGrt, type Grt } from '@grt/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type GrtTestServer, type Fault } from '@grt/mock-server/test-double';

vi.setConfig({ testTimeout: 120_000 }); // It starts processes.

const form = { dmca_compliance_url: 'https://a.example/dmca', content_removal_email: 'removal@a.example' };

describe('a request to a test server', () => {
  let server: GrtTestServer;
  const as = async (person: string): Promise<Grt> => createGrt(await server.as(person));
  const ask = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const reply = await fetch(`${server.url}/api${path}`, { headers, method });
    return { status: reply.status, applied: reply.headers.get('preference-applied'), text: await reply.text() };
  };
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());

  it('gets the example that it names, without signing in and without anything being done', async () => {
    const changed = await ask('/domains/7/bidding/update', { Prefer: 'example="changed_meanwhile"' }, 'POST');
    expect([changed.status, changed.applied]).toEqual([409, 'example="changed_meanwhile"']);
    expect(JSON.parse(changed.text)).toMatchObject({ success: false, message: expect.stringContaining('changed') });
    const list = await ask('/domains', { Prefer: 'code=200' });
    expect([list.status, list.applied]).toEqual([200, 'example="200"']);
    expect(JSON.parse(list.text)).toMatchObject({ success: true });
    expect((await ask('/domains/7/bidding/update', { Prefer: 'code=409, example=not_approved' }, 'POST')).status).toBe(
      409,
    );
    server.journal.expectCalled('bidding.update', { status: 409, times: 2 });
  });

  it('is told the names of the examples when there is none as it wants', async () => {
    const refused = await ask('/domains/7/bidding/update', { Prefer: 'code=422, example=not_approved' }, 'POST');
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.text)).toMatchObject({
      success: false,
      message: expect.stringMatching(
        /^The contract has no example of bidding\.update named not_approved with the status 422\. It has: 200, .*not_approved \(409\), changed_meanwhile \(409\)/,
      ),
    });
    expect((await ask('/nowhere', { Prefer: 'example=any' })).status).toBe(404);
  });

  it('happens at the time that it names, and no other request does', async () => {
    const acme = await server.as('acme');
    const headers = { Authorization: `Bearer ${acme.tokenStore.read()?.token ?? ''}` };
    expect((await ask('/domains', { ...headers, 'Grt-Test-Time': '30m' })).status).toBe(200);
    expect((await ask('/domains', { ...headers, 'Grt-Test-Time': '2027-12-01T00:00:00Z' })).status).toBe(401);
    expect((await ask('/domains', headers)).status).toBe(200);
    const times = server.journal.entries('domains.list').map(({ at }) => at);
    expect(times).toEqual(['2026-11-20T10:30:00.000Z', '2027-12-01T00:00:00.000Z', '2026-11-20T10:00:00.000Z']);
    const { created_at: createdAt } = await createGrt(acme).domains.create(
      { domain_name: 'later.example', ...form },
      { headers: { 'Grt-Test-Time': '20m' } },
    );
    expect(new Date(createdAt ?? 0).toISOString()).toBe('2026-11-20T10:20:00.000Z');
    const refused = await ask('/domains', { ...headers, 'Grt-Test-Time': 'soon' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('not a time in ISO 8601')]);
  });

  it('meets a chaos profile by the seed, until the faults are cleared', async () => {
    const statuses = async () => {
      const seen: number[] = [];
      for (let call = 0; call < 20; call += 1) seen.push((await ask('/health', {})).status);
      return seen;
    };
    server.faults.chaos('busy');
    const busy = await statuses();
    expect(new Set(busy)).toEqual(new Set([200, 429, 503]));
    server.faults.clear();
    expect(new Set(await statuses())).toEqual(new Set([200]));
    expect(() => server.faults.chaos('wild' as 'flaky')).toThrow(
      'There is no chaos profile wild. There are: flaky, slow, busy, outage',
    );
    await using other = await startTestServer({ chaos: 'outage' });
    await other.reset();
    expect((await fetch(`${other.url}/api/health`)).status).toBe(503);
  });

  it('takes from the faults that are left, which are listed', async () => {
    const twice: Fault = { operation: 'system.health', status: 500, times: 2 };
    server.faults.add(twice);
    server.faults.add({ delayMs: 1 });
    await ask('/health', {});
    expect(server.faults.list()).toEqual([{ ...twice, times: 1 }, { delayMs: 1 }]);
    await ask('/health', {});
    expect(server.faults.list()).toEqual([{ delayMs: 1 }]);
  });

  it('counts the fields of the contract that it has and gets', async () => {
    await (await as('acme')).domains.create({ domain_name: 'a.example', ...form });
    await (await as('admin')).registrations.list({ status: 'pending', per_page: 100 });
    const coverage = server.journal.coverage();
    const of = (name: string) => coverage.byOperation.find(({ operation }) => operation === name);
    expect(of('domains.create')?.requestFields.met).toEqual(['domain_name', ...Object.keys(form)]);
    expect(of('registrations.list')?.requestFields.met).toEqual(['per_page', 'status']);
    expect(of('registrations.list')?.replyFields.met).toEqual(
      expect.arrayContaining(['200 data[].id', '200 meta.total', '200 success']),
    );
    expect(coverage.requestFields.missing).toContain('registrations.list search');
    expect(coverage.requestFields.met).toBeLessThan(coverage.requestFields.all);
    expect(() => coverage.require({ requestFields: 0.9, replyFields: 0.9 })).toThrow(
      /of \d+ request fields, \d+%, instead of 90%[^]*of \d+ reply fields, \d+%, instead of 90%[^]* {2}clientFeeds\.list 200 data\[\]\.created_at/,
    );
    expect(coverage.text()).toMatch(/^domains\.create +\d+ +201 \(not 400 .*\) +3 of \d+ +\d+ of \d+$/m);
    expect(coverage.html()).toContain('<summary>domains.create <span>');
    expect(JSON.parse(JSON.stringify(coverage))).toMatchObject({ operations: { called: coverage.operations.called } });
  });
});
