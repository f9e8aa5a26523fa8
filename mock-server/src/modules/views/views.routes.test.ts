import type { SavedView } from '@grt/sdk/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestServer } from '../../testing.ts';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';

const query = 'status=suspended&sort=revenue_desc&hide=login';

describeOnServer('saved views', (start) => {
  let server: TestServer;
  let admin: string;
  let acme: string;

  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    admin = await server.signIn('admin');
    acme = await server.signIn('acme');
  });

  beforeEach(async () => {
    for (const token of [admin, acme]) for (const { id } of await kept(token)) await remove(id, token);
  });

  const save = async (json: object, token = admin) => call(server, '/account/views', { token, json, method: 'PUT' });
  const remove = async (id: number, token = admin) =>
    call(server, `/account/views/${String(id)}`, { token, method: 'DELETE' });
  const kept = async (token = admin) =>
    (await call(server, '/account/views', { token })).body.data as readonly SavedView[];

  it('are kept with the account, by list and name, and follow the person to another session', async () => {
    for (const [list, name] of [
      ['domains', 'Mine'],
      ['clients', 'suspended, by revenue'],
      ['clients', 'Big ones'],
      ['clients', null],
    ])
      expect((await save({ list, name, query })).status).toBe(200);
    const elsewhere = await server.signIn('admin');
    expect((await kept(elsewhere)).map(({ list, name }) => [list, name])).toEqual([
      ['clients', null],
      ['clients', 'Big ones'],
      ['clients', 'suspended, by revenue'],
      ['domains', 'Mine'],
    ]);
    expect((await kept(elsewhere))[1]).toEqual({
      id: expect.any(Number) as number,
      list: 'clients',
      name: 'Big ones',
      query,
      updated_at: '2026-11-20T10:00:00.000Z',
    });
  });

  it('are replaced by their name, in upper or lower case, and by none', async () => {
    const { id } = (await save({ list: 'clients', name: 'Big ones', query })).body.data as SavedView;
    const again = await save({ list: 'clients', name: 'BIG ones', query: '' });
    expect(again.body.data).toMatchObject({ id, name: 'BIG ones', query: '' });
    await save({ list: 'clients', name: null, query: 'density=compact' });
    await save({ list: 'clients', name: null, query: 'size=50' });
    expect((await kept()).map((view) => [view.name, view.query])).toEqual([
      [null, 'size=50'],
      ['BIG ones', ''],
    ]);
  });

  it('belong to one person: others neither see nor remove them', async () => {
    const { id } = (await save({ list: 'clients', name: 'Big ones', query })).body.data as SavedView;
    expect(await kept(acme)).toEqual([]);
    expect((await remove(id, acme)).status).toBe(404);
    await save({ list: 'client_feeds', name: 'Big ones', query }, acme);
    expect(await kept()).toHaveLength(1);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect(await kept()).toEqual([]);
    expect(await kept(acme)).toHaveLength(1);
  });

  it('have a name of 1 to 60 characters and a query of up to 2,000, of a list with a name like ours', async () => {
    const view = { list: 'clients', name: 'A', query: '' };
    for (const fits of [{ name: 'n'.repeat(60) }, { query: 'q'.repeat(2000) }, { list: 'l'.repeat(40) }])
      expect((await save({ ...view, ...fits })).status).toBe(200);
    for (const [field, value, message] of [
      ['name', '', 'Please name the view'],
      ['name', ' ', 'Please name the view'],
      ['name', 'n'.repeat(61), 'A name has at most 60 characters'],
      ['query', 'q'.repeat(2001), expect.any(String)],
      ['list', '', expect.any(String)],
      ['list', 'l'.repeat(41), expect.any(String)],
      ['list', '../clients', expect.any(String)],
    ] as const) {
      const refused = await save({ ...view, [field]: value });
      expect([field, refused.status, refused.body.errors]).toEqual([field, 422, { [field]: [message] }]);
    }
  });

  it('are at most 100 for one person; one of those can still be replaced', async () => {
    const named = (number: number) => save({ list: 'clients', name: `View ${String(number)}`, query: '' });
    for (let number = 1; number <= 100; number += 1) expect((await named(number)).status).toBe(200);
    const more = await named(101);
    expect([more.status, more.body.message]).toEqual([409, 'You already have 100 views. Please remove one first.']);
    expect((await named(100)).status).toBe(200);
    expect((await save({ list: 'clients', name: 'View 1', query: '' }, acme)).status).toBe(200);
  });
});
