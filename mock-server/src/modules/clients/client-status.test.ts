import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { testPassword } from '../../testing.ts';
import { createAccountStore } from '../accounts/accounts.store.ts';
import { createTokenStore } from '../accounts/tokens.store.ts';
import { clickHours } from '../../tables/bidding.tables.ts';
import { addDomain } from '../bidding/testing.ts';
import { createBookStore } from '../bidding/books.store.ts';
import { createMarket } from '../traffic/market.ts';
import { describeClients } from './testing/client-scene.ts';

describeClients('the status of clients', (scene) => {
  const { post, dataOf, create, linkOf, tokenIn, setUp, aClient, latestAudit } = scene;

  describe('suspending', () => {
    it('ends sessions and tokens at once, keeps the data, and mails the reason', async () => {
      const { client, token } = await aClient('halted');
      const { database, clock, random } = scene.server.platform;
      const { secret } = await createTokenStore(database, clock, random).create({
        accountId: client.id,
        name: 'nightly',
        scopes: ['feeds:read'],
        expiresAt: new Date('2027-01-01T00:00:00Z'),
      });
      expect((await call(scene.server, '/client/feeds', { token: secret })).status).toBe(200);
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
        expect((await call(scene.server, '/client/feeds', { token: credential })).status).toBe(401);
      const signIn = await call(scene.server, '/auth/client/login', {
        json: { username: 'halted', password: testPassword },
      });
      expect([signIn.status, signIn.body['code']]).toEqual([403, 'account_suspended']);
      expect((await scene.server.latestMail(client.email)).text).toContain('Reason: Payment is overdue.');
    });

    it('stops every click, even one in progress, and lets bidding continue afterward', async () => {
      const { clock } = scene.server;
      const { database } = scene.server.platform;
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
      await createMarket(scene.server.platform).begin(0);
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
      expect((await scene.server.latestMail(client.email)).subject).toBe('Your account is active again');
      await scene.server.signIn('returning');
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
    const validate = (link: string) => call(scene.server, '/setup/validate-token', { json: { token: tokenIn(link) } });
    expect([(await validate(first)).status, (await validate(second)).status]).toEqual([410, 200]);
    expect((await setUp(second, 'linked')).status).toBe(201);
    expect(await post(`/${String(id)}/resend-setup`)).toMatchObject({
      status: 409,
      body: { message: 'The account of Northlight Pictures is already set up.' },
    });
  });
});
