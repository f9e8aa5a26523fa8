import { afterEach, beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { testPassword, type TestServer } from '../../testing.ts';

const passwords = { password: 'a much longer one', password_confirmation: 'a much longer one' };

describeOnServer('a forgotten password', (start) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await start();
  });
  afterEach(() => server.close());
  const forget = (username: string) => call(server, '/auth/password/forgot', { json: { username } });
  const reset = (json: Record<string, string>) =>
    call(server, '/auth/password/reset', { json: { ...passwords, ...json } });
  const check = (token: string) => call(server, '/auth/password/check', { json: { token } });
  const aToken = async () => {
    await forget('acme');
    await server.drain();
    const [link = ''] = (await server.latestMail('alex@acme.example')).links;
    expect(new URL(link).pathname).toBe('/login/reset');
    return new URL(link).searchParams.get('token') ?? '';
  };
  const mails = async () => (await server.platform.mailer.list({}, { limit: 100, offset: 0 })).total;

  it('gets the same reply whether the account exists or not, and mail only if it does', async () => {
    const before = await mails();
    const replies = [await forget('acme'), await forget(' Alex@ACME.example '), await forget('nobody')];
    expect(new Set(replies.map(({ status, body }) => `${String(status)} ${body.message}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    await server.drain();
    expect(await mails()).toBe(before + 2);
    expect((await forget(' ')).body.errors).toEqual({ username: ['Username or email is required'] });
  });

  it('is replaced once, which ends every session and sends a mail', async () => {
    const [session, token] = [await server.signIn('acme'), await aToken()];
    expect((await reset({ token, password_confirmation: 'another one entirely' })).body.errors).toEqual({
      password_confirmation: ['Passwords do not match'],
    });
    expect((await reset({ token, password: 'password123', password_confirmation: 'password123' })).body.errors).toEqual(
      {
        password: [expect.stringContaining('too common')],
      },
    );
    // Only on the server's list: too long a one for browsers.
    expect((await reset({ token, password: 'Steelers1', password_confirmation: 'Steelers1' })).body.errors).toEqual({
      password: ['This password is too common. Please choose another one'],
    });
    expect(await check(token)).toMatchObject({ status: 200, body: { data: { username: 'acme' } } });
    expect((await reset({ token })).status).toBe(200);
    expect((await call(server, '/auth/me', { token: session })).status).toBe(401);
    const signIn = async (password: string) =>
      (await call(server, '/auth/client/login', { json: { username: 'acme', password } })).status;
    expect([await signIn(testPassword), await signIn(passwords.password)]).toEqual([401, 200]);
    expect((await server.latestMail('alex@acme.example')).subject).toBe('Your password was changed');
    for (const again of [await reset({ token }), await check(token)])
      expect([again.status, again.body.message]).toEqual([410, 'This link has already been used.']);
  });

  it('works only with the newest link, for an hour', async () => {
    const [first, second] = [await aToken(), await aToken()];
    expect((await reset({ token: first })).status).toBe(410);
    server.clock.advance(3_600_000 - 1);
    expect((await reset({ token: second, password_confirmation: 'x' })).status).toBe(422);
    server.clock.advance(1);
    const expired = await reset({ token: second });
    expect([expired.status, expired.body.message]).toEqual([410, 'This link has expired. Please request a new one.']);
    expect((await reset({ token: 'grt_reset_guessed' })).status).toBe(404);
    expect((await check('grt_reset_guessed')).status).toBe(404);
  });

  it('mails nothing to a suspended account', async () => {
    await server.platform.database.pool.query(`update clients set status = 'suspended'`);
    const before = await mails();
    expect((await forget('acme')).status).toBe(200);
    await server.drain();
    expect(await mails()).toBe(before);
  });

  it('can be requested five times an hour per name', async () => {
    for (let time = 0; time < 5; time += 1) expect((await forget('acme')).status).toBe(200);
    expect((await forget('ACME')).status).toBe(429);
  });
});
