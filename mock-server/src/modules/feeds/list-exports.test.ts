import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { domains } from '../../tables/domains.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { call } from '../../testing/api-calls.ts';
import { fill, type Sizes } from '../../testing/full-platform.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';

const none: Sizes = { registrations: 0, clients: 0, domains: 0, feeds: 0, items: 0 };

/** Ids of filled rows start here: acme and globex are clients 1 and 2. */
const first = 101;

describeOnServer('the exports of domains and feeds', (start) => {
  let server: TestServer;
  let reviewer: string;
  let acme: string;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off', GRT_VALIDATE_REPLIES: '0' } });
    reviewer = await server.signIn('reviewer');
    acme = await server.signIn('acme');
    const { database } = server.platform;
    await fill(database, none, { ...none, clients: 501, domains: 501, feeds: 501 });
    const ownDomain = { clientId: 1, domainName: 'own.example', adminNotes: '=1+1' };
    await database.current().update(domains).set(ownDomain).where(eq(domains.id, first));
    const ownFeed = { clientId: 1, domainId: first, feedName: '=1+1' };
    await database.current().update(feeds).set(ownFeed).where(eq(feeds.id, first));
  });

  const get = async (path: string, token: string) =>
    server.fetch(server.baseUrl + path, { headers: { Authorization: `Bearer ${token}` } });
  const csv = async (path: string, token = reviewer) => {
    const response = await get(path, token);
    const name = response.headers.get('content-disposition') ?? '';
    return { status: response.status, name, lines: (await response.text()).trim().split('\r\n') };
  };
  const page = async (path: string) => {
    const { body } = await call(server, path, { token: reviewer });
    return body as unknown as { readonly data: readonly { readonly id: number }[]; readonly meta: { total: number } };
  };

  it.each([
    ['domains', '/admin/domains', '?status=approved&search=bench&sort=company_name&order=desc'],
    ['feeds', '/admin/feeds', '?status=approved&search=feed&sort=feed_name&order=desc'],
  ])('have all %s, or all that the list finds with the same filter, beyond one batch', async (noun, list, filter) => {
    const all = await csv(`/${noun}/export`);
    expect([all.status, all.lines.length]).toEqual([200, 1 + (await page(`${list}?per_page=1`)).meta.total]);
    expect(all.name).toContain(`${noun}.csv`);
    const some = await csv(`/${noun}/export${filter}`);
    const { data, meta } = await page(`${list}${filter}&per_page=2`);
    expect(some.lines.length).toBe(1 + meta.total);
    expect(some.lines.length).toBeLessThan(all.lines.length);
    expect(some.lines.slice(1, 3).map((line) => Number(line.split(',')[0]))).toEqual(data.map(({ id }) => id));
  });

  it('are a client’s own, with formulas defused, and never another’s', async () => {
    const ownDomains = await csv('/domains/export', acme);
    expect(ownDomains.lines).toHaveLength(2);
    expect(ownDomains.lines[1]).toMatch(/^101,own\.example,.*,'=1\+1,/);
    const ownFeeds = await csv('/feeds/export', acme);
    expect(ownFeeds.lines).toHaveLength(2);
    expect(ownFeeds.lines[1]).toMatch(/^101,'=1\+1,/);
    expect((await get('/domains/export?client_id=2', acme)).status).toBe(403);
    expect((await get('/feeds/export?client_id=2', acme)).status).toBe(403);
  });

  it('are audited with their filter', async () => {
    await csv('/domains/export?status=rejected');
    await csv('/feeds/export?domain_id=101');
    const { body } = await call(server, '/admin/audit?search=.export&per_page=2', {
      token: await server.signIn('admin'),
    });
    expect(body.data).toMatchObject([
      { action: 'feeds.export', actor: 'reviewer', after: { domain_id: 101 } },
      { action: 'domains.export', actor: 'reviewer', after: { status: 'rejected' } },
    ]);
  });
});
