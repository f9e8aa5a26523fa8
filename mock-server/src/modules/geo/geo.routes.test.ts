import { beforeAll, beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import { geoRules } from '../../tables/geo.tables.ts';

const path = '/system/geo-blocking';

describeOnServer('geo-blocking rules', (start) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await start();
    token = await server.signIn('reviewer');
  });
  beforeEach(() => server.platform.database.current().delete(geoRules));

  const create = (json: unknown) => call(server, `${path}/rules`, { token, json });
  const france = { type: 'country', code: 'fr', name: 'France', block_reason: 'Age verification law' };

  it('block by default, are stored in capitals, and are listed as countries and states', async () => {
    const { status, body } = await create(france);
    expect([status, body.message]).toEqual([201, 'Successfully added country: France']);
    expect(body.data).toMatchObject({ code: 'FR', is_blocked: true, block_reason: 'Age verification law' });
    expect((await create({ type: 'state', code: 'US-TX', name: 'Texas' })).body.message).toBe(
      'Successfully added state: Texas',
    );
    const listed = (await call(server, `${path}/rules`, { token })).body.data as Record<string, { code: string }[]>;
    expect([listed['countries']?.map(({ code }) => code), listed['states']?.map(({ code }) => code)]).toEqual([
      ['FR'],
      ['US-TX'],
    ]);
  });

  it.each([
    [
      { type: 'country', code: '', name: '' },
      { code: ['Please fill in code and name fields'], name: ['Please fill in code and name fields'] },
    ],
    [
      { type: 'country', code: 'ZZ', name: 'Nowhere' },
      { code: ['Please enter a code such as GB for a country or US-NY for a state'] },
    ],
    [
      { type: 'country', code: 'US-NY', name: 'New York' },
      { code: ['Please enter a code such as GB for a country or US-NY for a state'] },
    ],
  ])('refuse %j', async (json, errors) => {
    const { status, body } = await create(json);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('are unique per code, even when two are added or changed at once', async () => {
    const both = await Promise.all([create(france), create(france)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422]);
    const { id } = (await create({ type: 'country', code: 'DE', name: 'Germany' })).body.data as { id: number };
    const clash = await call(server, `${path}/rules/${String(id)}`, { token, method: 'PUT', json: { code: 'FR' } });
    expect([clash.status, clash.body.errors]).toEqual([422, { code: ['A rule for this code already exists'] }]);
  });

  it('are changed, switched to allowed and back, and deleted, each with its audit entry', async () => {
    const { id } = (await create(france)).body.data as { id: number };
    const rule = `${path}/rules/${String(id)}`;
    expect(
      (await call(server, rule, { token, method: 'PUT', json: { block_reason: 'Court order' } })).body.data,
    ).toMatchObject({ code: 'FR', block_reason: 'Court order' });
    expect((await call(server, `${rule}/toggle`, { token, method: 'POST' })).body.data).toMatchObject({
      is_blocked: false,
    });
    expect((await call(server, `${rule}/toggle`, { token, method: 'POST' })).body.data).toMatchObject({
      is_blocked: true,
    });
    expect((await call(server, `${rule}/delete`, { token, method: 'POST' })).body.message).toBe(
      'Rule deleted successfully',
    );
    for (const [gonePath, options] of [
      [rule, {}],
      [rule, { method: 'PUT', json: { block_reason: 'Too late' } }],
      [`${rule}/toggle`, { method: 'POST' }],
      [`${rule}/delete`, { method: 'POST' }],
    ] as const) {
      const gone = await call(server, gonePath, { token, ...options });
      expect([gone.status, gone.body.message]).toEqual([404, 'Rule not found']);
    }
    const audit = (await call(server, `/admin/audit?subject_type=geo_rule&subject_id=${String(id)}`, { token })).body
      .data as { action: string }[];
    expect(audit.map(({ action }) => action)).toEqual([
      'geo.remove',
      'geo.toggle',
      'geo.toggle',
      'geo.update',
      'geo.create',
    ]);
  });

  it('are reread for every part of the market, so that there is no cache to clear', async () => {
    const { status, body } = await call(server, `${path}/cache-clear`, { token, method: 'POST' });
    expect([status, body.message]).toEqual([200, 'Geo-blocking cache cleared successfully']);
  });
});
