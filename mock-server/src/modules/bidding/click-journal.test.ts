import type { ClickEntry, HourlyDistribution, PacingStats } from '@grt/sdk/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnOldestServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import { createBookStore } from './books.store.ts';
import { addDomain } from './testing.ts';

describeOnOldestServer('the journal of clicks', (startServer) => {
  const start = closingAfterEach(startServer);
  let server: TestServer;
  let domain: { domainId: number; feedId: number };
  beforeEach(async () => {
    server = await start({ now: '2026-11-20T17:00:00.000Z', environment: { GRT_TRAFFIC: 'off' } });
    const { database } = server.platform;
    domain = await addDomain(database, new Date('2026-11-01T00:00:00Z'), { clientId: 1, bid: 0.25, budget: 0.5 });
  });

  const click = (visitor: number) =>
    createBookStore(server.platform.database).click({ ...domain, country: 'US', visitor, at: server.clock.now() });
  /** Two clicks are what the budget pays for. */
  const spendBudget = async () => [await click(1), await click(1), await click(2), await click(3)];
  const seen = async (path: string, options: { as?: string; json?: object } = {}) => {
    const token = await server.signIn(options.as ?? 'reviewer');
    return call(server, path, { token, ...(options.json ? { json: options.json } : {}) });
  };
  const entries = async (): Promise<ClickEntry[]> =>
    (await seen(`/domains/${String(domain.domainId)}/clicks`)).body.data;
  const correct = (id: number, reason = 'The visitor was a robot') =>
    seen(`/admin/clicks/${String(id)}/correct`, { json: { reason } });
  const spent = async () => {
    const pacing: PacingStats = (await seen(`/domains/${String(domain.domainId)}/pacing-stats`)).body.data;
    const path = `/domains/${String(domain.domainId)}/hourly-distribution`;
    const hours: HourlyDistribution[] = (await seen(path)).body.data;
    const { rows } = await server.platform.database
      .current()
      .execute<{ journal: number; ledger: number; revenue: number }>(
        sql`select (select sum(amount_micros) from click_entries)::float8 / 1e6 as journal,
        (select sum(spent_micros) from click_hours)::float8 / 1e6 as ledger,
        (select revenue_micros from clients where id = 1)::float8 / 1e6 as revenue`,
      );
    const byHour = hours.reduce((sum, { spend }) => sum + spend, 0);
    return { today: pacing.spend_today, clicks: pacing.clicks_today, byHour, canServe: pacing.can_serve, ...rows[0] };
  };

  it('has each charged click, latest first, and neither repeats nor those that were refused', async () => {
    expect(await spendBudget()).toEqual(['charged', 'repeat', 'charged', 'refused']);
    const all = await entries();
    expect(all.map(({ kind, amount, corrected_by: by }) => [kind, amount, by])).toEqual([
      ['click', 0.25, null],
      ['click', 0.25, null],
    ]);
    expect(await spent()).toEqual({
      today: 0.5,
      clicks: 2,
      byHour: 0.5,
      canServe: false,
      journal: 0.5,
      ledger: 0.5,
      revenue: 0.5,
    });
  });

  it('gets a correction, which all books follow, and the budget of its day pays for another click', async () => {
    await spendBudget();
    const [, first] = await entries();
    server.clock.advance(60_000);
    const { status, body } = await correct(first?.id ?? 0);
    expect([status, body.data]).toMatchObject([
      200,
      { kind: 'correction', corrects: first?.id, amount: -0.25, made_by: 'reviewer', clicked_at: first?.clicked_at },
    ]);
    expect((await entries()).map(({ corrected_by: by }) => by)).toEqual([null, null, Number(body.data['id'])]);
    expect(await spent()).toEqual({
      today: 0.25,
      clicks: 1,
      byHour: 0.25,
      canServe: true,
      journal: 0.25,
      ledger: 0.25,
      revenue: 0.25,
    });
    const audit = (await seen('/admin/audit?action=bidding.correctClick')).body.data;
    expect(audit).toMatchObject([{ actor: 'reviewer', after: { reason: 'The visitor was a robot' } }]);
    expect([await click(1), await click(4)]).toEqual(['repeat', 'charged']);
  });

  it('gets one correction for each click, however many ask for it at the same time', async () => {
    await spendBudget();
    server.clock.advance(60_000);
    const [latest] = await entries();
    const replies = await Promise.all([1, 2, 3].map(() => correct(latest?.id ?? 0)));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const refused = await correct(latest?.id ?? 0);
    expect([refused.status, refused.body['code'], refused.body.message]).toEqual([
      409,
      'already_decided',
      'This click was already corrected by reviewer on November 20, 2026 at 17:01 UTC.',
    ]);
    const [correction] = await entries();
    expect((await correct(correction?.id ?? 0)).body.message).toBe(
      'This entry is a correction itself. Please choose a click.',
    );
  });

  it('books a correction on the day of the click, even weeks later', async () => {
    const correctLatest = async () => correct((await entries())[0]?.id ?? 0);
    await spendBudget();
    await correctLatest();
    expect([await click(1), await click(4)]).toEqual(['repeat', 'charged']);
    await correctLatest();
    const today = await spent();
    server.clock.advance(20 * 86_400_000);
    const left = (await entries()).find(({ kind, corrected_by: by }) => kind === 'click' && by === null);
    expect((await correct(left?.id ?? 0)).status).toBe(200);
    expect(await spent()).toEqual({
      today: 0,
      clicks: 0,
      byHour: 0,
      canServe: true,
      journal: 0,
      ledger: 0,
      revenue: 0,
    });
    expect(today.today).toBe(0.25);
    const { rows } = await server.platform.database
      .current()
      .execute(
        sql`select spent_micros::integer as spent, clicks, repeats from bidding_days where domain_id = ${domain.domainId}`,
      );
    expect(rows).toEqual([{ spent: 0, clicks: 0, repeats: 5 }]);
  });

  it('is for administrators, and needs a reason', async () => {
    await spendBudget();
    const [entry] = await entries();
    const id = String(entry?.id);
    expect((await seen(`/domains/${String(domain.domainId)}/clicks`, { as: 'acme' })).status).toBe(403);
    expect((await seen(`/admin/clicks/${id}/correct`, { as: 'acme', json: { reason: 'No' } })).status).toBe(403);
    expect((await correct(Number(id), ' ')).status).toBe(422);
    expect((await correct(999_999)).status).toBe(404);
  });

  it('cannot be changed afterward, whoever tries', async () => {
    await spendBudget();
    const queries = server.platform.database.current();
    const only = 'Entries of click_entries are only ever added';
    const cause = async (statement: ReturnType<typeof sql>) =>
      queries.execute(statement).then(
        () => 'done',
        (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause.message : ''),
      );
    expect(await cause(sql`update click_entries set amount_micros = 0`)).toBe(only);
    expect(await cause(sql`delete from click_entries`)).toBe(only);
  });
});
