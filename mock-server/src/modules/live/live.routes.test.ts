import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { anAdministrator } from '../../testing/administrators.ts';
import { call, formOf } from '../../testing/api-calls.ts';
import { anApplication } from '../../testing/applications.ts';
import { describeOnOldestServer } from '../../testing/servers.ts';
import { seedPendingApplications } from '../../test-double/pending-applications.ts';
import { testPassword, type TestServer } from '../../testing.ts';
import { aCsv, aFile, anApprovedDomain, anImportedFeed, signInPeople, type SignedIn } from '../feeds/testing.ts';
import { followingMax } from './live.ts';
import { changesIn, following, positionIn } from './testing.ts';

// Browsers and `looking.test.ts` follow on the embedded database.
describeOnOldestServer('what changes while someone looks', (start) => {
  let server: TestServer;
  let people: SignedIn;
  let admin: string;
  let count = 0;

  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    people = await signInPeople(server);
    admin = await server.signIn('admin');
    for (const role of ['reviewer', 'operator', 'finance'] as const) await anAdministrator(server, role);
  });

  /** Someone who follows, until the test ends. */
  async function someone(token: string, query = '') {
    const seen = await following(server, token, query);
    onTestFinished(() => seen.leave());
    return seen;
  }

  async function apply(): Promise<number> {
    count += 1;
    const form = anApplication({ email: `live-${String(count)}@live.example` });
    const { status, body } = await call(server, '/register', { form: formOf(form) });
    expect(status).toBe(201);
    return (body.data as { id: number }).id;
  }

  const decide = (id: number, decision: 'approve' | 'reject', token: string) =>
    call(server, `/admin/registrations/${String(id)}/${decision}`, { token, json: { admin_notes: 'Looked at it.' } });

  it('is told to those who follow: what came in, and what was decided, and whether they did it', async () => {
    const [mine, other] = [await someone(people.reviewer), await someone(admin)];
    expect([mine.status, mine.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(mine.headers.get('cache-control')).toBe('no-store, no-transform');
    const id = await apply();
    await decide(id, 'reject', people.reviewer);
    const told = (isMine: boolean) => [
      { kind: 'registration', id, what: 'added', mine: false },
      { kind: 'registration', id, what: 'decided', mine: isMine },
    ];
    await expect.poll(() => mine.changes()).toEqual(told(true));
    await expect.poll(() => other.changes()).toEqual(told(false));
    expect(mine.text()).not.toMatch(/live\.example|Looked/);
  });

  it('includes domains, feeds with their imports, and clients', async () => {
    const seen = await someone(admin);
    const domainId = await anApprovedDomain(server, people, 'told.example');
    const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A']])) });
    await call(server, `/admin/feeds/${String(feed.id)}/approve`, { token: people.reviewer, json: {} });
    await call(server, '/admin/clients/2', { token: admin, method: 'PUT', json: { company_name: 'Globex Live' } });
    const stripped = () => seen.changes().map(({ kind, id, what }) => [kind, id, what].join(' '));
    await expect
      .poll(stripped)
      .toEqual([
        `domain ${String(domainId)} added`,
        `domain ${String(domainId)} decided`,
        `feed ${String(feed.id)} added`,
        `feed ${String(feed.id)} imported`,
        `feed ${String(feed.id)} decided`,
        'client 2 changed',
      ]);
  });

  it.each([
    ['the-reviewer', true],
    ['the-operator', false],
    ['the-finance', false],
    ['reviewer', true],
    ['admin', true],
  ])('is told to %s only as far as their role lists it: %s for applications', async (username, isTold) => {
    const [seen, whole] = [await someone(await server.signIn(username)), await someone(admin)];
    const id = await apply();
    await expect.poll(() => whole.changes()).toEqual([{ kind: 'registration', id, what: 'added', mine: false }]);
    await expect.poll(() => seen.position()).toBe(whole.position());
    expect(seen.changes()).toHaveLength(isTold ? 1 : 0);
  });

  it('is not told when it is undone', async () => {
    const seen = await someone(admin);
    const { database, audit } = server.platform;
    const undone = database.transaction(async () => {
      const actor = { address: undefined } as const;
      await audit.record({ action: 'registrations.submit', actor, subject: { type: 'registration', id: 999 } });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const id = await apply();
    await expect.poll(() => seen.changes().map((change) => change.id)).toEqual([id]);
  });

  it('goes on where it was, with follow and without', async () => {
    const first = await someone(admin);
    const known = await apply();
    await expect.poll(() => first.changes()).toHaveLength(1);
    const position = first.position();
    await first.leave();
    const missed = await apply();
    const again = await someone(admin, `&after=${position}`);
    await expect.poll(() => again.changes().map(({ id }) => id)).toEqual([missed]);
    const poll = async (query: string) => {
      const reply = await server.fetch(`${server.baseUrl}/admin/live${query}`, {
        headers: { Authorization: `Bearer ${admin}` },
      });
      return await reply.text();
    };
    expect(changesIn(await poll(`?after=${position}`)).map(({ id }) => id)).toEqual([missed]);
    const now = await poll('');
    expect([changesIn(now), positionIn(now)]).toEqual([[], again.position()]);
    expect(changesIn(await poll(`?after=${positionIn(now)}`))).toEqual([]);
    expect(missed).not.toBe(known);
  });

  it.each(['00000000-1', '00000000-999999999999999'])(
    'says that everything may have changed after %s',
    async (after) => {
      const seen = await someone(admin, `&after=${after}`);
      await expect.poll(() => seen.changes()).toEqual([{ kind: 'everything', id: null, what: 'changed', mine: false }]);
    },
  );

  it.each(['x', '00000000', '0000000g-1', '00000000-1234567890123456'])('refuses %j as a position', async (after) => {
    const { status } = await call(server, `/admin/live?follow=true&after=${after}`, { token: admin });
    expect(status).toBe(422);
  });

  it('tells many decisions at once, in order', async () => {
    const seen = await someone(admin);
    const ids = await seedPendingApplications(server, { count: 250, from: 5000 });
    const decisions = ids.map((id) => ({ id, decision: 'reject', admin_notes: 'Not now.' }));
    const { status } = await call(server, '/admin/registrations/decide', { token: admin, json: { decisions } });
    expect(status).toBe(200);
    const told = () => seen.changes().flatMap(({ id, what }) => (what === 'decided' ? [id] : []));
    await expect.poll(() => told().length).toBe(250);
    expect(told().toSorted((one, other) => Number(one) - Number(other))).toEqual(ids);
  });

  it('may be followed 12 times by one person, not 13 times, and again once one is closed', async () => {
    const token = await server.signIn('the-finance');
    const open = await Promise.all(Array.from({ length: followingMax.person }, () => someone(token)));
    expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
    const refused = await call(server, '/admin/live?follow=true', { token });
    expect([refused.status, refused.headers.get('retry-after'), refused.body['code']]).toEqual([
      429,
      '60',
      'too_many_requests',
    ]);
    expect((await someone(admin)).status).toBe(200);
    await open[0]?.leave();
    expect((await someone(token)).status).toBe(200);
  });

  it('ends when one signs out, and not for others', async () => {
    const [token, stays] = [await server.signIn('admin'), await someone(admin)];
    const seen = await someone(token);
    await call(server, '/auth/logout', { token, json: {} });
    await seen.ended;
    const id = await apply();
    await expect.poll(() => stays.changes().map((change) => change.id)).toEqual([id]);
    expect(seen.changes()).toEqual([]);
  });

  it('ends when the password is changed elsewhere', async () => {
    const [elsewhere, token] = [await server.signIn('the-operator'), await server.signIn('the-operator')];
    const seen = await someone(token);
    const change = async (from: string, to: string) => {
      const json = { current_password: from, password: to, password_confirmation: to };
      const { status, body } = await call(server, '/auth/password', { token: elsewhere, method: 'PUT', json });
      expect(status, body.message).toBe(200);
    };
    await change(testPassword, 'a much longer one');
    await seen.ended;
    await change('a much longer one', testPassword); // other tests sign in with it
  });

  it('shows that the connection holds', async () => {
    const seen = await someone(admin);
    await server.platform.live.beat();
    await expect.poll(() => seen.text()).toMatch(/\n:\n\n$/);
  });

  it('tells nothing to a session that has expired, even before the server looks again', async () => {
    const own = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    onTestFinished(() => own.close());
    const [early, late] = [await own.signIn('reviewer'), await own.signIn('reviewer')];
    const seen = await following(own, early);
    own.clock.advance(3_600_000);
    const form = anApplication({ email: 'expired@live.example' });
    expect((await call(own, '/register', { form: formOf(form) })).status).toBe(201);
    await seen.ended;
    expect(seen.changes()).toEqual([]);
    const idle = await call(own, '/admin/live?follow=true', { token: late });
    expect(idle.status).toBe(401);
  });

  it('ends at once when the server stops, and cannot be followed after that', async () => {
    const own = await start();
    onTestFinished(() => own.close());
    const token = await own.signIn('admin');
    const seen = await following(own, token);
    own.platform.live.close();
    await seen.ended;
    const refused = await call(own, '/admin/live?follow=true', { token });
    expect([refused.status, refused.body['code']]).toEqual([503, 'overloaded']);
  });

  it('comes through a socket as it happens, and a reader that goes away is forgotten', async () => {
    const listening = await server.listen();
    onTestFinished(() => listening.close());
    const token = await server.signIn('the-reviewer');
    const far = { fetch: globalThis.fetch, baseUrl: listening.url };
    const open: Awaited<ReturnType<typeof following>>[] = [];
    for (let index = 0; index < followingMax.person; index += 1) open.push(await following(far, token));
    const id = await apply();
    await expect.poll(() => open.map((one) => one.changes().map((change) => change.id))).toEqual(open.map(() => [id]));
    await Promise.all(open.map((one) => one.leave()));
    await expect
      .poll(async () => {
        const again = await following(far, token);
        await again.leave();
        return again.status;
      })
      .toBe(200);
  });
});
