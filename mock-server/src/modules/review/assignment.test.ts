import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { domains } from '../../tables/domains.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { registrations } from '../../tables/registrations.tables.ts';
import type { TestServer } from '../../testing.ts';
import { anAdministrator } from '../../testing/administrators.ts';
import { call } from '../../testing/api-calls.ts';
import { seedPendingApplications } from '../../test-double/pending-applications.ts';
import { isFull } from '../../testing/sampled.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { aCsv, aFile, anApprovedDomain, anImportedFeed, signInPeople, type SignedIn } from '../feeds/testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It writes or reads many thousands of rows.

/** What the tests read of a result. */
interface Result {
  readonly id: number;
  readonly outcome: 'done' | 'refused';
  readonly data?: { readonly assigned_to: string | null };
  readonly error?: { readonly status: number; readonly code: string };
}

describeOnServer('the assignment of what is reviewed', (start) => {
  let server: TestServer;
  let people: SignedIn;
  let admin: string;
  let myId: number;
  let finance: number;
  const cases: Record<string, number[]> = { registrations: [], domains: [], feeds: [] };

  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    people = await signInPeople(server);
    admin = await server.signIn('admin');
    finance = await idOf(await anAdministrator(server, 'finance'));
    myId = await idOf('reviewer');
    cases['registrations'] = [...(await seedPendingApplications(server, { count: 3, from: 1 }))];
    for (const name of ['a.example', 'b.example', 'c.example']) cases['domains']?.push(await aDomain(name));
    const domainId = await anApprovedDomain(server, people, 'assigned-feeds.example');
    for (const name of ['a', 'b', 'c']) {
      const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([[name, name]])) });
      cases['feeds']?.push(feed.id);
    }
  });
  beforeEach(async () => {
    const queries = server.platform.database.current();
    await queries.update(registrations).set({ assignedTo: null });
    await queries.update(domains).set({ assignedTo: null });
    await queries.update(feeds).set({ reviewAdminId: null });
  });

  const idOf = async (name: string) => (await server.platform.accounts.findByName(name))?.account.id ?? 0;
  const aDomain = async (domain_name: string): Promise<number> => {
    const url = `https://${domain_name}/dmca`;
    const json = { domain_name, dmca_compliance_url: url, content_removal_email: `removal@${domain_name}` };
    return ((await call(server, '/domains', { token: people.acme, json })).body.data as { id: number }).id;
  };
  const ofKind = (kind: string) => cases[kind] ?? [];
  const assign = async (path: string, json: object, options: { token?: string; key?: string } = {}) =>
    call(server, path, {
      token: options.token ?? people.reviewer,
      json,
      ...(options.key === undefined ? {} : { headers: { 'Idempotency-Key': options.key } }),
    });
  const resultsOf = (reply: { readonly body: { readonly data: never } }): readonly Result[] => reply.body.data;
  const found = async (path: string, token = people.reviewer) => {
    const { status, body } = await call(server, path, { token });
    expect([path, status]).toEqual([path, 200]);
    return (body.data as { id?: number; review_id?: number }[]).map((row) => row.review_id ?? row.id);
  };

  const kinds = [
    ['registrations', '/admin/registrations/assign', '/admin/registrations?status=pending&sort=created_at&order=asc'],
    ['domains', '/admin/domains/assign', '/admin/domains?status=pending&sort=created_at&order=asc'],
    ['feeds', '/admin/feed-review/assign', '/admin/feed-review?per_page=100'],
  ] as const;

  it.each(kinds)('of %s: many in one call, each for itself, and found by whose they are', async (kind, path, list) => {
    const [first = 0, second = 0, third = 0] = ofKind(kind);
    const gone = 2_000_000_000;

    const taken = resultsOf(await assign(path, { ids: [first, gone, second, first], admin_id: myId }));

    expect(taken.map(({ id, outcome, data, error }) => [id, outcome, data?.assigned_to ?? error?.code])).toEqual([
      [first, 'done', 'reviewer'],
      [gone, 'refused', 'not_found'],
      [second, 'done', 'reviewer'],
      [first, 'done', 'reviewer'],
    ]);
    expect(await found(`${list}&assignee=me`)).toEqual([first, second]);
    expect(await found(`${list}&assignee=${String(myId)}`, admin)).toEqual([first, second]);
    expect(await found(`${list}&assignee=me`, admin)).toEqual([]);
    expect(await found(`${list}&assignee=nobody`)).toContain(third);
    expect(await found(`${list}&assignee=nobody`)).not.toContain(first);

    expect(resultsOf(await assign(path, { ids: [second], admin_id: null }))[0]?.data?.assigned_to).toBe(null);
    expect(await found(`${list}&assignee=me`)).toEqual([first]);
  });

  it.each(kinds)(
    'of %s: refuses more than 500, nobody at all, and who may not decide, before it begins',
    async (kind, path) => {
      const [, , third = 0] = ofKind(kind);
      const many = (count: number) => Array.from({ length: count }, (_, index) => 1_900_000_000 + index);
      for (const refused of [
        { ids: many(501), admin_id: myId },
        { ids: [], admin_id: myId },
        { ids: [third] },
        { ids: [third], admin_id: 999_999 },
      ])
        expect((await assign(path, refused)).status).toBe(422);
      expect((await assign(path, { ids: [third], admin_id: finance })).body.errors).toEqual({
        admin_id: ['This administrator may not decide on this. Please choose another one'],
      });
      // The limit is one for all, and looking for 500 takes long.
      if (kind === kinds[0]?.[0] || isFull)
        expect(resultsOf(await assign(path, { ids: many(500), admin_id: myId }))).toHaveLength(500);
      expect((await assign(path, { ids: [third], admin_id: null }, { token: people.acme })).status).toBe(403);
      expect((await call(server, path, { json: { ids: [third], admin_id: null } })).status).toBe(401);
    },
  );

  it('says the same again when the reply was lost, and assigns nothing twice', async () => {
    const ids = ofKind('registrations');
    const json = { ids, admin_id: myId };
    const first = await assign('/admin/registrations/assign', json, { key: 'assign-lost-reply' });
    const again = await assign('/admin/registrations/assign', json, { key: 'assign-lost-reply' });
    expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', first.body]);
    const { body } = await call(server, `/admin/audit?per_page=10&action=registrations.assign`, { token: admin });
    const audited = body.data as { subject_id: number; actor: string }[];
    const last = audited.filter(({ subject_id }) => subject_id === ids[2]);
    expect(last).toMatchObject([{ actor: 'reviewer' }]);
  });

  it('of a domain: is audited, ends with the decision, and is nothing to its client', async () => {
    const id = await aDomain('alone.example');
    const seen = async () =>
      (await call(server, `/domains/${String(id)}`, { token: people.acme })).body.data as Record<string, unknown>;
    const before = await seen();
    const path = `/admin/domains/${String(id)}/assign`;
    expect((await assign(path, { admin_id: myId })).body.data).toMatchObject({ assigned_to: 'reviewer' });
    expect(await seen()).toEqual({ ...before, assigned_to: null });
    expect((await assign(path, { admin_id: null })).body.data).toMatchObject({ assigned_to: null });
    expect((await assign(path, { admin_id: 999_999 })).status).toBe(422);
    expect((await assign('/admin/domains/2000000000/assign', { admin_id: null })).status).toBe(404);
    await call(server, `/admin/domains/${String(id)}/approve`, { token: admin, json: {} });
    expect(await assign(path, { admin_id: myId })).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    const [{ error } = {}] = resultsOf(await assign('/admin/domains/assign', { ids: [id], admin_id: myId }));
    expect(error).toMatchObject({ status: 409, code: 'already_decided' });
    const { body } = await call(server, `/admin/audit?per_page=2&action=domains.assign`, { token: admin });
    expect(body.data).toMatchObject([
      { actor: 'reviewer', subject_id: id, before: { assigned_to: 'reviewer' }, after: { assigned_to: null } },
      { actor: 'reviewer', subject_id: id, before: { assigned_to: null }, after: { assigned_to: 'reviewer' } },
    ]);
  });

  it('narrows the exports as it narrows the lists, for administrators only', async () => {
    const csv = async (path: string, token = people.reviewer) => {
      const response = await server.fetch(server.baseUrl + path, { headers: { Authorization: `Bearer ${token}` } });
      return { status: response.status, lines: (await response.text()).trim().split('\r\n').length - 1 };
    };
    for (const [kind, path] of kinds) {
      const [first = 0] = ofKind(kind);
      await assign(path, { ids: [first], admin_id: myId });
      const file = kind === 'registrations' ? '/admin/registrations/export' : `/${kind}/export`;
      expect([kind, await csv(`${file}?assignee=me`)]).toEqual([kind, { status: 200, lines: 1 }]);
      expect(await csv(`${file}?assignee=me`, admin)).toEqual({ status: 200, lines: 0 });
      expect((await csv(`${file}?assignee=us`)).status).toBe(422);
      expect((await csv(`${file}?assignee=me`, people.acme)).status).toBe(403);
    }
    expect(await found('/admin/feeds?assignee=me')).toEqual(ofKind('feeds').slice(0, 1));
  });
});
