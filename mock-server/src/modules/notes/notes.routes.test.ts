import { beforeAll, beforeEach, expect, it } from 'vitest';
import { notes } from '../../tables/notes.tables.ts';
import type { TestServer } from '../../testing.ts';
import { call } from '../../testing/api-calls.ts';
import { seedPendingApplications } from '../../test-double/pending-applications.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { aCsv, aFile, anApprovedDomain, anImportedFeed, signInPeople, type SignedIn } from '../feeds/testing.ts';

const text = 'They called; the policy page moves next week.';

describeOnServer('internal notes', (start) => {
  let server: TestServer;
  let people: SignedIn;
  let admin: string;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    people = await signInPeople(server);
    admin = await server.signIn('admin');
    const [application = 0] = await seedPendingApplications(server, { count: 1, from: 1 });
    const domainId = await anApprovedDomain(server, people, 'noted.example');
    const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A']])) });
    for (const [kind, id] of [
      ['registration', application],
      ['client', 1],
      ['feed', feed.id],
      ['domain', domainId],
    ] as const)
      ids.set(kind, id);
  });
  beforeEach(async () => {
    await server.platform.database.current().delete(notes);
  });

  const add = async (kind: string, note: string, { token = people.reviewer, key = '' } = {}) =>
    call(server, '/admin/notes', {
      token,
      json: { subject_type: kind, subject_id: ids.get(kind), text: note },
      ...(key === '' ? {} : { headers: { 'Idempotency-Key': key } }),
    });
  const list = async (kind: string, more = '', token = people.reviewer) =>
    call(server, `/admin/notes?subject_type=${kind}&subject_id=${String(ids.get(kind))}${more}`, { token });
  const texts = async (kind: string, more = '') =>
    ((await list(kind, more)).body.data as { text: string }[]).map((note) => note.text);

  it.each(['registration', 'client', 'feed', 'domain'])('on a %s: by whom and when, the newest first', async (kind) => {
    const created = await add(kind, text);
    expect([created.status, created.body.data]).toEqual([
      201,
      {
        id: expect.any(Number) as number,
        subject_type: kind,
        subject_id: ids.get(kind),
        author: 'reviewer',
        text,
        created_at: '2026-11-20T10:00:00.000Z',
      },
    ]);
    await add(kind, 'Second', { token: admin });
    const { data } = (await list(kind)).body;
    expect(data).toMatchObject([
      { author: 'admin', text: 'Second' },
      { author: 'reviewer', text },
    ]);
    expect(await texts(kind, '&per_page=1&page=2')).toEqual([text]);
    const { body } = await call(server, '/admin/audit?per_page=1&action=notes.create', { token: admin });
    const [entry] = body.data as object[];
    expect(entry).toMatchObject({ actor: 'admin', subject_type: kind, subject_id: ids.get(kind) });
    expect(JSON.stringify(entry)).not.toContain('Second');
  });

  it('are plain text of 1 to 2,000 characters', async () => {
    expect((await add('domain', ' ')).body.errors).toEqual({ text: ['Please write a note'] });
    expect((await add('domain', 'x'.repeat(2001))).status).toBe(422);
    expect((await add('domain', 'x'.repeat(2000))).status).toBe(201);
    const script = '<img src=x onerror=alert(1)>\nsecond line';
    expect((await add('domain', `  ${script}\u0000\n`)).status).toBe(422);
    await add('domain', `  ${script}\n`);
    expect((await texts('domain'))[0]).toBe(script);
  });

  it('are added once, however often a lost call is sent again', async () => {
    await add('client', 'Once', { key: 'note-lost-reply' });
    const again = await add('client', 'Once', { key: 'note-lost-reply' });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await texts('client')).filter((note) => note === 'Once')).toHaveLength(1);
  });

  it('are about a record that is there', async () => {
    const json = { subject_type: 'feed', subject_id: 2_000_000_000, text };
    expect((await call(server, '/admin/notes', { token: admin, json })).status).toBe(404);
    const gone = '/admin/notes?subject_type=domain&subject_id=2000000000';
    expect((await call(server, gone, { token: admin })).status).toBe(404);
    expect((await call(server, '/admin/notes?subject_type=page&subject_id=1', { token: admin })).status).toBe(422);
    expect((await call(server, '/admin/notes', { token: admin })).status).toBe(422);
  });

  it('never reach a client: no call, export, or mail has them', async () => {
    expect((await list('domain', '', people.acme)).status).toBe(403);
    expect((await add('domain', text, { token: people.acme })).status).toBe(403);
    const secret = 'A secret among administrators';
    for (const kind of ids.keys()) await add(kind, secret);
    for (const path of ['/domains', '/feeds', '/domains/export', '/feeds/export', '/auth/me']) {
      const response = await server.fetch(server.baseUrl + path, {
        headers: { Authorization: `Bearer ${people.acme}` },
      });
      expect([path, response.status, (await response.text()).includes(secret)]).toEqual([path, 200, false]);
    }
    await call(server, `/admin/domains/${String(ids.get('domain'))}/reject`, {
      token: admin,
      json: { admin_notes: 'No.', revoke: true },
    });
    const outbox = await server.platform.database.pool.query(
      `select text from outbox where text like '%' || $1 || '%'`,
      [secret],
    );
    const events = await server.platform.database.pool.query(
      `select 1 from webhook_events where body like '%' || $1 || '%'`,
      [secret],
    );
    expect([outbox.rows, events.rows]).toEqual([[], []]);
  });
});
