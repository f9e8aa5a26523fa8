import type { PageVariable, PageVariableValue } from '@grt/sdk/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import { pageVariables } from '../../tables/pages.tables.ts';

const path = '/admin/pages/variables';

describeOnServer('variables of pages', (start) => {
  let server: TestServer;
  let token: string;
  const domains: number[] = [];
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    token = await server.signIn('reviewer');
    const acme = await server.signIn('acme');
    for (const name of ['zebra.example', 'alpha.example', 'gone.example', 'bücher-clips.example']) {
      const json = {
        domain_name: name,
        dmca_compliance_url: `https://${name}/dmca`,
        content_removal_email: 'removal@clips.example',
      };
      domains.push(((await call(server, '/domains', { token: acme, json })).body.data as { id: number }).id);
    }
  });

  beforeEach(async () => {
    await server.platform.database.current().delete(pageVariables);
  });

  const create = (json: object) => call(server, path, { token, json });
  const made = async (key: string, json: object = {}) =>
    (await create({ variable_key: key, variable_name: key, ...json })).body.data as PageVariable;
  const values = (id: number, query = '') => call(server, `${path}/${String(id)}/values${query}`, { token });
  const save = (id: number, list: object[]) =>
    call(server, `${path}/${String(id)}/values`, { token, method: 'PUT', json: { values: list } });

  it('are listed with the built-in ones first, then by key', async () => {
    await made('zulu');
    await made('alfa', { default_value: 'A', description: ' First ' });
    const list = (await call(server, `${path}/list`, { token })).body.data as PageVariable[];
    expect(list.map(({ variable_key: key }) => key)).toEqual(
      'domain_name domain_url dmca_url removal_email company year updated_date alfa zulu'.split(' '),
    );
    expect(list[0]).toMatchObject({ is_built_in: true, default_value: null });
    expect(list[7]).toMatchObject({ is_built_in: false, default_value: 'A', description: 'First' });
  });

  it('have unique keys, even when two are created at once', async () => {
    const unique = { variable_key: ['A variable with this key already exists.'] };
    const both = await Promise.all(['x', 'y'].map((name) => create({ variable_key: 'once', variable_name: name })));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422]);
    const builtIn = await create({ variable_key: 'company', variable_name: 'Mine' });
    expect([builtIn.status, builtIn.body.errors]).toEqual([422, unique]);
    const blank = await create({ variable_key: 'Support-Phone', variable_name: '' });
    expect(blank.body.errors).toEqual({
      variable_key: ['Please start the key with a letter and use lowercase letters, digits, and underscores.'],
      variable_name: ['Please enter a variable name.'],
    });
    expect((await create({ variable_key: 'blank', variable_name: '  ' })).body.errors).toEqual({
      variable_name: ['Please enter a variable name.'],
    });
  });

  it('are changed and deleted with an audit entry, except built-in ones', async () => {
    const { id } = await made('phone', { default_value: '1' });
    const one = `${path}/${String(id)}`;
    const changed = await call(server, one, { token, method: 'PUT', json: { default_value: null } });
    expect(changed.body.data).toMatchObject({ variable_key: 'phone', variable_name: 'phone', default_value: null });
    expect((await call(server, one, { token, method: 'PUT', json: { variable_name: ' ' } })).status).toBe(422);
    expect((await call(server, one, { token, method: 'DELETE' })).status).toBe(200);
    for (const method of ['PUT', 'DELETE']) {
      const json = method === 'PUT' ? { json: { description: 'x' } } : {};
      const [builtIn, gone] = [`${path}/5`, one].map((address) => call(server, address, { token, method, ...json }));
      expect([(await builtIn)?.status, (await builtIn)?.body.message]).toEqual([
        409,
        'This variable is built in and cannot be changed or deleted.',
      ]);
      expect([(await gone)?.status, (await gone)?.body.message]).toEqual([404, 'Variable not found']);
    }
    const query = `?subject_type=page_variable&subject_id=${String(id)}`;
    const entries = (await call(server, `/admin/audit${query}`, { token })).body.data as { action: string }[];
    expect(entries.map(({ action }) => action)).toEqual(['variables.remove', 'variables.update', 'variables.create']);
  });

  it('accept values for single domains, and return them', async () => {
    const { id } = await made('motto', { default_value: 'Default' });
    const [zebra = 0, alpha = 0] = domains;
    const set = await save(id, [
      { domain_id: zebra, value: 'Stripes' },
      { domain_id: alpha, value: 'First' },
    ]);
    expect(set.status).toBe(200);
    const rows = (await values(id)).body.data as PageVariableValue[];
    expect(rows.map(({ domain_name: name, value }) => [name, value])).toEqual([
      ['alpha.example', 'First'],
      ['zebra.example', 'Stripes'],
    ]);
    expect((await values(id, '?search=ZEB&page=1&per_page=1')).body['meta']).toMatchObject({ total: 1, last_page: 1 });
    const next = await save(id, [
      { domain_id: zebra, value: 'More stripes' },
      { domain_id: alpha, value: null },
    ]);
    expect((next.body.data as PageVariableValue[]).map(({ value }) => value)).toEqual(['More stripes']);
    expect((await values(id)).body.data).toHaveLength(1);
  });

  it('are found on a domain by its name as it is shown and as it is stored', async () => {
    const { id } = await made('slogan');
    const [zebra = 0, , , books = 0] = domains;
    await save(id, [
      { domain_id: zebra, value: 'Stripes' },
      { domain_id: books, value: 'Pages' },
    ]);
    for (const search of ['BÜCHER', 'bücher-clips.example', 'xn--bcher']) {
      const { body } = await values(id, `?search=${encodeURIComponent(search)}`);
      expect((body.data as PageVariableValue[]).map(({ value }) => value)).toEqual(['Pages']);
    }
  });

  it('save all values or none', async () => {
    const { id } = await made('claim');
    const [zebra = 0, alpha = 0, gone = 0] = domains;
    await call(server, `/admin/domains/${String(gone)}/delete`, { token, json: {} });
    const refused = await save(id, [
      { domain_id: zebra, value: 'a' },
      { domain_id: gone, value: 'b' },
      { domain_id: zebra, value: 'c' },
      { domain_id: 999_999, value: 'd' },
    ]);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        'values.1.domain_id': ['No domain has this id.'],
        'values.2.domain_id': ['Please include each domain only once.'],
        'values.3.domain_id': ['No domain has this id.'],
      },
    ]);
    expect((await values(id)).body.data).toEqual([]);
    expect((await save(id, [])).body.errors).toEqual({ values: ['Please provide at least one domain and its value.'] });
    expect((await save(5, [{ domain_id: alpha, value: 'x' }])).status).toBe(409);
    expect((await save(99_999, [{ domain_id: alpha, value: 'x' }])).status).toBe(404);
    expect([(await values(5)).status, (await values(99_999)).status]).toEqual([200, 404]);
  });

  it('number at most 500', async () => {
    const queries = server.platform.database.current();
    const present = (await queries.select().from(pageVariables)).length;
    const at = server.clock.now();
    const row = (key: string) => ({ variableKey: key, variableName: key, createdAt: at, updatedAt: at });
    const rows = Array.from({ length: 499 - present }, (_, index) => row(`many_${String(index)}`));
    await queries.insert(pageVariables).values(rows);
    expect((await create({ variable_key: 'last_one', variable_name: 'Last' })).status).toBe(201);
    const full = await create({ variable_key: 'too_many', variable_name: 'Too many' });
    expect([full.status, full.body.message]).toEqual([
      409,
      'The limit of 500 variables is reached. Delete one that no page uses.',
    ]);
  });
});
