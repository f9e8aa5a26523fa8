import { eq, lte } from 'drizzle-orm';
import type { AdminDashboard, AdminWork } from '@grt/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import { createAuditStore } from '../audit/audit.store.ts';
import { biddingDays } from '../../tables/bidding.tables.ts';
import { addDomain } from '../bidding/testing.ts';
import { aCsv, aFile, anActiveFeed, anApprovedDomain, sendFile, signInPeople } from '../feeds/testing.ts';
import { clients } from '../../tables/clients.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';

const dayMs = 86_400_000;

describeOnServer('the dashboard of administrators', (startServer) => {
  const start = closingAfterEach(startServer);
  let server: TestServer;
  let reviewer: string;
  beforeEach(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    reviewer = await server.signIn('reviewer');
  });

  const dashboard = async (): Promise<AdminDashboard> =>
    (await call(server, '/admin/dashboard', { token: reviewer })).body.data;
  const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * dayMs);

  it('counts what exists, and compares the last 30 days with the 30 before them', async () => {
    const { database } = server.platform;
    // Demo people: three clients, of whom two joined before both periods, and three open applications.
    await database
      .current()
      .update(clients)
      .set({ createdAt: daysAgo(40) })
      .where(lte(clients.createdAt, daysAgo(30)));
    const before = (await dashboard()).stats;
    expect(before).toMatchObject({ totalClients: 3, activeFeeds: 0, pendingFeeds: 0, pendingRegistrations: 3 });
    expect(before.changes).toMatchObject({ totalClients: -50, activeFeeds: null, pendingFeeds: null });

    const { clientId, domainId } = await addDomain(database, daysAgo(45));
    await addDomain(database, daysAgo(10), { clientId, bid: 0.3 });
    await addDomain(database, daysAgo(9), { clientId, bid: 0.4 });
    const day = (days: number, spentMicros: number) => ({
      domainId,
      dayStart: daysAgo(days),
      dayEnd: daysAgo(days - 1),
      timezone: 'UTC',
      spentMicros,
      clicks: 1,
      repeats: 0,
      peakBudgetMicros: spentMicros,
      opportunities: 1,
      servableOpportunities: 1,
      advancedTo: daysAgo(days - 1),
    });
    await database
      .current()
      .insert(biddingDays)
      .values([
        day(61, 9_000_000),
        day(60, 8_000_000),
        day(31, 4_000_000),
        day(30, 1_000_000),
        day(29, 3_000_000),
        day(2, 3_000_000),
      ]);
    await database.current().update(clients).set({ revenueMicros: 1_250_000 });

    const { stats, updated_at } = await dashboard();
    expect(updated_at).toBe('2026-11-20T10:00:00.000Z');
    expect(stats).toMatchObject({ totalClients: 4, activeFeeds: 3, totalRevenue: 5 });
    // 60 days ago is outside both periods; 30 days ago belongs to the older one.
    expect(stats.changes).toMatchObject({ totalClients: -66.7, activeFeeds: 100, totalRevenue: 20 });
    expect(stats.cameIn).toMatchObject({
      totalClients: { now: 1, before: 3 },
      activeFeeds: { now: 2, before: 1 },
      totalRevenue: { now: 6, before: 5 },
    });

    await database.current().update(clients).set({ status: 'suspended' }).where(eq(clients.id, clientId));
    expect((await dashboard()).stats.activeFeeds).toBe(0);
  });

  it('counts what waits, and since when', async () => {
    const work = async (): Promise<AdminWork> => (await call(server, '/admin/work', { token: reviewer })).body.data;
    const before = await work();
    expect(before).toMatchObject({
      registrations: { count: 3 },
      domains: { count: 0, oldest_at: null },
      failed_jobs: 0,
    });
    const { database } = server.platform;
    const { domainId } = await addDomain(database, daysAgo(2));
    await database.current().update(domains).set({ status: 'pending' }).where(eq(domains.id, domainId));
    await database.current().update(feeds).set({ reviewStatus: 'pending' }).where(eq(feeds.domainId, domainId));
    expect(await work()).toMatchObject({
      registrations: before.registrations,
      domains: { count: 1, oldest_at: daysAgo(2).toISOString() },
      feeds: { count: 1 },
      held_imports: 0,
      failed_imports: 0,
      failed_mail: 0,
    });
    await database
      .current()
      .update(domains)
      .set({ deletedAt: daysAgo(1) })
      .where(eq(domains.id, domainId));
    await database
      .current()
      .update(feeds)
      .set({ deletedAt: daysAgo(1) })
      .where(eq(feeds.domainId, domainId));
    expect(await work()).toEqual(before);
  });

  it('counts new versions of approved feeds among what waits', async () => {
    const work = async (): Promise<AdminWork> => (await call(server, '/admin/work', { token: reviewer })).body.data;
    const people = await signInPeople(server);
    const domainId = await anApprovedDomain(server, people, 'versions.example');
    const { id } = await anActiveFeed(server, people, { domainId, file: aFile(aCsv([['a', 'A']])) });
    expect([(await work()).feeds, (await dashboard()).stats.pendingFeeds]).toEqual([{ count: 0, oldest_at: null }, 0]);
    server.clock.advance(60_000);
    await sendFile(server, people.acme, { feedId: id, file: aFile(aCsv([['b', 'B']])) });
    await server.drain();
    const since = server.clock.now().toISOString();
    expect((await work()).feeds).toEqual({ count: 1, oldest_at: since });
    expect((await dashboard()).stats).toMatchObject({ pendingFeeds: 1, activeFeeds: 1 });
    await call(server, `/admin/feeds/${String(id)}/approve`, { token: reviewer, json: {} });
    expect((await work()).feeds.count).toBe(0);
  });

  it('shows the latest activity with its current status, newest first, and nothing else', async () => {
    const { database, clock } = server.platform;
    const acme = await server.signIn('acme');
    const audit = createAuditStore(database, clock);
    for (let at = 0; at < 30; at += 1)
      await audit.record({ action: 'geo.create', actor: {}, subject: { type: 'geo_rule', id: at } });
    const form = new FormData();
    const json = {
      domain_name: 'told.example',
      dmca_compliance_url: 'https://t.example/d',
      content_removal_email: 'a@t.example',
    };
    const { body: domain } = await call(server, '/domains', { token: acme, json });
    const domainId = String((domain.data as { id: number }).id);
    await call(server, `/admin/domains/${domainId}/approve`, { token: reviewer, json: {} });
    for (const [name, value] of Object.entries({
      feed_name: 'Told',
      domain_id: domainId,
      category: 'girls',
      has_header_row: 'true',
    }))
      form.append(name, value);
    form.append('file', new File(['external_id,title,thumbnail_url\nv1,One,https://i.example/1.jpg\n'], 'told.csv'));
    const { body: feed } = await call(server, '/client/feeds', { token: acme, form });
    const feedId = (feed.data as { id: number }).id;
    await server.drain();
    const upload = {
      type: 'feed_upload',
      message: 'Acme Video uploaded the feed “Told”.',
      status: 'pending',
      subject_id: feedId,
      client_id: 1,
    };
    expect((await dashboard()).recentActivity.slice(0, 2)).toMatchObject([
      upload,
      { type: 'client_login', message: 'Acme Video signed in.', status: 'success', client_id: 1 },
    ]);
    await call(server, `/admin/feeds/${String(feedId)}/approve`, { token: reviewer, json: {} });
    const { recentActivity } = await dashboard();
    expect(recentActivity.slice(0, 2)).toMatchObject([
      { type: 'feed_approved', message: 'reviewer approved the feed “Told” of Acme Video.', status: 'approved' },
      { ...upload, status: 'approved' },
    ]);
    expect(JSON.stringify(recentActivity)).not.toContain('reviewer signed in');
    expect(recentActivity.length).toBeLessThanOrEqual(10);
  });
});
