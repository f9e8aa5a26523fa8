import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { createTestServer, testPassword, type TestServer } from '../../testing.ts';

const ada = {
  username: 'ada',
  first_name: 'Ada',
  last_name: 'Nowak',
  email: 'ada@grt.example',
  password: testPassword,
  password_confirmation: testPassword,
};
const hourMs = 3_600_000;

describe('the link for the first super admin', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ people: false });
  });
  afterEach(() => server.close());

  const tokenOfStart = async () =>
    new URL((await server.firstAdministratorUrl()) ?? '').searchParams.get('token') ?? '';
  const use = async (token: string, form: object = {}) => {
    const { status, body } = await call(server, '/setup/administrator', { json: { ...ada, token, ...form } });
    return [status, status === 422 ? body.errors : body.message];
  };

  it('creates one super admin, who can do everything, and then stops working', async () => {
    const token = await tokenOfStart();
    expect(await use(token)).toEqual([201, 'The first super admin is set up. You can now sign in.']);
    const session = await server.signIn('ada');
    expect((await call(server, '/admin/users', { token: session })).body.data).toEqual([
      expect.objectContaining({ username: 'ada', full_name: 'Ada Nowak', is_super_admin: true, is_active: true }),
    ]);
    const { body } = await call(server, '/admin/audit?action=setup.createAdministrator', { token: session });
    expect(body.data).toEqual([expect.objectContaining({ role: 'visitor', subject_label: 'ada' })]);
    expect(JSON.stringify(body.data)).not.toContain(token);
    expect(await use(token, { username: 'eve', email: 'eve@x.example' })).toEqual([
      410,
      'This link has already been used: there is a super admin. Please sign in.',
    ]);
    expect(await server.firstAdministratorUrl()).toBeUndefined();
  });

  it('works for only one of two people who use it at once', async () => {
    const token = await tokenOfStart();
    const both = await Promise.all([use(token), use(token, { username: 'eve', email: 'eve@x.example' })]);
    expect(both.map(([status]) => Number(status)).toSorted((one, other) => one - other)).toEqual([201, 410]);
  });

  it('is valid for an hour and replaced at each start', async () => {
    const first = await tokenOfStart();
    const second = await tokenOfStart();
    const old = [404, 'This link is not the newest one. Please use the one of the last start.'];
    expect(await use(first)).toEqual(old);
    expect(await use('grt_first_guessed')).toEqual(old);
    server.clock.advance(hourMs);
    expect(await use(second)).toEqual([410, 'This link has expired. Please restart the server: it prints a new one.']);
    const third = await tokenOfStart();
    server.clock.advance(hourMs - 1);
    expect((await use(third))[0]).toBe(201);
  });

  it('keeps working after refused fields, and names them', async () => {
    const token = await tokenOfStart();
    expect(await use(token, { email: 'nowhere', username: 'a b' })).toEqual([
      422,
      expect.objectContaining({ email: ['Please enter a valid email address'] }),
    ]);
    expect(await use(token, { first_name: '  ' })).toEqual([422, { first_name: ['First name is required'] }]);
    expect(await use(token, { password: 'password123', password_confirmation: 'other' })).toEqual([
      422,
      { password: [expect.stringContaining('too common')], password_confirmation: ['Passwords do not match'] },
    ]);
    expect((await use(token))[0]).toBe(201);
  });

  it('cannot be guessed at for long from one address', async () => {
    const token = await tokenOfStart();
    for (let attempt = 0; attempt < 20; attempt += 1) expect((await use('grt_first_guessed'))[0]).toBe(404);
    expect((await use(token))[0]).toBe(429);
  });
});

describe('a server whose super admin can sign in', () => {
  it('has no such link, and gets one when the last super admin loses the password', async () => {
    const server = await createTestServer();
    expect(await server.firstAdministratorUrl()).toBeUndefined();
    await server.platform.database.pool.query(`update accounts set password_hash = null where role = 'super_admin'`);
    expect(await server.firstAdministratorUrl()).toMatch(/^http:\/\/grt\.test\/setup\/administrator\?token=grt_first_/);
    await server.close();
  });
});
