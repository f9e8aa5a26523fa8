import { beforeAll, expect, it, vi } from 'vitest';
import type { BodyOf, Registration } from '@grt/sdk/contract';
import type { TestServer } from '../../testing.ts';
import { call } from '../../testing/api-calls.ts';
import { estimatedRows } from '../../testing/estimated-rows.ts';
import { seedPendingApplications } from '../../test-double/pending-applications.ts';
import { describeOnOldestServer } from '../../testing/servers.ts';
import { aCsv, aFile, anApprovedDomain, anImportedFeed, signInPeople, type SignedIn } from '../feeds/testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It writes or reads many thousands of rows.

type Decision = BodyOf<'registrations.decide'>['decisions'][number];

/** What the tests read of a result. */
interface Result {
  readonly id: number;
  readonly outcome: 'done' | 'refused';
  readonly data?: Partial<Registration>;
  readonly error?: { readonly status: number; readonly code: string; readonly message: string };
}

const path = '/admin/registrations/decide';

describeOnOldestServer('one call with many decisions', (start) => {
  let server: TestServer;
  let people: SignedIn;
  let admin: string;
  let seeded = 0;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    people = await signInPeople(server);
    admin = await server.signIn('admin');
  });

  const seed = async (count: number): Promise<readonly number[]> => {
    const from = seeded + 1;
    seeded += count;
    return seedPendingApplications(server, { count, from });
  };
  const decide = (
    decisions: readonly Decision[],
    { token = people.reviewer, key }: { token?: string; key?: string } = {},
  ) =>
    call(server, path, {
      token,
      json: { decisions },
      ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
    });
  const resultsOf = (reply: { readonly body: { readonly data: never } }): readonly Result[] => reply.body.data;
  const approving = (ids: readonly number[]) => ids.map((id): Decision => ({ id, decision: 'approve' }));
  const one = async <Row extends object>(text: string, values: readonly unknown[]): Promise<Row | undefined> =>
    (await server.platform.database.pool.query<Row>(text, [...values])).rows[0];

  it('decides each for itself: approved, rejected, gone, twice in the list, decided before, and with a taken address', async () => {
    const [first = 0, second = 0, decided = 0, taken = 0, last = 0] = await seed(5);
    await decide([{ id: decided, decision: 'reject', admin_notes: 'No website.' }]);
    const { email } = (await one<{ email: string }>(`select email from accounts where username = 'acme'`, [])) ?? {};
    await server.platform.database.pool.query(`update registrations set email = $2 where id = $1`, [taken, email]);

    const reply = await decide([
      { id: first, decision: 'approve', admin_notes: 'Known to us' },
      { id: second, decision: 'reject', admin_notes: 'The website could not be reached.' },
      { id: 2_000_000_000, decision: 'approve' },
      { id: decided, decision: 'approve' },
      { id: taken, decision: 'approve' },
      { id: first, decision: 'approve' },
      { id: last, decision: 'approve' },
    ]);

    expect(reply.status).toBe(200);
    const at = 'November 20, 2026 at 10:00 UTC.';
    expect(
      resultsOf(reply).map(({ id, outcome, data, error }) => [
        id,
        outcome,
        data?.status ?? `${String(error?.status)} ${String(error?.code)}: ${String(error?.message)}`,
      ]),
    ).toEqual([
      [first, 'done', 'approved'],
      [second, 'done', 'rejected'],
      [2_000_000_000, 'refused', '404 not_found: Registration not found'],
      [
        decided,
        'refused',
        expect.stringMatching(`^409 already_decided: GRT-.* was already rejected by reviewer on ${at}$`),
      ],
      [taken, 'refused', `409 conflict: ${String(email)} already has an account.`],
      [
        first,
        'refused',
        expect.stringMatching(`^409 already_decided: GRT-.* was already approved by reviewer on ${at}$`),
      ],
      [last, 'done', 'approved'],
    ]);
    const audited = await call(server, '/admin/audit?per_page=4', { token: admin });
    expect(
      (audited.body.data as { action: string; subject_id: number }[]).map((entry) => [entry.action, entry.subject_id]),
    ).toEqual(
      expect.arrayContaining([
        ['registrations.approve', first],
        ['registrations.approve', last],
        ['registrations.reject', second],
      ]),
    );
  });

  it('gives each approved one its own client, account, setup link, and email', async () => {
    const ids = await seed(25);
    const results = resultsOf(await decide(approving(ids)));
    expect(results.every(({ outcome }) => outcome === 'done')).toBe(true);
    const { wrong, mails, links } =
      (await one<{ wrong: number; mails: number; links: number }>(
        `select count(*) filter (where c.company_name <> r.company_name or a.email <> r.email)::int as wrong,
           (select count(*)::int from outbox where recipient in (select email from registrations where id = any($1))) as mails,
           (select count(distinct l.token_hash)::int from mailed_links l join accounts a on a.id = l.account_id
              join registrations r on r.client_id = a.client_id where r.id = any($1)) as links
         from registrations r join clients c on c.id = r.client_id join accounts a on a.client_id = c.id where r.id = any($1)`,
        [ids],
      )) ?? {};
    expect({ wrong, mails, links }).toEqual({ wrong: 0, mails: 25, links: 25 });
    const [id = 0] = ids;
    const mail = await server.latestMail(
      (await one<{ email: string }>(`select email from registrations where id = $1`, [id]))?.email ?? '',
    );
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    expect((await call(server, '/setup/validate-token', { json: { token } })).status).toBe(200);
  });

  it('leaves nothing of one that the database refuses among many, and everything of the others, whatever else goes on', async () => {
    const ids = await seed(130);
    const taken = [ids[3], ids[70], ids[129]].map(Number);
    const emailOf = async (id: number) =>
      (await one<{ email: string }>(`select email from registrations where id = $1`, [id]))?.email ?? '';
    await server.platform.database.pool.query(
      `insert into accounts (role, email, email_key, first_name, last_name, notifications, created_at, updated_at)
        select 'admin', email, email_key, 'Al', 'Ready', '{}', created_at, created_at from registrations where id = any($1)`,
      [taken],
    );
    const others = Array.from({ length: 5 }, () => call(server, '/admin/registrations?per_page=5', { token: admin }));
    const [reply, ...lists] = await Promise.all([decide(approving(ids)), ...others]);
    expect(lists.map(({ status }) => status)).toEqual(lists.map(() => 200));
    const refused = resultsOf(reply).filter(({ outcome }) => outcome === 'refused');
    const { database } = server.platform;
    if (database.kind === 'embedded') expect(await estimatedRows(database, 'clients')).toBeGreaterThan(120);
    expect(resultsOf(reply).map(({ id }) => id)).toEqual(ids);
    expect(refused.map(({ id, error }) => [id, error?.message])).toEqual(
      await Promise.all(taken.map(async (id) => [id, `${await emailOf(id)} already has an account.`])),
    );
    const left = await one(
      `select count(*) filter (where r.status = 'approved' and not r.id = any($2))::int as approved,
          count(*) filter (where r.status = 'pending' and r.client_id is null and r.id = any($2))::int as untouched,
          count(distinct r.client_id)::int as own_clients,
          (select count(*)::int from clients c where c.company_name in (select company_name from registrations where id = any($1))) as clients,
          (select count(*)::int from outbox where recipient in (select email from registrations where id = any($1))) as mails,
          (select count(*)::int from audit_entries where action = 'registrations.approve' and subject_type = 'registration'
            and subject_id in (select unnest($1::integer[])::text)) as audited,
          (select count(*)::int from webhook_events where type = 'registration.approved'
            and (body::jsonb->'data'->>'registration_id')::integer = any($1)) as events
        from registrations r where r.id = any($1)`,
      [ids, taken],
    );
    const all = ids.length - taken.length;
    expect(left).toEqual({
      approved: all,
      untouched: taken.length,
      own_clients: all,
      clients: all,
      mails: all,
      audited: all,
      events: all,
    });
  });

  it('takes 500 and refuses 501, none at all, and a rejection without a reason, before anything is decided', async () => {
    const [id = 0] = await seed(1);
    const many = (count: number): Decision[] =>
      Array.from({ length: count }, (_, index) => ({
        id: index === 0 ? id : 1_900_000_000 + index,
        decision: 'approve',
      }));
    for (const decisions of [many(501), [], [{ id, decision: 'reject' } as Decision]])
      expect((await decide(decisions)).status).toBe(422);
    const blank = await decide([
      { id, decision: 'approve' },
      { id, decision: 'reject', admin_notes: ' ' },
    ]);
    expect(blank.body.errors).toEqual({ 'decisions.1.admin_notes': ['Please give a reason for the rejection'] });
    const { status } = (await one<{ status: string }>(`select status from registrations where id = $1`, [id])) ?? {};
    expect(status).toBe('pending');
    const results = resultsOf(await decide(many(500)));
    expect([results.length, results.filter(({ outcome }) => outcome === 'done').length]).toEqual([500, 1]);
  });

  it('replays the results for the same key when the reply was lost, and decides nothing twice', async () => {
    const ids = await seed(12);
    const first = await decide(approving(ids), { key: 'bulk-lost-reply' });
    const again = await decide(approving(ids), { key: 'bulk-lost-reply' });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    const other = await decide(approving(ids.slice(1)), { key: 'bulk-lost-reply' });
    expect([other.status, other.body['code']]).toEqual([409, 'idempotency_key_reused']);
    const { clients } = (await one<{ clients: number }>(
      `select count(*)::int as clients from clients c join registrations r on r.company_name = c.company_name where r.id = any($1)`,
      [ids],
    )) ?? { clients: 0 };
    expect(clients).toBe(12);
  });

  it('lets each be decided once when two administrators send the same list, one in reverse, or one clicks twice', async () => {
    const ids = await seed(40);
    const replies = await Promise.all([
      decide(approving(ids)),
      decide(approving(ids.toReversed()), { token: admin }),
      decide(approving(ids)),
    ]);
    const results = replies.flatMap(resultsOf);
    expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(40);
    expect(new Set(results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)).size).toBe(40);
    expect(results.filter(({ error }) => error?.code === 'already_decided')).toHaveLength(80);
  });

  it('lets one application be decided once when two administrators decide on it at the same time', async () => {
    const ids = await seed(12);
    const decideOne = async (id: number, decision: 'approve' | 'reject', token: string) => {
      const json = decision === 'reject' ? { admin_notes: 'No website.' } : {};
      return (await call(server, `/admin/registrations/${String(id)}/${decision}`, { token, json })).status;
    };
    const statuses = await Promise.all(
      ids.flatMap((id) => [decideOne(id, 'approve', admin), decideOne(id, 'reject', people.reviewer)]),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.filter((status) => status === 409)).toHaveLength(12);
  });

  it('lets an applicant be asked once when two reviewers ask at the same time', async () => {
    const ids = await seed(12);
    const ask = async (id: number, token: string) => {
      const json = { question: 'Please send your license.' };
      return (await call(server, `/admin/registrations/${String(id)}/ask`, { token, json })).status;
    };
    const statuses = await Promise.all(ids.flatMap((id) => [ask(id, admin), ask(id, people.reviewer)]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.filter((status) => status === 409)).toHaveLength(12);
  });

  it('decides on domains, feeds, and clients in the same way', async () => {
    const domainIds: number[] = [];
    for (const name of ['many-a.example', 'many-b.example']) {
      const json = {
        domain_name: name,
        dmca_compliance_url: `https://${name}/dmca`,
        content_removal_email: `removal@${name}`,
      };
      domainIds.push(((await call(server, '/domains', { token: people.acme, json })).body.data as { id: number }).id);
    }
    const [domain = 0, bad = 0] = domainIds;
    const domainId = await anApprovedDomain(server, people, 'many-feeds.example');
    const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A']])) });
    const json = { company_name: 'Cedar Video', email: 'cedar@x.example', first_name: 'Cedar', last_name: 'Lee' };
    const created = await call(server, '/admin/clients', { token: admin, json });
    const { client_id: client } = created.body.data as { client_id: number };
    const cases = [
      {
        to: '/admin/domains/decide',
        decisions: [
          { id: domain, decision: 'approve', admin_notes: 'Checked' },
          { id: bad, decision: 'reject', admin_notes: 'No policy page.' },
          { id: domain, decision: 'approve' },
          { id: 1_999_999_999, decision: 'approve' },
        ],
        expected: ['approved', 'rejected', 'already_decided', 'not_found'],
      },
      {
        to: '/admin/feeds/decide',
        decisions: [
          { id: feed.id, decision: 'approve' },
          { id: feed.id, decision: 'reject', reason: 'Too late' },
          { id: 1_999_999_999, decision: 'approve' },
        ],
        expected: ['approved', 'already_decided', 'not_found'],
      },
      {
        to: '/admin/clients/decide',
        decisions: [
          { id: client, decision: 'activate' },
          { id: client, decision: 'suspend', reason: 'Unpaid' },
          { id: client, decision: 'suspend' },
          { id: 1_999_999_999, decision: 'activate' },
        ],
        expected: ['not_set_up', 'suspended', 'already_decided', 'not_found'],
      },
    ];
    for (const { to, decisions, expected } of cases) {
      const { status, body } = await call(server, to, { token: admin, json: { decisions } });
      expect([to, status]).toEqual([to, 200]);
      const seen = (
        body.data as { data?: { status?: string; review_status?: string }; error?: { code: string } }[]
      ).map(({ data, error }) => error?.code ?? data?.review_status ?? data?.status);
      expect([to, seen]).toEqual([to, expected]);
    }
  });

  it.each([
    ['/admin/registrations/decide', 'approve'],
    ['/admin/domains/decide', 'approve'],
    ['/admin/feeds/decide', 'approve'],
    ['/admin/clients/decide', 'activate'],
  ])('is not for clients: %s', async (to, decision) => {
    const json = { decisions: [{ id: 1, decision }] };
    expect((await call(server, to, { token: people.acme, json })).status).toBe(403);
    expect((await call(server, to, { json })).status).toBe(401);
  });
});
