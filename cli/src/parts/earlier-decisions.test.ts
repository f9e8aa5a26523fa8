import { createTestServer, seedPendingApplications, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runGrtAs } from '../testing/run-grt.ts';

let server: TestServer;
let application: number;
beforeAll(async () => {
  server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
  [application = 0] = await seedPendingApplications(server, { count: 1, from: 1 });
});
afterAll(() => server.close());

const grt = (as: string, ...words: string[]) => runGrtAs(server, { as }, ...words);
const addDomain = (name: string) =>
  grt('acme', 'domains', 'add', name, `--dmca-url=https://${name}/dmca`, `--removal-email=a@${name}`);
/** Without times and numbers of rows. */
const rows = (out: string) =>
  out.split('\n').map((line) => line.split('\t').filter((_, index) => index !== 0 && index !== 3));

it('lists what was decided on a domain, and says how many others its client has', async () => {
  await addDomain('decided.example');
  expect(await grt('reviewer', 'domains', 'decisions', 'decided.example')).toMatchObject({
    code: 0,
    out: '',
    err: 'No earlier decisions found.\n',
  });
  await grt('reviewer', 'domains', 'approve', '1', '--notes', 'Fine');
  await grt('admin', 'domains', 'reject', '1', '--reason', 'Empty page', '--revoke');
  await addDomain('other.example');
  const { code, out, err } = await grt('reviewer', 'domains', 'decisions', 'decided.example');
  expect(code).toBe(0);
  expect(rows(out)).toEqual([
    ['revoked', 'admin', 'decided.example', 'no', 'Empty page'],
    ['approved', 'reviewer', 'decided.example', 'no', 'Fine'],
    [],
  ]);
  expect(err).toBe('1 other domain of this client: 1 pending, 0 approved, 0 rejected\n');
});

it('lists what was decided on an application', async () => {
  await grt('reviewer', 'registrations', 'ask', String(application), '--question', 'Which license?');
  const { out, err } = await grt('reviewer', 'registrations', 'decisions', String(application));
  expect(out).toMatch(/\tasked\treviewer\t\d+\tGRT-\S+\tno\tWhich license\?\n$/);
  expect(err).toBe('');
});

it('exits 6 for what does not exist, and 5 for clients', async () => {
  for (const noun of ['registrations', 'feeds', 'domains']) {
    expect(await grt('reviewer', noun, 'decisions', '999')).toMatchObject({ code: 6 });
    expect(await grt('acme', noun, 'decisions', '1')).toMatchObject({ code: 5 });
  }
});
