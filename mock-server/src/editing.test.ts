import { beforeAll, expect, it } from 'vitest';
import { loadDocument } from './core/http/document.ts';
import { call } from './testing/api-calls.ts';
import { describeOnServer } from './testing/servers.ts';
import type { TestServer } from './testing.ts';

const document = await loadDocument();
const editors = document.operations.filter(({ edits }) => edits !== undefined);

it.each(editors.map((operation) => [operation.id, operation] as const))(
  '%s is read with a tag by everyone who may make it',
  (_, { edits, roles, parameters, replies, errorCodes }) => {
    const shown = document.operations.find(({ id }) => id === edits);
    expect([shown?.method, roles.filter((role) => !shown?.roles.includes(role))]).toEqual(['get', []]);
    expect(Object.keys(shown?.replies['200']?.['headers'] ?? {})).toContain('ETag');
    expect(parameters.map(({ name }) => name)).toContain('If-Match');
    expect([Object.keys(replies).includes('412'), errorCodes.includes('precondition_failed')]).toEqual([true, true]);
  },
);

describeOnServer('an edit', (start) => {
  let server: TestServer;
  let tokens: Record<'admin' | 'client', string>;
  beforeAll(async () => {
    server = await start();
    tokens = { admin: await server.signIn('admin'), client: await server.signIn('acme') };
  });

  const france = { type: 'country', code: 'FR', name: 'France', block_reason: 'Age verification law' };
  const aRule = async (code: string) => {
    const { body } = await call(server, '/system/geo-blocking/rules', {
      token: tokens.admin,
      json: { ...france, code },
    });
    return `/system/geo-blocking/rules/${String((body.data as { id: number }).id)}`;
  };
  const read = async (path: string, token = tokens.admin) => {
    const { headers, body } = await call(server, path, { token });
    return { tag: headers.get('etag') ?? '', data: body.data as Record<string, unknown> };
  };
  const put = async (path: string, json: unknown, ifMatch?: string, token = tokens.admin) => {
    const headers = ifMatch === undefined ? {} : { 'If-Match': ifMatch };
    const { status, body } = await call(server, path, { token, method: 'PUT', json, headers });
    return [status, body['code'], body.message];
  };
  const refused = [
    412,
    'precondition_failed',
    'Someone has changed this since you read it. Read it again, and repeat your change.',
  ];

  it('of what someone else has changed is refused and changes nothing, until it is read again', async () => {
    const path = await aRule('FR');
    const { tag } = await read(path);
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect((await put(path, { name: 'First' }, tag))[0]).toBe(200);
    expect(await put(path, { name: 'Second' }, tag)).toEqual(refused);
    const now = await read(path);
    expect([now.data['name'], now.tag === tag]).toEqual(['First', false]);
    expect((await put(path, { name: 'Second' }, now.tag))[0]).toBe(200);
  });

  it('without a condition is saved whatever happened, as is one that only asks for the thing to be there', async () => {
    const path = await aRule('DE');
    const { tag } = await read(path);
    expect((await put(path, { name: 'First' }))[0]).toBe(200);
    expect((await put(path, { name: 'Second' }, '*'))[0]).toBe(200);
    expect(await put(path, { name: 'Third' }, `"other", ${tag}`)).toEqual(refused);
    const { tag: fresh } = await read(path);
    expect((await put(path, { name: 'Third' }, `"other", W/${fresh}`))[0]).toBe(200);
    expect((await put('/system/geo-blocking/rules/999', { name: 'None' }, '*'))[0]).toBe(404);
  });

  it('succeeds once when several make it at once, whoever is first', async () => {
    const path = await aRule('ES');
    const { tag } = await read(path);
    const names = ['One', 'Two', 'Three', 'Four', 'Five'];
    const outcomes = await Promise.all(names.map((name) => put(path, { name }, tag)));
    expect(outcomes.map(([status]) => String(status)).toSorted()).toEqual(['200', '412', '412', '412', '412']);
    expect((await read(path)).data['name']).toBe(names[outcomes.findIndex(([status]) => status === 200)]);
  });

  it('that removes something leaves it there if it has changed', async () => {
    const path = await aRule('IT');
    const { tag } = await read(path);
    await put(path, { name: 'Changed' });
    const remove = async (ifMatch: string) =>
      (await call(server, `${path}/delete`, { token: tokens.admin, json: {}, headers: { 'If-Match': ifMatch } }))
        .status;
    expect(await remove(tag)).toBe(412);
    expect(await remove((await read(path)).tag)).toBe(200);
    expect((await call(server, path, { token: tokens.admin })).status).toBe(404);
  });

  it.each([
    ['/admin/settings', 'admin', { support_email: 'help@grt.example' }, { support_email: 'desk@grt.example' }],
    ['/auth/profile', 'client', { job_title: 'Lead' }, { job_title: 'Head' }],
    ['/admin/clients/1', 'admin', { job_title: 'Lead' }, { job_title: 'Head' }],
    ['/admin/users/2', 'admin', { first_name: 'Robin' }, { first_name: 'Sam' }],
  ] as const)('of %s is guarded alike', async (path, who, one, other) => {
    const token = tokens[who];
    const { tag } = await read(path, token);
    expect((await put(path, one, tag, token))[0]).toBe(200);
    expect(await put(path, other, tag, token)).toEqual(refused);
    expect((await put(path, other, (await read(path, token)).tag, token))[0]).toBe(200);
  });

  it('does not come too late because of a count or a state beside what it edits', async () => {
    const { tag, data } = await read('/admin/clients/1');
    server.clock.advance(60_000);
    await server.signIn('acme');
    const now = await read('/admin/clients/1');
    expect([now.tag, now.data['last_login_at'] === data['last_login_at']]).toEqual([tag, false]);
  });
});
