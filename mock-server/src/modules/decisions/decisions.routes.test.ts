import type { Domain, Feed, ReviewHistory } from '@grt/sdk/contract';
import { beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../../testing.ts';
import { anAdministrator } from '../../testing/administrators.ts';
import { call, formOf } from '../../testing/api-calls.ts';
import { anApplication } from '../../testing/applications.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { readingCost } from '../../testing/visited-rows.ts';
import { aCsv, aFile, anApprovedDomain, anImportedFeed, signInPeople, type SignedIn } from '../feeds/testing.ts';

const none = { pending: 0, approved: 0, rejected: 0 };

describeOnServer('earlier decisions', (start) => {
  let server: TestServer;
  let people: SignedIn;
  let [admin, reviewer] = ['', ''];

  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    await anAdministrator(server, 'reviewer');
    people = await signInPeople(server);
    [admin, reviewer] = [await server.signIn('admin'), await server.signIn('the-reviewer')];
  });

  const history = async (path: string, token = reviewer): Promise<ReviewHistory> =>
    (await call(server, `/admin/${path}/decisions`, { token })).body.data;
  /** What was decided on which record, the newest first. */
  const told = async (path: string) =>
    (await history(path)).decisions.map(({ decision, decided_by, notes, record_id, is_deleted }) =>
      [decision, decided_by, notes ?? '-', record_id, ...(is_deleted ? ['deleted'] : [])].join(' '),
    );
  async function act(path: string, json: object = {}, token = admin) {
    server.clock.advance(1000);
    const { status, body } = await call(server, path, { token, json });
    expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code < 300)]);
    return body.data as { readonly id: number };
  }
  const addDomain = async (name: string, token = people.acme) => {
    const form = { domain_name: name, dmca_compliance_url: `https://${name}/dmca`, content_removal_email: `a@${name}` };
    return ((await call(server, '/domains', { token, json: form })).body.data as Domain).id;
  };
  const apply = async (email: string) => {
    const form = formOf(anApplication({ email, company_name: email }));
    return ((await call(server, '/register', { form })).body.data as { id: number }).id;
  };

  it('on an application are told with those of earlier ones from the same address, and without assignments', async () => {
    const first = await apply('again@apply.example');
    expect(await history(`registrations/${String(first)}`)).toEqual({ decisions: [], others: none });
    await act(`/admin/registrations/${String(first)}/reject`, { admin_notes: 'No website.' });
    const second = await apply('Again@apply.example');
    await apply('someone-else@apply.example');
    await act(`/admin/registrations/${String(second)}/assign`, { admin_id: 2 });
    await act(`/admin/registrations/${String(second)}/ask`, { question: 'Which license?' }, people.reviewer);
    const path = `registrations/${String(second)}`;
    expect(await told(path)).toEqual([
      `asked reviewer Which license? ${String(second)}`,
      `rejected admin No website. ${String(first)}`,
    ]);
    expect((await history(path)).others).toEqual({ ...none, rejected: 1 });
    // What came later is no evidence for the earlier one, but it is one of the applicant's.
    expect(await told(`registrations/${String(first)}`)).toEqual([`rejected admin No website. ${String(first)}`]);
    expect((await history(`registrations/${String(first)}`)).others).toEqual({ ...none, pending: 1 });
  });

  it('on a domain are told with those from before it was added again, and with what was taken back', async () => {
    const first = await addDomain('returns.example');
    await act(`/admin/domains/${String(first)}/reject`, { admin_notes: 'The page is empty.' });
    await act(`/admin/domains/${String(await addDomain('returns.example', people.globex))}/approve`);
    const second = await addDomain('returns.example');
    await act(`/admin/domains/${String(second)}/approve`, { admin_notes: 'Fixed' }, people.reviewer);
    await act(`/admin/domains/${String(second)}/reject`, { admin_notes: 'Empty again.', revoke: true });
    await act(`/domains/${String(first)}/delete`, {}, people.acme);
    expect(await told(`domains/${String(second)}`)).toEqual([
      `revoked admin Empty again. ${String(second)}`,
      `approved reviewer Fixed ${String(second)}`,
      `rejected admin The page is empty. ${String(first)} deleted`,
    ]);
  });

  it('counts the other domains of the client, and not those of others or deleted ones', async () => {
    const before = (await history(`domains/${String(await addDomain('counted.example'))}`)).others;
    await act(`/admin/domains/${String(await addDomain('refused.example'))}/reject`, { admin_notes: 'No.' });
    await act(`/domains/${String(await addDomain('deleted.example'))}/delete`, {}, people.acme);
    await addDomain('of-globex.example', people.globex);
    const last = await addDomain('last.example');
    const { pending, approved, rejected } = before;
    const others = { pending: pending + 1, approved, rejected: rejected + 1 };
    expect((await history(`domains/${String(last)}`)).others).toEqual(others);
  });

  it('on a feed are told with those of earlier ones of the same name on the same domain', async () => {
    const domainId = await anApprovedDomain(server, people, 'fed.example');
    const add = async (feed_name: string) =>
      await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A']])), fields: { feed_name } });
    const first = await add('Daily');
    await act(`/admin/feeds/${String(first.id)}/reject`, { reason: 'Stolen videos.' });
    const deleted = await call(server, `/client/feeds/${String(first.id)}`, { token: people.acme, method: 'DELETE' });
    expect(deleted.status).toBe(200);
    const other: Feed = await add('Weekly');
    await act(`/admin/feeds/${String(other.id)}/approve`);
    const second = await add('daily');
    expect(await told(`feeds/${String(second.id)}`)).toEqual([
      `rejected admin Stolen videos. ${String(first.id)} deleted`,
    ]);
    expect((await history(`feeds/${String(second.id)}`)).others).toMatchObject({ approved: 1, rejected: 0 });
    const resolution = { action: 'resolve', review_id: second.id, resolution: 'approved' };
    expect((await call(server, '/admin/feed-review', { token: admin, method: 'PUT', json: resolution })).status).toBe(
      200,
    );
    await act(`/admin/feeds/${String(second.id)}/reject`, { reason: 'Stolen, too.', revoke: true });
    expect(await told(`feeds/${String(second.id)}`)).toEqual([
      `revoked admin Stolen, too. ${String(second.id)}`,
      `approved admin - ${String(second.id)}`,
      `rejected admin Stolen videos. ${String(first.id)} deleted`,
    ]);
  });

  it('say who and when, and not from where or with which token', async () => {
    const id = await addDomain('told.example');
    await act(`/admin/domains/${String(id)}/reject`, { admin_notes: 'No.' });
    expect((await history(`domains/${String(id)}`)).decisions).toEqual([
      {
        id: expect.any(Number) as number,
        decision: 'rejected',
        decided_by: 'admin',
        decided_at: server.clock.now().toISOString(),
        notes: 'No.',
        record_id: id,
        record_name: 'told.example',
        is_deleted: false,
      },
    ]);
  });

  it('are told of what is there, to those who review', async () => {
    for (const kind of ['registrations', 'domains', 'feeds']) {
      const at = (id: string) => `/admin/${kind}/${id}/decisions`;
      expect((await call(server, at('2000000000'), { token: reviewer })).status).toBe(404);
      expect((await call(server, at('x'), { token: reviewer })).status).toBe(422);
      expect((await call(server, at('1'), { token: people.acme })).status).toBe(403);
      expect((await call(server, at('1'))).status).toBe(401);
    }
    const gone = await addDomain('gone.example');
    await act(`/domains/${String(gone)}/delete`, {}, people.acme);
    expect((await call(server, `/admin/domains/${String(gone)}/decisions`, { token: reviewer })).status).toBe(404);
  });

  it('are the newest 50, with a fixed number of statements that read little else', async () => {
    const id = await addDomain('often.example');
    const entries = (from: number, to: number, subject: string) =>
      server.platform.database.pool.query(
        `insert into audit_entries (created_at, action, actor, role, subject_type, subject_id, subject_label, before, after)
         select now(), 'domains.reject', 'admin', 'admin', 'domain', ${subject}, 'often.example', '{"status":"pending"}',
           jsonb_build_object('admin_notes', 'No. ' || n) from generate_series($1::integer, $2::integer) n`,
        [from, to],
      );
    const path = `/admin/domains/${String(id)}/decisions`;
    const cost = () => readingCost(server.platform.database, () => call(server, path, { token: reviewer }));
    await cost();
    const few = await cost();
    await entries(1, 51, `'${String(id)}'`);
    await entries(1, 5_000, `(1000000 + n)::text`);
    const { decisions } = await history(`domains/${String(id)}`);
    expect([decisions.length, decisions[0]?.notes, decisions.at(-1)?.notes]).toEqual([50, 'No. 51', 'No. 2']);
    const many = await cost();
    expect(many.statements).toBe(few.statements);
    expect(many.visited - few.visited, many.dearest).toBeLessThan(500);
    await server.platform.database.pool.query('analyze audit_entries');
    const { visited, dearest } = await cost();
    expect(visited - few.visited, dearest).toBeLessThan(500);
  });
});
