import { administratorRoleValues, type AdminUser } from '@grt/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAdministrator } from '../../testing/administrators.ts';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';

const person = { first_name: 'Tess', last_name: 'Lang' };

describeOnServer('the roles of administrators', (start) => {
  let server: TestServer;
  let admin: string;
  const tokens = new Map<string, string>();
  const tokenOf = (role: string) => tokens.get(role) ?? '';
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    admin = await server.signIn('admin');
    for (const role of ['reviewer', 'operator', 'finance'] as const)
      tokens.set(role, await server.signIn(await anAdministrator(server, role)));
  });

  const create = (json: object) => call(server, '/admin/users', { token: admin, json: { ...person, ...json } });

  it.each(administratorRoleValues)('can be %s, when added and when changed', async (role) => {
    const username = `new-${role.replaceAll('_', '-')}`;
    const { status, body } = await create({ username, email: `${username}@grt.example`, role });
    const isSuper = role === 'super_admin';
    expect([status, body.data]).toEqual([201, expect.objectContaining({ role, is_super_admin: isSuper })]);
    const path = `/admin/users/${String((body.data as AdminUser).id)}`;
    const other = role === 'finance' ? 'operator' : 'finance';
    for (const changed of [other, role])
      expect(
        (await call(server, path, { token: admin, method: 'PUT', json: { role: changed } })).body.data,
      ).toMatchObject({ role: changed });
  });

  it('are nothing else, and admin if none is given', async () => {
    const refused = await create({ username: 'auditor', email: 'auditor@grt.example', role: 'client' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { role: ['Please choose reviewer, operator, finance, admin, or super_admin'] },
    ]);
    const plain = await create({ username: 'plain', email: 'plain@grt.example' });
    expect(plain.body.data).toMatchObject({ role: 'admin' });
  });

  it.each(['reviewer', 'operator', 'finance', 'admin'] as const)('do not let a %s give anyone a role', async (role) => {
    const token = role === 'admin' ? await server.signIn('reviewer') : tokenOf(role);
    const json = { ...person, username: 'mine', email: 'mine@grt.example', role: 'super_admin' };
    expect((await call(server, '/admin/users', { token, json })).status).toBe(403);
    expect((await call(server, '/admin/users/2', { token, method: 'PUT', json: { role } })).status).toBe(403);
  });

  it('are in what a session says about itself', async () => {
    const { body } = await call(server, '/auth/me', { token: tokenOf('operator') });
    expect(body.data).toMatchObject({
      role: 'operator',
      user: { type: 'admin', role: 'operator', is_super_admin: false },
    });
    expect((body.data as { permissions: string[] }).permissions).toContain('geo.create');
    expect((body.data as { permissions: string[] }).permissions).not.toContain('clients.list');
  });

  it('take effect on the next call of a session that is open', async () => {
    const username = await anAdministrator(server, 'admin');
    const token = await server.signIn(username);
    const { id } = (await server.platform.accounts.findByName(username))?.account ?? { id: 0 };
    const change = { token: admin, method: 'PUT', json: { role: 'reviewer' } };
    expect((await call(server, '/system/geo-blocking/rules', { token })).status).toBe(200);
    expect((await call(server, `/admin/users/${String(id)}`, change)).status).toBe(200);
    expect((await call(server, '/system/geo-blocking/rules', { token })).status).toBe(403);
    expect((await call(server, '/admin/registrations', { token })).status).toBe(200);
  });

  describe('limit API tokens', () => {
    const createToken = (role: string, scopes: readonly string[]) =>
      call(server, '/auth/tokens', { token: tokenOf(role), json: { name: 'CI', scopes } });

    it('to scopes that the role may use', async () => {
      expect((await createToken('operator', ['geo:write', 'account:read'])).status).toBe(201);
      const refused = await createToken('operator', ['geo:write', 'clients:read', 'bids:write']);
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { scopes: ['Your account cannot use clients:read, bids:write. Please leave it out'] },
      ]);
    });

    it('to calls that the role may make, whatever else the scope allows', async () => {
      const { token } = (await createToken('reviewer', ['feeds:write'])).body.data as { token: string };
      expect((await call(server, '/admin/feeds/999999', { token, method: 'DELETE' })).status).toBe(403);
      const accept = await call(server, '/admin/feeds/999999/imports/999999/accept', { token, method: 'POST' });
      expect(accept.status).toBe(404);
    });
  });

  it('let finance change prices, and no other setting, alone or together with a price', async () => {
    const change = (json: object) =>
      call(server, '/admin/settings', { token: tokenOf('finance'), method: 'PUT', json });
    expect((await change({ floor_price: 0.02, pricing: 'second' })).status).toBe(200);
    const refused = await change({ floor_price: 0.03, registration_open: false });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Your account may change pricing and floor_price only, not registration_open.',
    ]);
    expect((await change({ log_level: 'debug' })).status).toBe(403);
    expect((await call(server, '/admin/settings', { token: admin })).body.data).toMatchObject({
      floor_price: 0.02,
      registration_open: true,
    });
  });

  it('decide who an application can be assigned to', async () => {
    const idOf = async (username: string) => (await server.platform.accounts.findByName(username))?.account.id;
    const { data } = (await call(server, '/admin/registrations?status=pending', { token: tokenOf('reviewer') })).body;
    const [{ id }] = data as [{ id: number }];
    const assign = async (username: string) =>
      call(server, `/admin/registrations/${String(id)}/assign`, {
        token: tokenOf('reviewer'),
        json: { admin_id: await idOf(username) },
      });
    expect((await assign('the-reviewer')).body.data).toMatchObject({ assigned_to: 'the-reviewer' });
    const refused = await assign('the-finance');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { admin_id: ['This administrator may not decide on this. Please choose another one'] },
    ]);
  });
});
