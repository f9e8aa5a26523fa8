import { createTestServer, seedPendingApplications, type TestServer } from '@grt/mock-server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGrtAs } from '../../testing/run-grt.ts';

describe('a record that is typed by its name', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ environment: { GRT_RATE_LIMITS: 'off' } });
    await seedPendingApplications(server, { count: 12, from: 1 });
  });
  afterAll(() => server.close());

  const reviewer = (...argv: readonly string[]) => runGrtAs(server, { as: 'reviewer' }, ...argv);
  const acme = (...argv: readonly string[]) => runGrtAs(server, { as: 'acme' }, ...argv);
  const text = async (run: Promise<{ code: number; out: string; err: string }>) => {
    const { code, out, err } = await run;
    return code === 0 ? out.trim() : `${String(code)} ${err.trim()}`;
  };

  it('is found as an application by its company or application id, in any case, and not by a part of it', async () => {
    const number = await text(reviewer('registrations', 'show', 'Seeded 2', '--jq', '.application_id'));
    expect(number).toMatch(/^GRT-\d{6}-\d{5}$/);
    expect(await text(reviewer('registrations', 'show', number.toLowerCase(), '--jq', '.company_name'))).toBe(
      'Seeded 2',
    );
    expect(await text(reviewer('registrations', 'approve', ' seeded\u00a02 ', '--jq', '.[].status'))).toBe('approved');
    expect(await text(reviewer('registrations', 'reject', 'Seeded', '--reason', 'No'))).toMatch(
      /^6 .*No application is called .*Seeded.*\. See: grt registrations list/,
    );
  });

  it('is refused if several are called so, with what tells them apart', async () => {
    const { rows } = await server.platform.database.pool.query<{ id: number; created_at: Date }>(
      `update registrations set company_name = 'Twice' where company_name in ('Seeded 3', 'Seeded 4') returning id, created_at`,
    );
    const lines = rows
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, created_at }) => `\n  ${String(id)}: pending, Twice, ${created_at.toISOString().slice(0, 10)}`);
    expect(await text(reviewer('registrations', 'approve', 'twice'))).toBe(
      `7 error: Several applications are called "twice": use the id of one of them${lines.join('')}`,
    );
    await server.platform.database.pool.query(
      `update registrations set company_name = 'Twice' where company_name like 'Seeded _'`,
    );
    expect(await text(reviewer('registrations', 'approve', 'twice'))).toMatch(
      /^7 .*one of them(?:\n {2}\d+: pending, Twice, [-\d]{10}){5}\n {2}…: and others$/,
    );
  });

  it('is found as a domain, a feed, and a client', async () => {
    const about = ['--dmca-url', 'https://clips.example/dmca', '--removal-email', 'removal@clips.example'];
    await acme('domains', 'add', 'clips.example', ...about);
    expect(await text(reviewer('domains', 'approve', 'WWW.Clips.Example', '--jq', '.[].status'))).toBe('approved');
    const feed = ['--domain', 'clips.example', '--name', 'Trending', '--category', 'girls'];
    await acme('feeds', 'add-url', 'https://clips.example/feed.csv', ...feed);
    expect(await text(reviewer('feeds', 'approve', 'trending', '--jq', '.[].review_status'))).toBe('approved');
    expect(await text(acme('feeds', 'show', 'TRENDING', '--jq', '.feed_name'))).toBe('Trending');
    expect(await text(acme('feeds', 'items', 'Unknown'))).toMatch(/^6 .*No feed is called .*Unknown/);
    expect(await text(acme('feeds', 'pause', 'Trending', '--jq', '.[].is_active'))).toBe('false');
    expect(await text(reviewer('feeds', 'list', '--client', 'acme', '--jq', 'length'))).toBe('1');
    expect(await text(reviewer('feeds', 'list', '--client', 'globex', '--jq', 'length'))).toBe('0');
    expect(await text(acme('domains', 'show', 'clips.invalid'))).toMatch(/^6 .*No domain is called .*clips\.invalid/);
    expect(await text(acme('analytics', '--feed', 'Trending', '--jq', 'length'))).toBe('30');
    expect(await text(acme('analytics', '--feed', 'Unknown'))).toMatch(/^6 .*No feed is called .*Unknown/);
    const company = await text(reviewer('clients', 'show', '1', '--jq', '.company_name'));
    expect(await text(reviewer('clients', 'show', company.toUpperCase(), '--jq', '.client_id'))).toBe('1');
    expect(await text(reviewer('clients', 'suspend', 'acme', '--reason', 'Unpaid', '--jq', '.[].status'))).toBe(
      'suspended',
    );
  });
});

