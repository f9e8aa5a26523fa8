import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { testPassword, type TestServer } from '../../testing.ts';

const current = 'alex@acme.example';
const wanted = 'alexandra@acme.example';

describeOnServer('changing an email address', (start) => {
  let server: TestServer;
  let acme: string;
  beforeEach(async () => {
    server = await start();
    acme = await server.signIn('acme');
  });
  afterEach(() => server.close());

  const ask = (email: string, token = acme) => call(server, '/auth/profile', { method: 'PUT', token, json: { email } });
  const profile = async () =>
    (await call(server, '/auth/profile', { token: acme })).body.data as Record<string, unknown>;
  const use = (verb: 'check' | 'confirm' | 'decline', token: string) =>
    call(server, `/auth/email-change/${verb}`, { json: { token } });
  const linkTo = async (recipient: string) => {
    const [link = ''] = (await server.latestMail(recipient)).links;
    expect(link).toMatch(/^http:\/\/grt\.test\/email-change\?token=grt_email_/);
    return new URL(link).searchParams.get('token') ?? '';
  };

  describe('by its owner', () => {
    it.each([
      ['the new mailbox first', [wanted, current]],
      ['the current mailbox first', [current, wanted]],
    ] as const)('needs both mailboxes, %s', async (_, [first, second]) => {
      await ask(wanted);
      const tokens = { [current]: await linkTo(current), [wanted]: await linkTo(wanted) };
      expect((await use('check', tokens[current] ?? '')).body.data).toMatchObject({
        side: 'current',
        new_email: wanted,
        must_confirm: true,
      });
      expect((await use('confirm', tokens[first] ?? '')).status).toBe(200);
      expect(await profile()).toMatchObject({ email: current, pending_email: { email: wanted } });
      expect((await use('confirm', tokens[first] ?? '')).body['code']).toBe('link_used');
      const done = await use('confirm', tokens[second] ?? '');
      expect([done.status, done.body.message]).toEqual([200, `Your email address is now ${wanted}.`]);
      expect(await profile()).toMatchObject({ email: wanted, pending_email: null });
      expect((await server.latestMail(current)).subject).toBe('Your email address was changed');
      expect(
        (await call(server, '/auth/client/login', { json: { username: wanted, password: testPassword } })).status,
      ).toBe(200);
    });

    it('ends a link for a new password that was mailed to the old mailbox', async () => {
      await call(server, '/auth/password/forgot', { json: { username: 'acme' } });
      await server.platform.queue.drain();
      const [reset = ''] = (await server.latestMail(current)).links;
      await ask(wanted);
      for (const mailbox of [current, wanted]) await use('confirm', await linkTo(mailbox));
      const json = {
        token: new URL(reset).searchParams.get('token'),
        password: 'a much longer one',
        password_confirmation: 'a much longer one',
      };
      expect((await call(server, '/auth/password/reset', { json })).status).toBe(410);
    });

    it.each([current, wanted])('is canceled by the link to %s', async (mailbox) => {
      await ask(wanted);
      const tokens = [await linkTo(current), await linkTo(wanted)];
      expect((await use('decline', await linkTo(mailbox))).status).toBe(200);
      expect(await profile()).toMatchObject({ email: current, pending_email: null });
      for (const token of tokens) expect((await use('confirm', token)).status).toBe(410);
    });

    it('is canceled from the profile, twice without an error, and not by an API token', async () => {
      await ask(wanted);
      const token = await linkTo(wanted);
      const json = { name: 'CI', scopes: ['account:write'] };
      const created = await call(server, '/auth/tokens', { token: acme, json });
      const { token: secret } = created.body.data as { token: string };
      const cancel = (as: string) => call(server, '/auth/email-change', { method: 'DELETE', token: as });
      expect((await cancel(secret)).status).toBe(403);
      for (let count = 0; count < 2; count += 1) expect((await cancel(acme)).status).toBe(200);
      expect((await use('confirm', token)).status).toBe(410);
    });

    it('works for 24 hours, and not a moment longer', async () => {
      await ask(wanted);
      const tokens = { now: await linkTo(current), later: await linkTo(wanted) };
      server.clock.advance(24 * 3_600_000 - 1);
      expect((await use('confirm', tokens.now)).status).toBe(200);
      server.clock.advance(1);
      expect((await use('confirm', tokens.later)).body['code']).toBe('link_expired');
      acme = await server.signIn('acme');
      expect(await profile()).toMatchObject({ email: current, pending_email: null });
    });

    it('replaces the links when it is asked for again', async () => {
      await ask(wanted);
      const first = await linkTo(wanted);
      await ask(wanted);
      expect((await use('confirm', first)).status).toBe(410);
      expect((await use('check', await linkTo(wanted))).status).toBe(200);
    });

    it('ends with a changed password', async () => {
      await ask(wanted);
      const token = await linkTo(wanted);
      const json = {
        current_password: testPassword,
        password: 'a much longer one',
        password_confirmation: 'a much longer one',
      };
      expect((await call(server, '/auth/password', { method: 'PUT', token: acme, json })).status).toBe(200);
      expect((await use('confirm', token)).status).toBe(410);
      expect(await profile()).toMatchObject({ pending_email: null });
    });

    it('ends with a new password from a mailed link', async () => {
      await call(server, '/auth/password/forgot', { json: { username: 'acme' } });
      await server.platform.queue.drain();
      const [reset = ''] = (await server.latestMail(current)).links;
      await ask(wanted);
      const token = await linkTo(wanted);
      const json = {
        token: new URL(reset).searchParams.get('token'),
        password: 'a much longer one',
        password_confirmation: 'a much longer one',
      };
      expect((await call(server, '/auth/password/reset', { json })).status).toBe(200);
      expect((await use('confirm', token)).status).toBe(410);
    });

    it("does not tell that the address is another account's, except to its mailbox", async () => {
      const owner = 'admin@grt.example';
      const free = await ask('nobody@elsewhere.example');
      const reply = await ask(owner);
      const shape = ({ body }: typeof free) => Object.keys((body.data as { pending_email: object }).pending_email);
      expect([reply.status, shape(reply)]).toEqual([free.status, shape(free)]);
      expect([reply.status, reply.body.data]).toEqual([
        200,
        expect.objectContaining({ email: current, pending_email: expect.objectContaining({ email: owner }) }),
      ]);
      const mail = await server.latestMail(owner);
      expect([mail.subject, mail.links]).toEqual(['This email address is already in use', []]);
      expect((await use('confirm', await linkTo(current))).status).toBe(200);
      expect(await profile()).toMatchObject({ email: current, pending_email: { waits_for: ['new'] } });
    });

    it('is refused when another account has come to use the address in the meantime', async () => {
      await ask(wanted);
      const tokens = [await linkTo(current), await linkTo(wanted)] as const;
      const json = { company_name: 'Twin', first_name: 'A', last_name: 'B', email: wanted };
      await call(server, '/admin/clients', { token: await server.signIn('reviewer'), json });
      expect((await use('confirm', tokens[0])).status).toBe(200);
      expect((await use('confirm', tokens[1])).status).toBe(409);
      expect(await profile()).toMatchObject({ email: current });
    });

    it('counts the mails: ten within an hour, for the account', async () => {
      for (let count = 0; count < 10; count += 1)
        expect((await ask(`a${String(count)}@elsewhere.example`)).status).toBe(200);
      expect((await ask('b@elsewhere.example')).status).toBe(429);
      server.clock.advance(3_600_000);
      acme = await server.signIn('acme');
      expect((await ask('b@elsewhere.example')).status).toBe(200);
    });

    it('refuses a link that nobody mailed', async () => {
      for (const verb of ['check', 'confirm', 'decline'] as const)
        expect((await use(verb, 'grt_email_nothing')).status).toBe(404);
    });
  });

  describe('by an administrator', () => {
    it('needs only the new mailbox of a client; the current one can cancel', async () => {
      const reviewer = await server.signIn('reviewer');
      const edit = (email: string) =>
        call(server, '/admin/clients/1', { method: 'PUT', token: reviewer, json: { email } });
      const { status, body } = await edit(wanted);
      expect([status, body.data]).toEqual([
        200,
        expect.objectContaining({
          email: current,
          pending_email: expect.objectContaining({ requested_by: 'administrator', waits_for: ['new'] }),
        }),
      ]);
      const notice = await linkTo(current);
      expect((await use('check', notice)).body.data).toMatchObject({ must_confirm: false });
      expect((await use('confirm', notice)).status).toBe(409);
      expect((await use('decline', notice)).status).toBe(200);
      await edit(wanted);
      expect((await use('confirm', await linkTo(wanted))).status).toBe(200);
      expect(await profile()).toMatchObject({ email: wanted, pending_email: null });
      expect((await edit('admin@grt.example')).status).toBe(422);
    });

    it('is canceled by one', async () => {
      const reviewer = await server.signIn('reviewer');
      await call(server, '/admin/clients/1', { method: 'PUT', token: reviewer, json: { email: wanted } });
      const path = '/admin/clients/1/email-change';
      for (let count = 0; count < 2; count += 1)
        expect((await call(server, path, { method: 'DELETE', token: reviewer })).body.data).toMatchObject({
          pending_email: null,
        });
      const { body } = await call(server, '/admin/audit?action=clients.cancelEmail', { token: reviewer });
      expect(body.data).toHaveLength(1);
    });

    it('takes effect at once before the account is set up, and the setup link moves to the new mailbox', async () => {
      const reviewer = await server.signIn('reviewer');
      const json = { company_name: 'Typo', first_name: 'A', last_name: 'B', email: 'wrong@typo.example' };
      const { client_id: id } = (await call(server, '/admin/clients', { token: reviewer, json })).body.data as {
        client_id: number;
      };
      const [old = ''] = (await server.latestMail('wrong@typo.example')).links;
      const path = `/admin/clients/${String(id)}`;
      const { body } = await call(server, path, {
        method: 'PUT',
        token: reviewer,
        json: { email: 'right@typo.example' },
      });
      expect(body.data).toMatchObject({ email: 'right@typo.example', pending_email: null });
      const validate = (link: string) =>
        call(server, '/setup/validate-token', { json: { token: new URL(link).searchParams.get('token') } });
      expect((await validate(old)).status).toBe(410);
      expect((await validate((await server.latestMail('right@typo.example')).links[0] ?? '')).status).toBe(200);
    });

    it('needs only the new mailbox of an administrator, and moves the link of one who has no password yet', async () => {
      const admin = await server.signIn('admin');
      const edit = (id: number, json: object) =>
        call(server, `/admin/users/${String(id)}`, { method: 'PUT', token: admin, json });
      const list = (await call(server, '/admin/users', { token: admin })).body.data as {
        id: number;
        username: string;
      }[];
      const id = list.find(({ username }) => username === 'reviewer')?.id ?? 0;
      const reply = await edit(id, { email: 'robin@new.example' });
      expect(reply.body.data).toMatchObject({ email: 'reviewer@grt.example', pending_email: { waits_for: ['new'] } });
      expect((await edit(id, { email: 'admin@grt.example' })).status).toBe(422);
      const path = `/admin/users/${String(id)}/email-change`;
      expect((await call(server, path, { method: 'DELETE', token: admin })).body.data).toMatchObject({
        pending_email: null,
      });
      await edit(id, { email: 'robin@new.example' });
      expect((await use('confirm', await linkTo('robin@new.example'))).status).toBe(200);
      const invited = { username: 'tess', first_name: 'T', last_name: 'L', email: 'wrong@grt.example' };
      const tess = (await call(server, '/admin/users', { token: admin, json: invited })).body.data as { id: number };
      expect((await edit(tess.id, { email: 'tess@grt.example' })).body.data).toMatchObject({
        email: 'tess@grt.example',
        pending_email: null,
      });
      expect((await server.latestMail('tess@grt.example')).subject).toBe('You are now an administrator');
    });

    it('ends when the client is suspended', async () => {
      const reviewer = await server.signIn('reviewer');
      await ask(wanted);
      const token = await linkTo(wanted);
      await call(server, '/admin/clients/1/suspend', { token: reviewer, json: {} });
      expect((await use('confirm', token)).status).toBe(410);
    });
  });
});
