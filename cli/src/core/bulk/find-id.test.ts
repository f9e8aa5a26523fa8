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

  it('is refused if several are called so, with their ids', async () => {
    const { rows } = await server.platform.database.pool.query<{ id: number }>(
      `update registrations set company_name = 'Twice' where company_name in ('Seeded 3', 'Seeded 4') returning id`,
    );
    const ids = rows.map(({ id }) => id).sort((one, other) => other - one);
    expect(await text(reviewer('registrations', 'approve', 'twice'))).toContain(
      `: use the id of one of them (${ids.join(', ')})`,
    );
    await server.platform.database.pool.query(
      `update registrations set company_name = 'Twice' where company_name like 'Seeded _'`,
    );
    expect(await text(reviewer('registrations', 'approve', 'twice'))).toMatch(/^7 .*\((?:\d+, ){5}…\)/);
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
