import type { BiddingChanges } from '@grt/sdk/contract';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createServices } from '../../services.ts';
import { domains } from '../../tables/domains.tables.ts';
import { webhookEvents } from '../../tables/webhooks.tables.ts';
import { call } from '../../testing/api-calls.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import { createBookStore } from './books.store.ts';
import { mailSpentBudgets } from './bidding.jobs.ts';
import { addDomain } from './testing.ts';

const approvedAt = new Date('2026-11-01T00:00:00Z');
const hourMs = 3_600_000;

describeOnServer('mails about budgets', (startServer) => {
  const start = closingAfterEach(startServer);
  /** A server where acme's domain has $1 a day and $0.10 a click, and only people visit. */
  async function open(wanted: boolean) {
    const server = await start({ environment: { GRT_TRAFFIC: 'off' } });
    const token = await server.signIn('acme');
    const notifications = { feed_reviewed: true, feed_failed: true, domain_reviewed: true, budget_exhausted: wanted };
    expect((await call(server, '/auth/profile', { token, method: 'PUT', json: { notifications } })).status).toBe(200);
    const { database } = server.platform;
    const added = await addDomain(database, approvedAt, { clientId: 1, bid: 0.1, budget: 1 });
    await database.current().update(domains).set({ domainName: 'spent.example' }).where(eq(domains.id, added.domainId));
    const services = createServices(server.platform);
    let visitor = 0;
    const click = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        visitor += 1;
        const at = server.clock.now();
        await createBookStore(database).click({ ...added, country: 'US', visitor, at });
      }
    };
    const change = async (changes: BiddingChanges) => {
      const path = `/domains/${String(added.domainId)}/bidding/update`;
      expect((await call(server, path, { token, json: changes })).status).toBe(200);
    };
    return { server, click, change, tell: () => mailSpentBudgets(services), token, ...added };
  }
  const subjects = async (server: TestServer) =>
    (await server.platform.mailer.list({}, { limit: 50, offset: 0 })).mails
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes('spent.example'));

  it('sends one mail at 80 % and one when all is spent, every day', async () => {
    const { server, click, tell } = await open(true);
    await click(7);
    expect(await tell()).toBe(0);
    await click(1);
    expect([await tell(), await tell()]).toEqual([1, 0]);
    await click(2);
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect(await subjects(server)).toEqual([
      'The daily budget for spent.example is spent',
      '80% of the daily budget for spent.example is spent',
    ]);
    const [mail] = (await server.platform.mailer.list({}, { limit: 1, offset: 0 })).mails;
    expect(mail?.text).toContain('spent.example has spent $1.00 of its daily budget of $1.00.');
    expect(mail?.text).toMatch(/\/client\/domains\/\d+\/bidding\n/);
    server.clock.advance(24 * hourMs);
    expect(await tell()).toBe(0);
    await click(10);
    expect([await tell(), await tell()]).toEqual([1, 0]); // both at once: only the one about all of it
    expect(await subjects(server)).toHaveLength(3);
  });

  const events = async ({ platform }: TestServer) => {
    const rows = await platform.database.current().select().from(webhookEvents).orderBy(asc(webhookEvents.place));
    return rows.flatMap(({ type }) => (type.startsWith('budget.') ? [type] : []));
  };

  it('tells nothing while the bid is above what is left, and once that it is spent when it really is', async () => {
    const { server, click, change, tell } = await open(true);
    await click(4);
    await change({ bid_amount: 0.61 });
    expect(await tell()).toBe(0);
    await change({ daily_budget: 0.7 }); // less is left of it, but still less than 90 % is spent
    expect(await tell()).toBe(0);
    await change({ daily_budget: 0 }); // stopped, and not spent
    expect(await tell()).toBe(0);
    expect(await events(server)).toEqual([]);
    await change({ bid_amount: 0.1, daily_budget: 1 });
    await click(4);
    expect([await tell(), await tell()]).toEqual([1, 0]);
    const [mail] = (await server.platform.mailer.list({}, { limit: 1, offset: 0 })).mails;
    expect(mail?.text).toContain('The domain gets clicks as long as what is left can pay its bid.');
    await change({ bid_amount: 0.21 });
    expect(await tell()).toBe(0);
    await change({ bid_amount: 0.1 });
    await click(2);
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect(await subjects(server)).toEqual([
      'The daily budget for spent.example is spent',
      '80% of the daily budget for spent.example is spent',
    ]);
    expect(await events(server)).toEqual(['budget.mostly_spent', 'budget.spent']);
  });

  it('does not call a budget spent because one large click leaves too little for another', async () => {
    const { server, click, change, tell } = await open(true);
    await change({ bid_amount: 0.8 });
    await click(2); // only one can be paid
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect(await events(server)).toEqual(['budget.mostly_spent']);
    await change({ bid_amount: 0.1 });
    await click(2);
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect(await events(server)).toEqual(['budget.mostly_spent', 'budget.spent']);
  });

  it('sends one mail however many processes look at the same time, and none for a paused domain', async () => {
    const { click, tell, server, domainId } = await open(true);
    await click(10);
    const sent = await Promise.all([tell(), tell(), tell()]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    server.clock.advance(24 * hourMs);
    await click(9);
    const { database } = server.platform;
    await database.current().update(domains).set({ biddingStatus: 'paused' }).where(eq(domains.id, domainId));
    expect(await tell()).toBe(0);
  });

  it('mails only those who asked for it, even if they ask later on the same day', async () => {
    const { server, click, tell, token } = await open(false);
    await click(10);
    expect(await tell()).toBe(0);
    const notifications = { feed_reviewed: true, feed_failed: true, domain_reviewed: true, budget_exhausted: true };
    await call(server, '/auth/profile', { token, method: 'PUT', json: { notifications } });
    expect(await tell()).toBe(1);
  });
});
