import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pageMax } from '@grt/sdk/contract';
import { loadDocument } from './core/http/document.ts';
import { call } from './testing/api-calls.ts';
import { fill, type Sizes } from './testing/full-platform.ts';
import { growPlatform, keepStatistics } from './testing/grown-platform.ts';
import { isFull } from './testing/sampled.ts';
import { describeOnOldestServer, describeOnServer } from './testing/servers.ts';
import { readingCost } from './testing/visited-rows.ts';
import type { TestServer } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It writes or reads many thousands of rows.

const none: Sizes = { registrations: 0, clients: 0, domains: 0, feeds: 0, items: 0 };
const sizes: Sizes = { registrations: 10_050, clients: 5_000, domains: 5_000, feeds: 5_000, items: 40_000 };

describeOnOldestServer('lists of thousands of rows', (start) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off', GRT_VALIDATE_REPLIES: '0' } });
    token = await server.signIn('admin');
    await keepStatistics(server.platform.database);
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
      ['/admin/feeds/101/items?per_page=20&search=ideo%2039910', 1],
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
      for (const number of [52, pageMax]) {
        const beyond = await page(`${list}&search=ann%20example&page=${number}`);
        expect([beyond.data, beyond.meta]).toEqual([[], { page: number, per_page: 200, total: 10_050, last_page: 51 }]);
      }
    });

    it('are counted as before up to 10,000', async () => {
      const { meta } = await page('/admin/clients?per_page=200&search=company');
      expect(meta).toEqual({ page: 1, per_page: 200, total: sizes.clients, last_page: sizes.clients / 200 });
    });
  });
});

const reads = (await loadDocument()).operations.filter(({ method }) => method === 'get');
const lists = reads.filter(({ parameters }) => parameters.some(({ name }) => name === 'per_page'));
const exported = reads.filter(({ path }) => path.endsWith('/export'));

const rows = isFull ? 2_000 : 1_000;
const people = [
  ['admin', 'super_admin'],
  ['acme', 'client'],
] as const;
/** Only acme has rows in these, which administrators have for themselves. */
const personal = new Set(['tokens.list', 'tokens.export', 'webhooks.deliveries', 'webhooks.exportDeliveries']);
/** Lists whose rows are not those of the record 101. */
const paths = new Map([
  ['clients.listDomains', '/admin/clients/1/domains'],
  ['notes.list', '/admin/notes?subject_type=feed&subject_id=101'],
]);

/** Each operation with each of the two people who may call it, and where the rows are. */
const asked = (operations: typeof reads) =>
  operations.flatMap(({ id, path, roles }) =>
    people
      .filter(([username, role]) => roles.includes(role) && (username === 'acme' || !personal.has(id)))
      .map(([username]) => {
        const there = path.replace('{import_id}', '1001').replaceAll(/\{\w+\}/g, '101');
        return [id, username, paths.get(id) ?? there] as const;
      }),
  );

// The embedded database keeps its statistics by a rule of ours; the full run shows the same on PostgreSQL.
describeOnServer('lists that were analyzed when they were short, and all rows were of one client', (start) => {
  let server: TestServer;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off', GRT_VALIDATE_REPLIES: '0' } });
    for (const [username] of people) tokens.set(username, await server.signIn(username));
    await growPlatform(server.platform.database, rows);
    await reading('admin', '/admin/clients'); // the first call of a minute advances the market, too
  });

  const reading = async (username: string, path: string) => {
    const headers = { Authorization: `Bearer ${tokens.get(username) ?? ''}` };
    let text = '';
    const cost = await readingCost(server.platform.database, async () => {
      const response = await server.fetch(server.baseUrl + path, { headers });
      text = await response.text();
      expect([response.status, path]).toEqual([200, path]);
    });
    return { ...cost, text };
  };

  // A plan may go through a table a few times, to find, sort, and count the rows, each of which takes several steps. If it
  // read one again for each row of the page, it would visit 200 times as many, and an export thousands for each row.
  it.each(asked(lists))('%s, asked by %s, reads tables a few times for a page', async (_id, username, path) => {
    const { visited, dearest, text } = await reading(username, `${path}${path.includes('?') ? '&' : '?'}per_page=200`);
    const reply = JSON.parse(text) as ListReply | { readonly data: HistoryReply };
    const [data, total] = 'meta' in reply ? [reply.data, reply.meta.total] : [reply.data.data, reply.data.total];
    expect(data).toHaveLength(200);
    expect(total).toBeGreaterThanOrEqual(rows / 4);
    expect(visited, dearest).toBeLessThan(20 * rows);
  });

  it.each(asked(exported))('%s, asked by %s, reads a few rows for each row', async (_id, username, path) => {
    const { visited, dearest, text } = await reading(username, path);
    const written = text.trim().split('\r\n').length - 1;
    expect(written).toBeGreaterThanOrEqual(rows / 4);
    expect(visited / written, dearest).toBeLessThan(100);
  });
});

interface HistoryReply {
  readonly data: readonly unknown[];
  readonly total: number;
}

interface ListReply {
  readonly data: readonly unknown[];
  readonly meta: { readonly total: number; readonly total_is_capped?: true };
}
