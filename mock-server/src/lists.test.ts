import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './testing/api-calls.ts';
import { fill, type Sizes } from './testing/full-platform.ts';
import { describeOnEveryServer } from './testing/servers.ts';
import { readingCost } from './testing/visited-rows.ts';
import type { TestServer } from './testing.ts';

const none: Sizes = { registrations: 0, clients: 0, domains: 0, feeds: 0, items: 0 };
const sizes: Sizes = { registrations: 10_050, clients: 8_000, domains: 8_000, feeds: 8_000, items: 80_000 };

describeOnEveryServer('lists of thousands of rows', (start) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off', GRT_VALIDATE_REPLIES: '0' } });
    token = await server.signIn('admin');
    await fill(server.platform.database, none, sizes);
    await read('/admin/clients?per_page=8'); // the first call of a minute advances the market, too
  });

  const read = async (path: string) => {
    const response = await server.fetch(server.baseUrl + path, { headers: { Authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    return response.text();
  };
  const cost = (path: string) => readingCost(server.platform.database, () => read(path));
  const page = async (path: string) => (await call(server, path, { token })).body as unknown as ListReply;

  // Before statistics exist, as in the first minutes of a platform, because plans are worst then.
  describe('without statistics', () => {
    it('look up what is shown with a client for the rows of the page only, also on page 300', async () => {
      const [first, late] = [await cost('/admin/clients?per_page=8'), await cost('/admin/clients?per_page=8&page=300')];
      expect(late.statements).toBe(first.statements);
      expect(late.visited - first.visited).toBeLessThan(6 * 300 * 8);
    });

    it('export clients with one statement for 500 of them, and no more rows for each than for the first 500', async () => {
      const { statements, visited, dearest } = await cost('/admin/clients/export');
      expect(statements).toBeLessThan(4 + sizes.clients / 500);
      expect(visited, dearest).toBeLessThan(40 * sizes.clients);
    });
  });

  describe('with statistics from when all rows were of one client', () => {
    const owned = ['accounts', 'domains', 'feeds', 'registrations', 'mailed_links'];
    const owner = (table: string) => (table === 'mailed_links' ? 'account_id' : 'client_id');
    const set = async (change: string) => {
      for (const table of owned)
        await server.platform.database.pool.query(
          `alter table ${table} alter column ${owner(table)} ${change}; analyze ${table}`,
        );
    };
    beforeAll(() => set('set (n_distinct = 1)'));
    afterAll(() => set('reset (n_distinct)'));

    it.each(['/admin/clients/export', '/admin/clients?per_page=200', '/admin/clients?per_page=200&page=30'])(
      'read only their own rows for each of the clients: %s',
      async (path) => {
        const { visited, dearest } = await cost(path);
        expect(visited, dearest).toBeLessThan(40 * sizes.clients);
      },
    );
  });

  describe('with statistics', () => {
    beforeAll(async () => {
      await server.platform.database.pool.query('vacuum analyze');
    });

    it.each([
      ['/admin/registrations?per_page=20&search=ompany%2099', 5],
      ['/admin/registrations?per_page=20&search=xample%209912', 1],
      ['/admin/clients?per_page=20&search=ompany%202912', 1],
      ['/admin/clients?per_page=20&search=c2912@bench', 1],
      ['/admin/domains?per_page=20&search=nch-2912.ex', 1],
      ['/admin/domains?per_page=20&search=c2912@bench', 1],
      ['/admin/feeds?per_page=20&search=eed%202912', 1],
      ['/admin/feeds/101/items?per_page=20&search=ideo%2079910', 1],
      ['/admin/outbox?per_page=20&search=9912@ben', 1],
    ])('find text in the middle of words without reading every row: %s', async (path, least) => {
      expect((await page(path)).data.length).toBeGreaterThanOrEqual(least);
      const { visited, dearest } = await cost(path);
      expect(visited, dearest).toBeLessThan(2_000);
    });

    it.each([
      ['/admin/domains?per_page=10', 5.5],
      ['/admin/bidding/domains?per_page=20', 8],
    ])(
      'of domains read each of them a few times at most, for the order, for the total, and for the market: %s',
      async (path, most) => {
        await read(path); // the market is read once a minute
        const { visited, dearest } = await cost(path);
        expect(visited / sizes.domains, dearest).toBeLessThan(most);
      },
    );

    it('are counted up to 10,000 rows, say so, and lead to the last one', async () => {
      const list = '/admin/registrations?per_page=200';
      const own = (await page(`${list}&search=ann%20example`)).meta;
      expect(own).toEqual({ page: 1, per_page: 200, total: 10_000, last_page: 51, total_is_capped: true });
      const last = await page(`${list}&search=ann%20example&page=51`);
      expect(last.data).toHaveLength(50);
      expect(last.meta).toEqual({ page: 51, per_page: 200, total: 10_050, last_page: 51 });
      const beyond = await page(`${list}&search=ann%20example&page=52`);
      expect([beyond.data, beyond.meta.total_is_capped]).toEqual([[], undefined]);
    });

    it('are counted as before up to 10,000', async () => {
      const { meta } = await page('/admin/clients?per_page=200&search=company');
      expect(meta).toEqual({ page: 1, per_page: 200, total: sizes.clients, last_page: 40 });
    });
  });
});

interface ListReply {
  readonly data: readonly unknown[];
  readonly meta: { readonly total: number; readonly total_is_capped?: true };
}
