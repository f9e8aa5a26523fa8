import { beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Domain } from '@grt/sdk/contract';
import { biddingDays } from '../../tables/bidding.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import type { TestServer } from '../../testing.ts';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';

const dayMs = 86_400_000;

describeOnServer('the domains of a client', (start) => {
  let server: TestServer;
  let acme: string;
  const ids: number[] = [];

  beforeAll(async () => {
    server = await start();
    acme = await server.signIn('acme');
    const reviewer = await server.signIn('reviewer');
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      const json = {
        domain_name: `${name}.example`,
        dmca_compliance_url: 'https://a.example/dmca',
        content_removal_email: 'removal@a.example',
      };
      const { body } = await call(server, '/domains', { token: acme, json });
      const added: Domain = body.data;
      ids.push(added.id);
    }
    const review = (id: number | undefined, verb: string, json: object) =>
      call(server, `/admin/domains/${String(id)}/${verb}`, { token: reviewer, json });
    for (const id of ids.slice(0, 3)) await review(id, 'approve', {});
    await review(ids[3], 'reject', { admin_notes: 'No such site.' });
    await state(ids[0], { bidMicros: 100_000, budgetMicros: 9_000_000, biddingStatus: 'active' });
    await state(ids[1], { bidMicros: 100_000, budgetMicros: 10_000_000, biddingStatus: 'paused' });
    await state(ids[2], { bidMicros: 0, budgetMicros: 8_000_000, biddingStatus: 'active' });
    const nowMs = server.clock.now().getTime();
    await spend(ids[0], nowMs - 1.5 * dayMs, 30_000_000);
    await spend(ids[0], nowMs - dayMs / 2, 1_000_000);
    await spend(ids[1], nowMs - dayMs / 2, 3_000_000);
    await spend(ids[2], nowMs - dayMs / 2, 2_000_000);
  });

  const state = async (id: number | undefined, values: Partial<typeof domains.$inferInsert>) =>
    await server.platform.database
      .current()
      .update(domains)
      .set(values)
      .where(eq(domains.id, id ?? 0));

  const spend = async (domainId: number | undefined, startMs: number, spentMicros: number) =>
    await server.platform.database
      .current()
      .insert(biddingDays)
      .values({
        domainId: domainId ?? 0,
        dayStart: new Date(startMs),
        dayEnd: new Date(startMs + dayMs),
        timezone: 'Europe/London',
        spentMicros,
        clicks: 1,
        repeats: 0,
        peakBudgetMicros: 50_000_000,
        opportunities: 1,
        servableOpportunities: 1,
        advancedTo: new Date(startMs),
      });

  it('are counted, with those that bid: with a bid and a budget, and not paused', async () => {
    const { status, body } = await call(server, '/domains/totals', { token: acme });
    expect([status, body.data]).toEqual([200, { total: 5, pending: 1, approved: 3, rejected: 1, active_bidding: 1 }]);
    const other = await call(server, '/domains/totals', { token: await server.signIn('globex') });
    expect(other.body.data).toEqual({ total: 0, pending: 0, approved: 0, rejected: 0, active_bidding: 0 });
  });

  it('are sorted by what they have spent today, not on other days, and by budget', async () => {
    const names = async (query: string) => {
      const { body } = await call(server, `/domains?${query}`, { token: acme });
      const found: Domain[] = body.data;
      return found.map(({ domain_name }) => domain_name[0]).join('');
    };
    expect((await names('sort=current_spend')).slice(0, 3)).toBe('bca');
    expect((await names('sort=current_spend&order=asc')).slice(2)).toBe('acb');
    expect((await names('sort=daily_budget')).slice(0, 3)).toBe('bac');
    expect((await names('sort=daily_budget&page=2&per_page=2')).slice(0, 1)).toBe('c');
  });

  it('tell what the approved ones spent on each of the last days, if asked to', async () => {
    const shown = async (query: string) => {
      const { body } = await call(server, `/domains?sort=domain_name&order=asc${query}`, { token: acme });
      const found: Domain[] = body.data;
      return found.map(({ trend }) => trend?.map(({ spend: dollars, clicks }) => [dollars, clicks]));
    };
    expect(await shown('')).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(await shown('&trend_days=3')).toEqual([
      [
        [0, 0],
        [30, 1],
        [1, 1],
      ],
      [
        [0, 0],
        [0, 0],
        [3, 1],
      ],
      [
        [0, 0],
        [0, 0],
        [2, 1],
      ],
      undefined,
      undefined,
    ]);
    for (const days of ['1', '32'])
      expect((await call(server, `/domains?trend_days=${days}`, { token: acme })).status).toBe(422);
  });
});
