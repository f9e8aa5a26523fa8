import { eq } from 'drizzle-orm';
import type { Client } from '@grt/sdk/contract';
import { describe, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { createAccountStore } from '../accounts/accounts.store.ts';
import { addDomain } from '../bidding/testing.ts';
import { clients } from '../../tables/clients.tables.ts';
import { describeClients, northlight } from './testing/client-scene.ts';

describeClients('clients', (scene) => {
  const { ask, post, put, dataOf, names, create, setUp, aClient, latestAudit } = scene;

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
      const mail = await scene.server.latestMail(northlight.email);
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
      const { database } = scene.server.platform;
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
      const { body } = await put(id, { timezone: 'Asia/Tokyo' });
      const change = { timezone: 'America/New_York', pending_timezone: 'Asia/Tokyo' };
      expect([body.data, (await ask(`/${String(id)}`)).body.data]).toMatchObject([change, change]);
      const [row] = await scene.server.platform.database.current().select().from(clients).where(eq(clients.id, id));
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
      const mailBefore = await scene.server.latestMail(client.email);
      const { body } = await put(client.client_id, { is_active: false });
      expect(body.data).toMatchObject({ status: 'inactive', is_active: false });
      expect((await call(scene.server, '/auth/me', { token })).status).toBe(401);
      expect((await scene.server.latestMail(client.email)).id).toBe(mailBefore.id);
      expect((await put(client.client_id, { is_active: true })).body.data).toMatchObject({ status: 'active' });
      await scene.server.signIn('resting');
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

  it('lists the domains of one client with their bidding', async () => {
    const { database, clock } = scene.server.platform;
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
});
