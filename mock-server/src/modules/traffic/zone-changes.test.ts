import type { BiddingSystemHealth, HourlyDistribution, PacingStats } from '@grt/sdk/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnOldestServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import { addDomain } from '../bidding/testing.ts';

describeOnOldestServer('an account that changes its timezone, over HTTP', (startServer) => {
  const start = closingAfterEach(startServer);
  let server: TestServer;
  let domainId: number;
  beforeEach(async () => {
    server = await start({ now: '2026-11-20T17:00:00.000Z' });
    const added = await addDomain(server.platform.database, new Date('2026-11-01T00:00:00Z'), {
      clientId: 1,
      bid: 0.1,
      budget: 20,
    });
    domainId = added.domainId;
  });

  const asAdmin = async <Data>(path: string, json?: object): Promise<Data> => {
    const token = await server.signIn('admin');
    const method = path.endsWith('/update') ? 'POST' : 'PUT';
    const options = json === undefined ? { token } : { token, method, json };
    const { status, body } = await call(server, path, options);
    expect([path, status, body.errors]).toEqual([path, 200, undefined]);
    return body.data;
  };
  const pacing = () => asAdmin<PacingStats>(`/domains/${String(domainId)}/pacing-stats`);
  const change = (timezone: string) => asAdmin('/admin/clients/1', { timezone });

  async function booksBalance(): Promise<void> {
    const { spend_today: today, clicks_today: clicks } = await pacing();
    const hours = await asAdmin<HourlyDistribution[]>(`/domains/${String(domainId)}/hourly-distribution`);
    expect(hours.reduce((sum, { spend }) => sum + Math.round(100 * spend), 0)).toBe(Math.round(100 * today));
    expect(hours.reduce((sum, hour) => sum + hour.clicks, 0)).toBe(clicks);
    const health = await asAdmin<BiddingSystemHealth>('/bidding/system-health');
    expect(health.ledger_mismatches).toBe(0);
  }

  it('has a shorter first day with its share of the budget, and spends no more in 24 hours, however often it changes', async () => {
    await change('Europe/Paris');
    await change('Europe/Paris');
    expect(await pacing()).not.toHaveProperty('budget_today');
    server.clock.set('2026-11-21T12:30:00.000Z'); // 18 hours, from midnight in New York to midnight in Paris
    const first = await pacing();
    expect([first.day_start, first.day_end]).toEqual(['2026-11-21T05:00:00.000Z', '2026-11-21T23:00:00.000Z']);
    expect(first.daily_budget).toBe(20);
    expect(first.budget_today).toBeGreaterThan(20 * 0.6);
    expect(first.budget_today).toBeLessThan(20 * 0.75);
    await change('Asia/Tokyo');
    await change('Asia/Tokyo');
    await booksBalance();
    server.clock.set('2026-11-21T22:59:30.000Z');
    const last = await pacing();
    expect(last.spend_today).toBeLessThanOrEqual(first.budget_today ?? 0);
    expect(last.spend_today).toBeGreaterThan(0.97 * (first.budget_today ?? 0));
    await booksBalance();

    server.clock.set('2026-11-22T01:00:00.000Z'); // the short first day in Tokyo: 23:00 to 15:00 UTC
    const { budget_today: before = 0, day_start: dayStart } = await pacing();
    expect(dayStart).toBe('2026-11-21T23:00:00.000Z');
    await asAdmin(`/domains/${String(domainId)}/bidding/update`, { daily_budget: 40, change_reason: 'More' });
    expect(Math.abs(((await pacing()).budget_today ?? 0) - 2 * before)).toBeLessThanOrEqual(0.02);
    await booksBalance();

    const zones = ['America/New_York', 'Asia/Tokyo', 'Europe/London', 'America/Los_Angeles', 'Europe/Paris'];
    for (const timezone of zones) {
      await change(timezone);
      const { day_end: dayEnd } = await pacing();
      server.clock.set(new Date(Date.parse(dayEnd) + 60_000).toISOString());
      await booksBalance();
    }
    const { rows } = await server.platform.database.current().execute<{ most: number }>(sql`
      select max(spent)::float8 / 1e6 as most from (
        select (select sum(spent_micros) from bidding_days part where part.domain_id = days.domain_id
          and part.day_start >= days.day_start and part.day_end <= days.day_start + interval '24 hours') as spent
        from bidding_days days where days.domain_id = ${domainId}) as spans`);
    expect(rows[0]?.most).toBeGreaterThan(30);
    expect(rows[0]?.most).toBeLessThanOrEqual(40);
  });

  it('cannot have two days that overlap, whatever writes them', async () => {
    const add = (dayStart: string, dayEnd: string) =>
      server.platform.database.current().execute(sql`insert into bidding_days
        (domain_id, day_start, day_end, timezone, spent_micros, clicks, repeats, peak_budget_micros, opportunities,
          servable_opportunities, advanced_to)
        values (${domainId}, ${dayStart}, ${dayEnd}, 'Europe/Paris', 0, 0, 0, 0, 0, 0, ${dayStart})`);
    await add('2030-01-01T00:00:00Z', '2030-01-02T00:00:00Z');
    await add('2030-01-02T00:00:00Z', '2030-01-03T00:00:00Z');
    const faults = ['2029-12-31T12:00:00Z', '2030-01-02T01:00:00Z', '2030-01-02T23:00:00Z'].map(async (dayStart) =>
      add(dayStart, new Date(Date.parse(dayStart) + 86_400_000).toISOString()),
    );
    for (const { status } of await Promise.allSettled(faults)) expect(status).toBe('rejected');
    await expect(add('2030-01-05T00:00:00Z', '2030-01-05T00:00:00Z')).rejects.toThrow('Failed query');
  });
});
