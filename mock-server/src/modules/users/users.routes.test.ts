import type { AdminUser } from '@grt/sdk/contract';
import { beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { closingAfterEach } from '../../testing/server-per-test.ts';
import { describeOnServer } from '../../testing/servers.ts';
import { testPassword, type TestServer } from '../../testing.ts';
import { createAuditStore } from '../audit/audit.store.ts';

const tess = { username: 'tess', first_name: 'Tess', last_name: 'Lang', email: 'tess@grt.example' };

describeOnServer('administrators', (startServer) => {
  const start = closingAfterEach(startServer);
  let server: TestServer;
  let admin: string;
  beforeEach(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    admin = await server.signIn('admin');
  });

  const list = async (query = ''): Promise<AdminUser[]> =>
    (await call(server, `/admin/users${query}`, { token: admin })).body.data;
  const create = (form: object) => call(server, '/admin/users', { token: admin, json: { ...tess, ...form } });
  const update = (id: number, json: object, token = admin) =>
    call(server, `/admin/users/${String(id)}`, { token, method: 'PUT', json });
  const remove = (id: number, token = admin) => call(server, `/admin/users/${String(id)}`, { token, method: 'DELETE' });
  const choosePassword = async (email: string) => {
    const token = new URL((await server.latestMail(email)).links[0] ?? '').searchParams.get('token');
    const json = { token, password: testPassword, password_confirmation: testPassword };
    return (await call(server, '/auth/password/reset', { json })).status;
  };
  const anAdministrator = async (username: string, isSuperAdmin = false): Promise<{ id: number; token: string }> => {
    const email = `${username}@grt.example`;
    const { body } = await create({ username, email, role: isSuperAdmin ? 'super_admin' : 'admin' });
    expect(await choosePassword(email)).toBe(200);
    return { id: (body.data as AdminUser).id, token: await server.signIn(username) };
  };
  const latestAction = async () => {
    const { database, clock } = server.platform;
    return (await createAuditStore(database, clock).list({}, { offset: 0, limit: 1 })).rows[0];
  };

  it('lists them by name, and finds them by username, name, and email, but never a client', async () => {
    expect((await list()).map(({ username, is_super_admin }) => [username, is_super_admin])).toEqual([
      ['admin', true],
      ['reviewer', false],
    ]);
    expect((await list('?sort=username&order=desc')).map(({ username }) => username)).toEqual(['reviewer', 'admin']);
    for (const search of ['REVIEW', 'rui%20costa', 'reviewer@grt'])
      expect((await list(`?search=${search}`)).map(({ username }) => username)).toEqual(['reviewer']);
    expect(await list('?search=acme')).toEqual([]);
  });

  it('creates one with a mailed link that works for days, and records it in the audit', async () => {
    const { status, body } = await create({});
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({ username: 'tess', full_name: 'Tess Lang', is_super_admin: false, is_active: true }),
    ]);
    expect(await latestAction()).toMatchObject({ action: 'users.create', actor: 'admin', subjectLabel: 'tess' });
    expect(await choosePassword(tess.email)).toBe(200);
    const token = await server.signIn('tess');
    expect((await call(server, '/admin/clients', { token })).status).toBe(200);
    expect((await call(server, '/admin/users', { token, json: tess })).status).toBe(403);
  });

  it('sends a new link on request to one who never chose a password', async () => {
    await create({ username: 'late', email: 'late@grt.example' });
    const first = (await server.latestMail('late@grt.example')).links[0];
    await call(server, '/auth/password/forgot', { json: { username: 'late' } });
    await server.drain();
    expect((await server.latestMail('late@grt.example')).links[0]).not.toBe(first);
    expect(await choosePassword('late@grt.example')).toBe(200);
  });

  it('refuses names and addresses that are taken, regardless of case, and blank names', async () => {
    expect((await create({ username: 'ACME', email: 'x@grt.example' })).body.errors).toEqual({
      username: ['This username is already taken'],
    });
    expect((await create({ username: 'other', email: 'Alex@ACME.example' })).body.errors).toEqual({
      email: ['An account with this email address already exists'],
    });
    expect((await create({ username: 'a b', first_name: ' ' })).body.errors).toEqual({
      username: ['Please use 3 to 32 letters, digits, dots, hyphens, or underscores'],
      first_name: ['First name is required'],
    });
  });

  it('changes name, email, and rights, effective with the next call', async () => {
    const { id, token } = await anAdministrator('rises');
    expect((await update(id, { first_name: 'Rita', role: 'super_admin' })).body.data).toMatchObject({
      first_name: 'Rita',
      is_super_admin: true,
    });
    expect((await call(server, '/admin/api-tokens', { token })).status).toBe(200);
    await update(id, { role: 'admin' });
    expect((await call(server, '/admin/api-tokens', { token })).status).toBe(403);
    expect(await latestAction()).toMatchObject({
      action: 'users.update',
      before: { role: 'super_admin', is_super_admin: true },
      after: { role: 'admin', is_super_admin: false },
    });
    expect((await update(id, { email: 'admin@grt.example' })).body.errors).toEqual({
      email: ['An account with this email address already exists'],
    });
  });

  it('ends the sessions of a deactivated administrator, and lets them back in later', async () => {
    const { id, token } = await anAdministrator('pausing');
    expect((await update(id, { is_active: false })).body.data).toMatchObject({ is_active: false });
    expect((await call(server, '/auth/me', { token })).status).toBe(401);
    await expect(server.signIn('pausing')).rejects.toThrow('could not be signed in');
    await update(id, { is_active: true });
    await server.signIn('pausing');
  });

  it('removes one: the sessions end, the decisions remain, and the name is free again', async () => {
    const { id, token } = await anAdministrator('leaver');
    const { body } = await call(server, '/admin/clients', {
      token,
      json: { company_name: 'By Leaver', first_name: 'A', last_name: 'B', email: 'by-leaver@x.example' },
    });
    const clientId = (body.data as { client_id: number }).client_id;
    await call(server, `/admin/clients/${String(clientId)}/suspend`, { token, json: {} });
    expect((await remove(id)).status).toBe(200);
    expect((await call(server, '/auth/me', { token })).status).toBe(401);
    expect((await list('?search=leaver')).length).toBe(0);
    const again = await call(server, `/admin/clients/${String(clientId)}/suspend`, { token: admin, json: {} });
    expect(again.body.message).toContain('was already suspended by leaver on');
    for (const reply of [await remove(id), await update(id, { is_active: true })])
      expect([reply.status, reply.body.message]).toEqual([404, 'Administrator not found']);
    expect((await create({ username: 'leaver', email: 'leaver@grt.example' })).status).toBe(201);
  });

  it('does not touch the account of a client', async () => {
    const acme = await call(server, '/admin/clients/1', { token: admin });
    const { id } = acme.body.data as { id: number };
    expect((await update(id, { first_name: 'X' })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  it('never removes the last super admin, whoever asks and however many ask at once', async () => {
    const [me] = await list('?search=admin@grt');
    const refused = {
      status: 409,
      body: {
        code: 'last_super_admin',
        message: 'This is the last super admin. Please make someone else super admin first.',
      },
    };
    const id = me?.id ?? 0;
    expect(await remove(id)).toMatchObject(refused);
    expect(await update(id, { role: 'admin' })).toMatchObject(refused);
    expect(await update(id, { is_active: false })).toMatchObject(refused);
    // An administrator who never chose a password could not do anything.
    await create({ username: 'unready', email: 'unready@grt.example', role: 'super_admin' });
    expect(await update(id, { role: 'admin' })).toMatchObject(refused);
    const second = await anAdministrator('second', true);
    const both = await Promise.all([
      update(id, { role: 'admin' }, second.token),
      update(second.id, { role: 'admin' }, admin),
    ]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, expect.any(Number)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
