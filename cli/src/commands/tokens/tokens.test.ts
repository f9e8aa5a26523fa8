import { createTestServer, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const create = (as: string, ...words: readonly string[]) =>
  runGrtAs(server, { as }, 'tokens', 'create', 'CI', ...words, '--jq', '.details.scopes');

it('gives a token the scopes of a preset, and those named besides', async () => {
  const { code, out } = await create('acme', '--preset', 'ci-upload', '--scope', 'bids:read,feeds:read');
  expect([code, (JSON.parse(out) as string[]).toSorted()]).toEqual([
    0,
    ['bids:read', 'domains:read', 'feeds:read', 'feeds:write'],
  ]);
});

it('leaves out of a preset what the account may not read', async () => {
  const { out } = await create('acme', '--preset', 'read-only');
  const scopes = JSON.parse(out) as string[];
  expect(scopes).toContain('feeds:read');
  expect(scopes).not.toContain('registrations:read');
});

it('refuses a preset for what the account may not do, and a token without scopes', async () => {
  const refused = await create('acme', '--preset', 'bulk-review');
  expect([refused.code, refused.err]).toEqual([
    2,
    expect.stringContaining('Your account cannot use the preset bulk-review'),
  ]);
  expect((await create('acme')).err).toContain('Missing: --preset or --scope (account:read, ');
  expect((await create('acme', '--preset', 'all')).err).toContain('read-only, ci-upload, bulk-review');
});

it('lists your own tokens by name and order, and knows no owner among them', async () => {
  for (const name of ['Beta', 'Alpha'])
    await runGrtAs(server, { as: 'globex' }, 'tokens', 'create', name, '--scope', 'feeds:read');
  const listed = (...words: readonly string[]) =>
    runGrtAs(server, { as: 'globex' }, 'tokens', 'list', ...words, '--jq', '.[].name');
  expect((await listed()).out).toBe('Alpha\nBeta\n');
  expect((await listed('--sort', 'name', '--order', 'desc')).out).toBe('Beta\nAlpha\n');
  expect((await listed('--search', 'alp')).out).toBe('Alpha\n');
  expect(await listed('--sort', 'owner')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--sort owner needs --everyone'),
  });
});
