import { eq } from 'drizzle-orm';
import type { Client } from '@grt/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, type CallOptions } from '../../testing/api-calls.ts';
import { describeOnEveryServer } from '../../testing/servers.ts';
import { testPassword, type TestServer } from '../../testing.ts';
import { createAccountStore } from '../accounts/accounts.store.ts';
import { accounts } from '../../tables/accounts.tables.ts';
import { createTokenStore } from '../accounts/tokens.store.ts';
import { createAuditStore } from '../audit/audit.store.ts';
import { clickHours } from '../../tables/bidding.tables.ts';
import { addDomain } from '../bidding/testing.ts';
import { createBookStore } from '../bidding/books.store.ts';
import { createMarket } from '../traffic/market.ts';
import { clients } from '../../tables/clients.tables.ts';

const northlight = {
  company_name: 'Northlight Pictures',
  first_name: 'Dana',
  last_name: 'Reyes',
  email: 'dana@northlight-pictures.example',
};

describeOnEveryServer('clients', (start) => {
  let server: TestServer;
  let reviewer: string;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    reviewer = await server.signIn('reviewer');
  });

  const ask = (path: string, options: CallOptions = {}) =>
    call(server, `/admin/clients${path}`, { token: reviewer, ...options });
  const post = (path: string, json?: object) => ask(path, { method: 'POST', ...(json ? { json } : {}) });
  const put = (id: number, json: object) => ask(`/${String(id)}`, { method: 'PUT', json });
  const dataOf = async (path: string): Promise<Client> => (await ask(path)).body.data;
  const names = async (query: string) =>
    ((await ask(query)).body.data as Client[]).map(({ company_name }) => company_name);
  const create = async (form: object): Promise<Client> => {
    const { status, body } = await post('', { ...northlight, ...form });
    expect([status, body.errors]).toEqual([201, undefined]);
    return body.data;
  };
  const linkOf = async (recipient: string) => (await server.latestMail(recipient)).links[0] ?? '';
  const tokenIn = (link: string) => new URL(link).searchParams.get('token');
  const setUp = (link: string, username: string) =>
    call(server, '/setup/account', {
      json: { token: tokenIn(link), username, password: testPassword, password_confirmation: testPassword },
    });
  /** A client that is set up and signed in. */
  const aClient = async (name: string): Promise<{ client: Client; token: string }> => {
    const client = await create({ company_name: name, email: `${name}@set-up.example` });
    expect((await setUp(await linkOf(client.email), name)).status).toBe(201);
    return { client, token: await server.signIn(name) };
  };
  const latestAudit = async () => {
    const { database, clock } = server.platform;
    return (await createAuditStore(database, clock).list({}, { offset: 0, limit: 1 })).rows[0];
  };

  describe('adding one', () => {
    it('creates a pending client, mails a working setup link, and records it in the audit', async () => {
      const client = await create({
        website: 'northlight.example',
        country: 'us',
        state: 'ny',
        phone: '+1 212 555 0100',
      });
      expect(client).toMatchObject({
        company_name: 'Northlight Pictures',
        full_name: 'Dana Reyes',
        email: northlight.email,
        login_email: northlight.email,
        registration_email: northlight.email,
        website: 'https://northlight.example',
        country: 'US',
        state: 'NY',
        username: null,
        status: 'pending',
        is_active: false,
        timezone: 'America/New_York',
        subscription_plan: 'Standard',
        total_revenue: 0,
        registration_id: null,
        setup_expires_at: '2026-11-27T10:00:00.000Z',
      });
      expect(client.login_id).toBe(client.id);
      expect(await latestAudit()).toMatchObject({
        action: 'clients.create',
        actor: 'reviewer',
        subjectLabel: 'Northlight Pictures',
      });
      const mail = await server.latestMail(northlight.email);
      expect(mail.text).toContain('Questions? Write to support@grt.example.');
      expect((await setUp(mail.links[0] ?? '', 'northlight')).status).toBe(201);
      expect(await dataOf(`/${String(client.client_id)}`)).toMatchObject({
        status: 'active',
        username: 'northlight',
        setup_expires_at: null,
      });
    });

    it('refuses all wrong fields at once, and creates nothing', async () => {
      const before = await names('');
      const { status, body } = await post('', {
        ...northlight,
        phone: '12',
        website: 'ftp://x.example',
        country: 'XX',
      });
      expect([status, body.errors]).toEqual([
        422,
        {
          phone: ['Please enter a valid phone number'],
          website: ['Please enter a valid website address, such as https://example.com'],
          country: ['Please choose a country from the list'],
        },
      ]);
      const bare = await post('', { ...northlight, company_name: '  ', email: 'dana@nowhere', first_name: ' ' });
      expect(bare.body.errors).toEqual({
        company_name: ['Company name is required'],
        first_name: ['First name is required'],
        email: ['Please enter a valid email address'],
      });
      const state = await post('', { ...northlight, email: 'new@x.example', country: 'US', state: 'ZZ' });
      expect(state.body.errors).toEqual({ state: ['Please choose a state from the list'] });
      expect(await names('')).toEqual(before);
    });

    it.each([
      ['of an account', 'ALEX@acme.example'],
      ['of an administrator', 'reviewer@grt.example'],
      ['of a pending application', 'haru@kumo.example'],
    ])('refuses the address %s', async (_, email) => {
      const { status, body } = await post('', { ...northlight, email });
      expect([status, body.errors]).toEqual([422, { email: ['An account with this email address already exists'] }]);
    });
  });

  describe('listing', () => {
    it('searches company, contact, email, username, and phone, with wildcards taken literally', async () => {
      expect(await names('?search=acme%20v')).toEqual(['Acme Video']);
      expect(await names('?search=grace%20weber')).toEqual(['Globex Clips']);
      expect(await names('?search=GRACE@GLOBEX')).toEqual(['Globex Clips']);
      expect(await names('?search=globex&status=active')).toEqual(['Globex Clips']);
      expect(await names('?search=5550%200145')).toEqual(['Harbor Clips']);
      expect(await names('?search=%25')).toEqual([]);
    });

    it('filters by status, pages, and names the application that a client came from', async () => {
      const pending = (await ask('?status=pending&search=Harbor')).body.data as Client[];
      expect(pending).toMatchObject([{ company_name: 'Harbor Clips', status: 'pending', username: null }]);
      expect(pending[0]?.registration_id).toEqual(expect.any(Number));
      const { body } = await ask('?page=2&per_page=2&sort=company_asc&search=clips');
      expect(body['meta']).toEqual({ page: 2, per_page: 2, total: 2, last_page: 1 });
    });

    it('sorts in six orders', async () => {
      const { database } = server.platform;
      await database
        .current()
        .update(clients)
        .set({ revenueMicros: 12_345_678 })
        .where(eq(clients.companyName, 'Globex Clips'));
      await database
        .current()
        .update(clients)
        .set({ revenueMicros: 2_000_000 })
        .where(eq(clients.companyName, 'Acme Video'));
      const among = async (sort: string) =>
        (await names(`?sort=${sort}`)).filter((name) => /^(Acme|Globex|Harbor) /.test(name)).map((name) => name[0]);
      expect(await among('newest')).toEqual(['H', 'G', 'A']);
      expect(await among('oldest')).toEqual(['A', 'G', 'H']);
      expect(await among('company_asc')).toEqual(['A', 'G', 'H']);
      expect(await among('company_desc')).toEqual(['H', 'G', 'A']);
      expect(await among('revenue_desc')).toEqual(['G', 'A', 'H']);
      expect(await among('revenue_asc')).toEqual(['H', 'A', 'G']);
      expect((await dataOf('/2')).total_revenue).toBe(12.35);
      expect(await ask('?sort=cheapest')).toMatchObject({
        status: 422,
        body: { errors: { sort: [expect.any(String)] } },
      });
      await database.current().update(clients).set({ revenueMicros: 0 });
    });

    it('answers 404 for an unknown client in every call about one', async () => {
      const calls = [
        ask('/999999'),
        put(999_999, { company_name: 'Nobody' }),
        post('/999999/activate'),
        post('/999999/suspend', {}),
        post('/999999/resend-setup'),
        ask('/999999/domains'),
      ];
      for (const { status, body } of await Promise.all(calls))
        expect([status, body.message]).toEqual([404, 'Client not found']);
    });
  });

  describe('changing', () => {
    it('changes the fields sent, keeps the rest, and records the change in the audit', async () => {
      const { client_id: id } = await create({ email: 'change@x.example', country: 'US', state: 'NY' });
      const { status, body } = await put(id, {
        company_name: ' Renamed ',
        country: 'CA',
        job_title: '',
        email: 'other@x.example',
      });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        company_name: 'Renamed',
        first_name: 'Dana',
        country: 'CA',
        state: null,
        job_title: null,
        email: 'other@x.example',
      });
      expect(await latestAudit()).toMatchObject({
        action: 'clients.update',
        before: { company_name: 'Northlight Pictures', state: 'NY' },
        after: { company_name: 'Renamed', state: null },
      });
    });

    it('refuses an address that is taken, and an empty change', async () => {
      const taken = await put(1, { email: 'grace@globex.example' });
      expect([taken.status, taken.body.errors]).toEqual([
        422,
        { email: ['An account with this email address already exists'] },
      ]);
      expect((await put(1, {})).status).toBe(422);
    });

    it('applies a new timezone from the next midnight', async () => {
      const { client_id: id } = await create({ email: 'zone@x.example' });
      await put(id, { timezone: 'Asia/Tokyo' });
      const [row] = await server.platform.database.current().select().from(clients).where(eq(clients.id, id));
      expect(row).toMatchObject({
        timezone: 'America/New_York',
        pendingTimezone: 'Asia/Tokyo',
        pendingTimezoneFrom: new Date('2026-11-21T05:00:00.000Z'),
      });
      for (const timezone of ['Asia/Tokyo', 'Europe/Paris', 'Europe/Paris', 'America/New_York'])
        expect((await put(id, { timezone })).status).toBe(200);
    });

    it('makes an active client inactive without a mail, and active again', async () => {
      const { client, token } = await aClient('resting');
      const mailBefore = await server.latestMail(client.email);
      const { body } = await put(client.client_id, { is_active: false });
      expect(body.data).toMatchObject({ status: 'inactive', is_active: false });
      expect((await call(server, '/auth/me', { token })).status).toBe(401);
      expect((await server.latestMail(client.email)).id).toBe(mailBefore.id);
      expect((await put(client.client_id, { is_active: true })).body.data).toMatchObject({ status: 'active' });
      await server.signIn('resting');
    });

    it('refuses to switch pending and suspended ones', async () => {
      const pending = await create({ email: 'switch@x.example' });
      expect(await put(pending.client_id, { is_active: true })).toMatchObject({
        status: 409,
        body: { code: 'not_set_up', current: { status: 'pending' } },
      });
      await post(`/${String(pending.client_id)}/suspend`, {});
      expect((await put(pending.client_id, { is_active: true })).status).toBe(409);
    });
  });

  describe('suspending', () => {
    it('ends sessions and tokens at once, keeps the data, and mails the reason', async () => {
      const { client, token } = await aClient('halted');
      const { database, clock, random } = server.platform;
      const { secret } = await createTokenStore(database, clock, random).create({
        accountId: client.id,
        name: 'nightly',
        scopes: ['feeds:read'],
        expiresAt: new Date('2027-01-01T00:00:00Z'),
      });
      expect((await call(server, '/client/feeds', { token: secret })).status).toBe(200);
      const { status, body } = await post(`/${String(client.client_id)}/suspend`, { reason: ' Payment is overdue. ' });
      expect([status, body.data]).toEqual([
        200,
        expect.objectContaining({
          status: 'suspended',
          status_reason: 'Payment is overdue.',
          status_changed_at: '2026-11-20T10:00:00.000Z',
          username: 'halted',
        }),
      ]);
      for (const credential of [token, secret])
        expect((await call(server, '/client/feeds', { token: credential })).status).toBe(401);
      const signIn = await call(server, '/auth/client/login', { json: { username: 'halted', password: testPassword } });
      expect([signIn.status, signIn.body['code']]).toEqual([403, 'account_suspended']);
      expect((await server.latestMail(client.email)).text).toContain('Reason: Payment is overdue.');
    });

    it('stops every click, even one in progress, and lets bidding continue afterward', async () => {
      const { clock } = server;
      const { database } = server.platform;
      const { domainId, clientId, feedId } = await addDomain(database, clock.now(), { bid: 0.5, budget: 100 });
      await createAccountStore(database, clock).insert({
        role: 'client',
        clientId,
        username: `c${String(clientId)}`,
        email: `c${String(clientId)}@x.example`,
        firstName: 'C',
        lastName: 'D',
        passwordHash: 'x',
      });
      const books = createBookStore(database);
      let visitor = 1000;
      const click = () => books.click({ domainId, feedId, country: 'US', visitor: (visitor += 1), at: clock.now() });
      expect(await click()).toBe('charged');
      expect((await dataOf(`/${String(clientId)}`)).total_revenue).toBe(0.5);
      const [suspended] = await Promise.all([post(`/${String(clientId)}/suspend`, {}), click(), click()]);
      expect(suspended.status).toBe(200);
      const ledger = async () => {
        const rows = await database.current().select().from(clickHours).where(eq(clickHours.clientId, clientId));
        return rows.reduce((sum, { spentMicros }) => sum + spentMicros, 0);
      };
      const spent = await ledger();
      expect(await click()).toBe('refused');
      await createMarket(server.platform).begin(0);
      clock.advance(30 * 60_000);
      const client = await dataOf(`/${String(clientId)}`);
      expect([await ledger(), client.total_revenue, client.active_feeds, client.feed_count]).toEqual([
        spent,
        spent / 1_000_000,
        0,
        1,
      ]);
      expect((await post(`/${String(clientId)}/activate`)).body.data).toMatchObject({
        status: 'active',
        active_feeds: 1,
      });
      expect(await click()).toBe('charged');
      clock.set(new Date('2026-11-20T10:00:00.000Z'));
    });

    it('says the second time who suspended it and when', async () => {
      const { client_id: id } = await create({ company_name: 'Twice', email: 'twice@x.example' });
      await post(`/${String(id)}/suspend`, { reason: 'First' });
      const { status, body } = await post(`/${String(id)}/suspend`, { reason: 'Second' });
      expect([status, body.message, body['current']]).toEqual([
        409,
        'Twice was already suspended by reviewer on November 20, 2026 at 10:00 UTC.',
        {
          status: 'suspended',
          decided_by: 'reviewer',
          decided_at: '2026-11-20T10:00:00.000Z',
          notes: 'First',
        },
      ]);
    });

    it('lets only one of two concurrent suspensions through', async () => {
      const { client_id: id } = await create({ email: 'race@x.example' });
      const replies = await Promise.all([post(`/${String(id)}/suspend`, {}), post(`/${String(id)}/suspend`, {})]);
      expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    });

    it('works without a body, and refuses an unknown field', async () => {
      const { client_id: id } = await create({ email: 'bare@x.example' });
      expect((await post(`/${String(id)}/suspend`, { why: 'x' })).status).toBe(422);
      expect((await post(`/${String(id)}/suspend`)).status).toBe(200);
    });
  });

  describe('activating', () => {
    it('makes a suspended client active and notifies it', async () => {
      const { client } = await aClient('returning');
      await post(`/${String(client.client_id)}/suspend`, { reason: 'x' });
      expect((await post(`/${String(client.client_id)}/activate`)).body.data).toMatchObject({
        status: 'active',
        status_reason: null,
      });
      expect(await latestAudit()).toMatchObject({
        action: 'clients.activate',
        before: { status: 'suspended', status_reason: 'x' },
        after: { status: 'active' },
      });
      expect((await server.latestMail(client.email)).subject).toBe('Your account is active again');
      await server.signIn('returning');
      const again = await post(`/${String(client.client_id)}/activate`);
      expect([again.status, again.body.message]).toEqual([
        409,
        'returning was already activated by reviewer on November 20, 2026 at 10:00 UTC.',
      ]);
    });

    it('refuses one that is active without anyone having decided so', async () => {
      expect(await post('/1/activate')).toMatchObject({
        status: 409,
        body: { message: 'Acme Video is already active.' },
      });
    });

    it('refuses one that never set up its account; a new link makes a suspended one pending again', async () => {
      const { client_id: id, email } = await create({ email: 'never@x.example' });
      const first = await linkOf(email);
      await post(`/${String(id)}/suspend`, {});
      expect((await setUp(first, 'never')).status).toBe(410);
      expect(await post(`/${String(id)}/activate`)).toMatchObject({ status: 409, body: { code: 'not_set_up' } });
      expect((await post(`/${String(id)}/resend-setup`)).body.data).toMatchObject({
        status: 'pending',
        setup_expires_at: '2026-11-27T10:00:00.000Z',
      });
      expect((await setUp(await linkOf(email), 'never')).status).toBe(201);
    });
  });

  it('mails a new setup link and ends the older one, but not once the account is set up', async () => {
    const { client_id: id, email } = await create({ email: 'link@x.example' });
    const first = await linkOf(email);
    expect((await post(`/${String(id)}/resend-setup`)).status).toBe(200);
    const second = await linkOf(email);
    expect(second).not.toBe(first);
    const validate = (link: string) => call(server, '/setup/validate-token', { json: { token: tokenIn(link) } });
    expect([(await validate(first)).status, (await validate(second)).status]).toEqual([410, 200]);
    expect((await setUp(second, 'linked')).status).toBe(201);
    expect(await post(`/${String(id)}/resend-setup`)).toMatchObject({
      status: 409,
      body: { message: 'The account of Northlight Pictures is already set up.' },
    });
  });

  it('lists the domains of one client with their bidding', async () => {
    const { database, clock } = server.platform;
    const { clientId, domainId } = await addDomain(database, clock.now(), { bid: 0.3, budget: 9 });
    await createAccountStore(database, clock).insert({
      role: 'client',
      clientId,
      email: `d${String(clientId)}@x.example`,
      firstName: 'D',
      lastName: 'E',
    });
    const { body } = await ask(`/${String(clientId)}/domains`);
    expect(body.data).toMatchObject([
      { id: domainId, bidding: { bid_amount: 0.3 }, pacing_stats: { domain_id: domainId } },
    ]);
    expect((await ask(`/${String(clientId)}/domains?status=pending`)).body.data).toEqual([]);
  });

  describe('exporting', () => {
    const csv = async (query: string) => {
      const response = await server.fetch(`${server.baseUrl}/admin/clients/export${query}`, {
        headers: { Authorization: `Bearer ${reviewer}` },
      });
      expect([response.status, response.headers.get('content-disposition')]).toEqual([
        200,
        expect.stringContaining('clients.csv'),
      ]);
      return (await response.text()).trim().split('\r\n');
    };

    it('contains exactly the chosen ones, in their order, with formulas defused', async () => {
      const { client_id: id } = await create({
        company_name: '=HYPERLINK("http://evil.example")',
        email: 'f@x.example',
      });
      const lines = await csv(`?ids=${String(id)}&ids=1`);
      expect(lines).toHaveLength(3);
      expect(lines[0]).toMatch(/^client_id,company_name,full_name,email,/);
      expect(lines[1]).toContain(`${String(id)},"'=HYPERLINK(""http://evil.example"")",Dana Reyes`);
      expect(lines[2]).toMatch(/^1,Acme Video,Alex Moore,alex@acme\.example,acme,'\+1/);
      expect(await latestAudit()).toMatchObject({ action: 'clients.export', after: { clients: 2 } });
    });

    it('contains everything that matches the filter except excluded ones', async () => {
      const lines = await csv('?search=clips&sort=company_asc&except=2');
      expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(['Harbor Clips']);
    });

    it('contains everything that matches the filter, beyond one batch', async () => {
      const { database, clock } = server.platform;
      const times = { createdAt: clock.now(), updatedAt: clock.now() };
      const numbers = Array.from({ length: 501 }, (_, at) => String(at).padStart(3, '0'));
      const company = { status: 'inactive' as const, timezone: 'America/New_York', ...times };
      const rows = await database
        .current()
        .insert(clients)
        .values(numbers.map((number) => Object.assign({ companyName: `Bulk ${number}` }, company)))
        .returning({ id: clients.id });
      const notifications = { feed_reviewed: true, feed_failed: true, domain_reviewed: true, budget_exhausted: true };
      const person = { role: 'client' as const, firstName: 'B', lastName: 'K', notifications, ...times };
      await database
        .current()
        .insert(accounts)
        .values(
          rows.map(({ id }) => {
            const email = `b${String(id)}@x.example`;
            return Object.assign({ clientId: id, email, emailKey: email }, person);
          }),
        );
      const lines = await csv('?search=bulk%20&status=inactive&sort=company_desc');
      expect(lines).toHaveLength(502);
      expect([lines[1], lines[501]].map((line) => line?.split(',')[1])).toEqual(['Bulk 500', 'Bulk 000']);
    });
  });
});