describe('a record that is typed as the address of its screen', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  const admin = (...argv: readonly string[]) => runGrtAs(server, { as: 'admin' }, ...argv);

  it.each([
    ['registrations show', 'http://grt.test/admin/registrations/1?tab=files#top'],
    ['registrations show', 'http://grt.test/admin/registrations?search=a&open=1'],
    ['clients show', 'http://grt.test/admin/clients/1'],
    ['notes list client', ' HTTP://GRT.TEST/admin/clients/1 '],
  ])('is found there: grt %s', async (command, address) => {
    expect(await admin(...command.split(' '), address)).toMatchObject({ code: 0 });
  });

  it.each([
    [
      'clients show',
      'https://other.example/admin/clients/1',
      'https://other.example is not the server in use, which is at http://grt.test. To use another one, add --profile or --api-url',
    ],
    [
      'clients show',
      'http://grt.test/admin/feeds/1',
      'http://grt.test/admin/feeds/1 is not the address of the screen of one client: use its id or name',
    ],
    [
      'pages show',
      'http://grt.test/admin/pages/create',
      'http://grt.test/admin/pages/create is not the address of the screen of one page: use its id or name',
    ],
  ])('is refused elsewhere: grt %s %s', async (command, address, message) => {
    const { code, err } = await admin(...command.split(' '), address);
    expect({ code, err }).toEqual({ code: 2, err: `error: ${message}\n` });
  });
});

describe('every noun', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  const run = async (...argv: readonly string[]) => {
    const { code, out, err } = await runGrtAs(server, { as: 'admin', stdin: '<p>About</p>' }, ...argv);
    return code === 0 ? out.trim() : `${String(code)} ${err}`;
  };

  it('takes a name where it takes an id: administrators, pages, tokens, webhooks, views, notes', async () => {
    await run('users', 'add', 'mira', '--first-name=Mira', '--last-name=Hale', '--email=mira@grt.example');
    expect(await run('users', 'edit', 'MIRA@grt.example', '--role', 'finance', '--jq', '.role')).toBe('finance');
    expect(await run('users', 'cancel-email', 'mira', '--jq', '.username')).toBe('mira');
    const asked = await runGrtAs(server, { as: 'admin' }, 'users', 'delete', 'mira', '--dry-run');
    expect(asked.err).toBe('Remove administrator mira? Nothing was changed (--dry-run).\n');
    expect(await run('users', 'delete', 'mira', '--yes', '--jq', '.removed')).toBe('true');
    expect(await run('users', 'delete', 'mira', '--yes')).toBe(
      '6 error: No administrator is called "mira". See: grt users list\n',
    );
    await run('pages', 'create', '--title=About', '--content=-', '--slug=about');
    for (const page of ['about', '/About', 'http://grt.test/preview/pages/about'])
      expect(await run('pages', 'show', page, '--jq', '.slug')).toBe('about');
    const id = await run('tokens', 'create', 'ci', '--scope=feeds:read', '--jq', '.details.id');
    expect(await run('tokens', 'revoke', 'ci', '--yes', '--jq', '.id')).toBe(id);
    expect(await run('tokens', 'revoke', 'ci', '--yes')).toMatch(/^6 error: No token is called "ci"/);
    await run('webhooks', 'create', 'https://hooks.example/grt', '--event=feed.approved', '--description=CI');
    expect(await run('webhooks', 'update', 'ci', '--disable', '--jq', '.status')).toBe('disabled');
    expect(await run('webhooks', 'delete', 'https://hooks.example/grt', '--yes', '--jq', '.deleted')).toBe('true');
    for (const list of ['feeds', 'clients']) await run('views', 'save', list, 'status=active', '--name', 'Active');
    expect(await run('views', 'delete', 'Active', '--yes')).toMatch(/^7 error: Several views are called "Active": /);
    await run('views', 'save', 'feeds', 'status=rejected', '--name', 'Rejected');
    expect(await run('views', 'delete', 'rejected', '--yes', '--jq', '.deleted')).toBe('true');
    expect(await run('notes', 'add', 'client', 'Acme Video', '--text', 'Called.', '--jq', '.text')).toBe('Called.');
  });
});
