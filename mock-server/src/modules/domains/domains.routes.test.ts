import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Domain } from '@grt/sdk/contract';
import type { TestServer } from '../../testing.ts';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { createAuditStore } from '../audit/audit.store.ts';

const form = (domain_name: string) => ({
  domain_name,
  domain_url: `https://${domain_name}`,
  dmca_compliance_url: `https://${domain_name}/dmca`,
  content_removal_email: `removal@${domain_name}`,
});

describeOnServer('domains', (start) => {
  let server: TestServer;
  let acme: string;
  let globex: string;
  let reviewer: string;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    acme = await server.signIn('acme');
    globex = await server.signIn('globex');
    reviewer = await server.signIn('reviewer');
  });

  const add = async (name: string, token = acme): Promise<Domain> => {
    const { status, body } = await call(server, '/domains', { token, json: form(name) });
    expect(status).toBe(201);
    return body.data;
  };
  const approve = (id: number, json: object = {}) =>
    call(server, `/admin/domains/${String(id)}/approve`, { token: reviewer, json });
  /** An active feed of acme's, for one of its domains. */
  async function runFeed(domainId: number): Promise<void> {
    const now = server.clock.now();
    await server.platform.database
      .current()
      .insert(feeds)
      .values({
        clientId: 1,
        domainId,
        feedName: 'Running',
        isActive: true,
        feedType: 'insert_update',
        reading: { delimiter: ',', quote_char: '"', lazy_quotes: true, has_header_row: true },
        reviewStatus: 'approved',
        submittedAt: now,
        createdAt: now,
        updatedAt: now,
      });
  }
  const list = async (path: string, token: string): Promise<Domain[]> =>
    (await call(server, path, { token })).body.data;
  const names = async (path: string, token: string) => (await list(path, token)).map((domain) => domain.domain_name);

  describe('adding', () => {
    it('adds a pending domain without a bid, a budget, or feeds', async () => {
      const domain = await add('WWW.first.example');
      expect(domain).toMatchObject({
        domain_name: 'first.example',
        status: 'pending',
        client_id: 1,
        feed_count: 0,
        cpm_unique_click_bid: 0,
        daily_budget: 0,
        bidding_status: 'paused',
        bidding: null,
        pacing_stats: null,
        name_conflicts: null,
      });
      expect(domain.client.company_name).not.toBe('');
    });

    it('names all refused fields at once, whether refused by the form or by rules', async () => {
      const json = { domain_name: 'https://a.example', dmca_compliance_url: '', content_removal_email: 'nobody' };
      const { status, body } = await call(server, '/domains', { token: acme, json });
      expect([status, body.errors]).toEqual([
        422,
        {
          domain_name: ['Please enter a valid domain name (e.g., example.com)'],
          dmca_compliance_url: ['DMCA policy URL is required'],
          content_removal_email: ['Please enter a valid email address'],
        },
      ]);
    });

    it('refuses a name the client already has, and accepts it again once that is rejected or deleted', async () => {
      const { id } = await add('twice.example');
      const again = () => call(server, '/domains', { token: acme, json: form('www.Twice.example') });
      const taken = { domain_name: ['This domain has already been added.'] };
      expect(await again()).toMatchObject({ status: 422, body: { errors: taken } });
      await approve(id);
      expect(await again()).toMatchObject({ status: 422, body: { errors: taken } });
      await call(server, `/domains/${String(id)}/delete`, { token: acme, method: 'POST' });
      const { id: second } = await add('twice.example');
      await call(server, `/admin/domains/${String(second)}/reject`, { token: reviewer, json: { admin_notes: 'no' } });
      expect((await add('twice.example')).status).toBe('pending');
    });

    it('adds a name once, however many requests arrive at the same time', async () => {
      const replies = await Promise.all(
        Array.from({ length: 5 }, () => call(server, '/domains', { token: acme, json: form('race.example') })),
      );
      const count = (wanted: number) => replies.filter(({ status }) => status === wanted).length;
      expect([count(201), count(422)]).toEqual([1, 4]);
    });

    it("shows the reviewer another client's domain of the same name, but not clients", async () => {
      const mine = await add('shared.example');
      const theirs = await add('shared.example', globex);
      const seen = await list('/admin/domains?search=shared.example', reviewer);
      expect(seen.map(({ id, name_conflicts }) => [id, name_conflicts?.map(({ domain_id }) => domain_id)])).toEqual([
        [theirs.id, [mine.id]],
        [mine.id, [theirs.id]],
      ]);
      expect(
        (await list('/domains?search=shared.example', acme)).map(({ id, name_conflicts }) => [id, name_conflicts]),
      ).toEqual([[mine.id, null]]);
    });
  });

  describe('changing', () => {
    it("changes a client's pending domain", async () => {
      const { id } = await add('before.example');
      const { status, body } = await call(server, `/domains/${String(id)}`, {
        token: acme,
        method: 'PUT',
        json: form('after.example'),
      });
      expect([status, (body.data as Domain).domain_name]).toEqual([200, 'after.example']);
    });

    it('refuses a name that another domain of the client has', async () => {
      await add('present.example');
      const { id } = await add('moving.example');
      const reply = await call(server, `/domains/${String(id)}`, {
        token: acme,
        method: 'PUT',
        json: form('present.example'),
      });
      expect(reply).toMatchObject({
        status: 422,
        body: { errors: { domain_name: ['This domain has already been added.'] } },
      });
    });

    it('refuses to change a decided one, naming who decided and when', async () => {
      const { id } = await add('fixed.example');
      await approve(id);
      const reply = await call(server, `/domains/${String(id)}`, {
        token: acme,
        method: 'PUT',
        json: form('fixed2.example'),
      });
      expect(reply.status).toBe(409);
      expect(reply.body.message).toBe(
        'fixed.example was already approved by reviewer on November 20, 2026 at 10:00 UTC.',
      );
    });

    it("does not find another client's domain", async () => {
      const { id } = await add('private.example');
      const edit = await call(server, `/domains/${String(id)}`, {
        token: globex,
        method: 'PUT',
        json: form('stolen.example'),
      });
      const removed = await call(server, `/domains/${String(id)}/delete`, { token: globex, method: 'POST' });
      expect([edit.status, removed.status, edit.body.message]).toEqual([404, 404, 'Domain not found']);
      expect(await names('/domains?search=private', acme)).toEqual(['private.example']);
    });
  });

  describe('reviewing', () => {
    it('approves with notes, mails the client, and writes one audit entry', async () => {
      const { id } = await add('good.example');
      const { status, body } = await approve(id, { admin_notes: 'Policy pages checked.' });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        status: 'approved',
        admin_notes: 'Policy pages checked.',
        reviewed_by: 'reviewer',
      });
      const mail = await server.latestMail((body.data as Domain).client.email);
      expect(mail.subject).toBe('good.example was approved');
      expect(mail.text).toContain('Policy pages checked.');
      const audit = createAuditStore(server.platform.database, server.clock);
      const { rows } = await audit.list({ subjectType: 'domain', subjectId: String(id) }, { offset: 0, limit: 10 });
      expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
        ['domains.approve', 'reviewer'],
        ['domains.create', 'acme'],
      ]);
    });

    it('approves without a body', async () => {
      const { id } = await add('quiet.example');
      const reply = await call(server, `/admin/domains/${String(id)}/approve`, { token: reviewer, method: 'POST' });
      expect([reply.status, (reply.body.data as Domain).status]).toEqual([200, 'approved']);
    });

    it('rejects with a reason that the client can read', async () => {
      const { id } = await add('bad.example');
      const reject = (json: object) => call(server, `/admin/domains/${String(id)}/reject`, { token: reviewer, json });
      expect(await reject({ admin_notes: ' ' })).toMatchObject({
        status: 422,
        body: { errors: { admin_notes: ['Please give a reason for the rejection'] } },
      });
      expect((await reject({ admin_notes: 'No DMCA page.' })).status).toBe(200);
      const [seen] = await list('/domains?search=bad.example', acme);
      expect([seen?.status, seen?.admin_notes]).toEqual(['rejected', 'No DMCA page.']);
    });

    it('takes an approval back with revoke only: mails why, pauses the feeds, and stops the bidding', async () => {
      const domain = await add('sold.example');
      const reject = (json: object) =>
        call(server, `/admin/domains/${String(domain.id)}/reject`, { token: reviewer, json });
      await approve(domain.id);
      const { database, clock } = server.platform;
      await runFeed(domain.id);
      expect((await reject({ admin_notes: 'Sold.' })).status).toBe(409);
      expect((await reject({ admin_notes: 'Sold.', revoke: false })).status).toBe(409);
      expect((await reject({ admin_notes: ' ', revoke: true })).status).toBe(422);
      expect((await reject({ admin_notes: 'Sold.', revoke: true })).body.data).toMatchObject({
        status: 'rejected',
        admin_notes: 'Sold.',
        bidding_status: 'paused',
      });
      const rows = await database.current().select().from(feeds).where(eq(feeds.domainId, domain.id));
      expect(rows.map(({ isActive }) => isActive)).toEqual([false]);
      const mail = await server.latestMail(domain.client.email);
      expect([mail.subject, mail.text.includes('Sold.')]).toEqual(['sold.example is no longer approved', true]);
      const { rows: entries } = await createAuditStore(database, clock).list(
        { subjectType: 'domain', subjectId: String(domain.id), action: 'domains.reject' },
        { offset: 0, limit: 10 },
      );
      expect(entries.map(({ before, after }) => [before, after])).toMatchObject([
        [{ status: 'approved' }, { status: 'rejected', admin_notes: 'Sold.' }],
      ]);
      expect((await reject({ admin_notes: 'Again.', revoke: true })).status).toBe(409);
    });

    it('decides once: one of two concurrent decisions is a conflict', async () => {
      const { id } = await add('contested.example');
      const replies = await Promise.all([
        approve(id),
        call(server, `/admin/domains/${String(id)}/reject`, { token: reviewer, json: { admin_notes: 'x' } }),
      ]);
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    });

    it('answers 404 for an unknown domain, and 403 for a client', async () => {
      expect((await approve(999_999)).status).toBe(404);
      expect((await call(server, '/admin/domains/1/approve', { token: acme, json: {} })).status).toBe(403);
    });

    it('counts domains that are not deleted by status', async () => {
      const count = async () =>
        (await call(server, '/admin/domains/stats', { token: reviewer })).body.data as Record<string, number>;
      const before = await count();
      const { id } = await add('counted.example');
      expect(await count()).toEqual({
        ...before,
        total: (before['total'] ?? 0) + 1,
        pending: (before['pending'] ?? 0) + 1,
      });
      await call(server, `/admin/domains/${String(id)}/delete`, { token: reviewer, method: 'POST' });
      expect(await count()).toEqual(before);
    });
  });

  describe('listing', () => {
    beforeAll(async () => {
      for (const name of ['zeta.list.example', 'alpha.list.example']) await approve((await add(name)).id);
      await add('pending.list.example');
    });

    it('lists approved ones by name, and otherwise the newest first', async () => {
      expect(await names('/domains/approved?search=.list.example', acme)).toEqual([
        'alpha.list.example',
        'zeta.list.example',
      ]);
      expect(await names('/domains?search=.list.example', acme)).toEqual([
        'pending.list.example',
        'alpha.list.example',
        'zeta.list.example',
      ]);
      expect(await names('/domains?search=.list.example&status=pending', acme)).toEqual(['pending.list.example']);
      expect(
        await names('/domains?search=.list.example&bidding_status=paused&sort=domain_name&order=desc', acme),
      ).toEqual(['zeta.list.example', 'alpha.list.example']);
      expect(await names('/domains?search=.list.example&bidding_status=active', acme)).toEqual([]);
    });

    it('returns pages with their meta, and takes % and _ literally', async () => {
      const page = await call(server, '/admin/domains?search=.list.example&per_page=2&page=2&sort=company_name', {
        token: reviewer,
      });
      expect(page.body).toMatchObject({ meta: { page: 2, per_page: 2, total: 3, last_page: 2 } });
      expect(await names('/admin/domains?search=%25', reviewer)).toEqual([]);
      expect(await names('/domains?search=_ist.example', acme)).toEqual([]);
    });

    it('finds a name that is not ASCII by each part of it as people write it', async () => {
      const [stored, similar] = ['xn--bcher-clips-shown-22b.example', 'xn--bcher-clips-shown-qqb.example'];
      for (const domain_name of ['bücher-clips-shown.example', 'bächer-clips-shown.example', 'bcher-clips.example']) {
        await call(server, '/domains', { token: acme, json: { ...form('shown.example'), domain_name } });
      }
      for (const text of [
        'bücher-clips-shown.example',
        'Büch',
        'bu\u0308cher-cl',
        'ücher-clips-shown.ex',
        'ü',
        stored,
      ]) {
        const search = encodeURIComponent(text);
        expect(await names(`/domains?search=${search}`, acme), text).toEqual([stored]);
        expect(await names(`/admin/domains?search=${search}`, reviewer), text).toEqual([stored]);
        expect(await names(`/admin/clients/1/domains?search=${search}`, reviewer), text).toEqual([stored]);
        expect(await names(`/admin/bidding/domains?search=${search}`, reviewer), text).toEqual([stored]);
      }
      expect(await names('/domains?search=clips-shown.example&sort=domain_name', acme)).toEqual([stored, similar]);
      expect(await names(`/domains?search=${encodeURIComponent('öch')}`, acme)).toEqual([]);
      expect(await names(`/domains?search=${encodeURIComponent('ü')}`, globex)).toEqual([]);
      const file = await server.fetch(`${server.baseUrl}/domains/export?search=${encodeURIComponent('büch')}`, {
        headers: { Authorization: `Bearer ${acme}` },
      });
      expect(await file.text()).toContain(stored);
    });

    it('searches company and contact only for administrators', async () => {
      const [first] = await list('/admin/domains?per_page=1', reviewer);
      const company = encodeURIComponent(first?.client.company_name ?? '');
      expect((await list(`/admin/domains?search=${company}`, reviewer)).length).toBeGreaterThan(0);
      expect(await list(`/domains?search=${company}`, acme)).toEqual([]);
      const email = encodeURIComponent(first?.client.email ?? '');
      expect((await list(`/admin/domains?search=${email}`, reviewer)).length).toBeGreaterThan(0);
    });

    it('shows a client only its own, even when it asks for others', async () => {
      expect((await list('/domains', acme)).every(({ client_id }) => client_id === 1)).toBe(true);
      expect((await call(server, '/domains?client_id=2', { token: acme })).status).toBe(403);
      expect((await list('/domains?client_id=2', reviewer)).every(({ client_id }) => client_id === 2)).toBe(true);
    });
  });

  describe('deleting', () => {
    it('pauses the feeds of the domain, stops its bidding and hides it', async () => {
      const { id } = await add('gone.example');
      await approve(id);
      await runFeed(id);
      expect((await list('/domains?search=gone.example', acme))[0]?.feed_count).toBe(1);
      const removed = await call(server, `/domains/${String(id)}/delete`, { token: acme, method: 'POST' });
      expect([removed.status, removed.body['success']]).toEqual([200, true]);
      expect(await names('/domains?search=gone.example', acme)).toEqual([]);
      const rows = await server.platform.database.current().select().from(feeds);
      expect(rows.filter(({ domainId }) => domainId === id).map(({ isActive }) => isActive)).toEqual([false]);
      expect((await call(server, `/domains/${String(id)}/delete`, { token: acme, method: 'POST' })).status).toBe(404);
      expect((await approve(id)).status).toBe(404);
    });
  });
});
