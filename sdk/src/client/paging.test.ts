import * as fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createGrt } from './client.ts';
import { nextPosition } from './paging.ts';
import { memoryTokenStore } from './session.ts';

/** A list of `total` numbers, paged as on the platform. */
function listApp(total: number) {
  const app = new Hono();
  const asked: string[] = [];
  app.get('/api/admin/feeds', (c) => {
    asked.push(new URL(c.req.url).search);
    const perPage = Number(c.req.query('per_page') ?? (c.req.query('page') === undefined ? 1000 : 20));
    const page = Number(c.req.query('page') ?? 1);
    if ((c.req.query('search') ?? '').length > 200)
      return c.json({ success: false, message: 'Too long.', code: 'invalid', request_id: 'r' }, 422);
    const data = Array.from({ length: total }, (_, index) => index).slice((page - 1) * perPage, page * perPage);
    return c.json({
      success: true,
      data,
      meta: { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) },
    });
  });
  return { grt: createGrt({ fetch: app.request, tokenStore: memoryTokenStore() }), asked };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('a list', () => {
  it('resolves to the requested page when awaited', async () => {
    const { grt } = listApp(6);

    expect(await grt.adminFeeds.list({ page: 2, per_page: 4 })).toEqual({
      data: [4, 5],
      meta: { page: 2, per_page: 4, total: 6, last_page: 2 },
    });
  });

  it('yields every item of this and the following pages, with the same filters', async () => {
    const { grt, asked } = listApp(5);

    expect(await collect(grt.adminFeeds.list({ status: 'pending', per_page: 2 }))).toEqual([0, 1, 2, 3, 4]);
    expect(asked).toEqual([
      '?status=pending&per_page=2',
      '?status=pending&per_page=2&page=2',
      '?status=pending&per_page=2&page=3',
    ]);
  });

  it('continues after the 1,000 rows that a call without a page size gets', async () => {
    const { grt, asked } = listApp(1300);

    const items = await collect(grt.adminFeeds.list());

    expect(items).toEqual(Array.from({ length: 1300 }, (_, index) => index));
    expect(asked).toEqual(['', '?page=6&per_page=200', '?page=7&per_page=200']);
  });

  it('goes on at the cursor where a list has one, whatever page it began with', async () => {
    const asked: string[] = [];
    const app = new Hono();
    app.get('/api/admin/outbox', (c) => {
      asked.push(new URL(c.req.url).search);
      const from = Number(c.req.query('cursor') ?? 0);
      const meta = { page: 1, per_page: 2, total: 5, last_page: 3, next_cursor: from < 4 ? String(from + 2) : null };
      return c.json({ success: true, data: [from, from + 1], meta });
    });
    const grt = createGrt({ fetch: app.request, tokenStore: memoryTokenStore() });

    expect(await collect(grt.outbox.list({ page: 1, per_page: 2, search: 'x' }))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(asked).toEqual([
      '?page=1&per_page=2&search=x',
      '?per_page=2&search=x&cursor=2',
      '?per_page=2&search=x&cursor=4',
    ]);
  });

  it('yields no row twice when rows go, and the last page there is answers for a later one', async () => {
    const pages = [
      [1, 2],
      [3, 4],
    ];
    const app = new Hono();
    app.get('/api/admin/feeds', (c) => {
      const page = Math.min(2, Number(c.req.query('page') ?? 1));
      const meta = { page, per_page: 2, total: 6, last_page: 3 };
      return c.json({ success: true, data: pages[page - 1], meta });
    });
    const grt = createGrt({ fetch: app.request, tokenStore: memoryTokenStore() });

    expect(await collect(grt.adminFeeds.list({ per_page: 2 }))).toEqual([1, 2, 3, 4]);
  });

  it('fetches a page only on demand', async () => {
    const { grt, asked } = listApp(100);
    for await (const item of grt.adminFeeds.list({ per_page: 10 })) if (item === (12 as never)) break;

    expect(asked).toHaveLength(2);
  });

  it('yields its pages one by one', async () => {
    const { grt } = listApp(5);

    const pages = await collect(grt.adminFeeds.list({ per_page: 2 }).pages());

    expect(pages.map(({ data }) => data)).toEqual([[0, 1], [2, 3], [4]]);
  });

  it('collects no more than the limit, and fetches no page more than needed', async () => {
    const { grt, asked } = listApp(100);

    expect(await grt.adminFeeds.list({ per_page: 5 }).toArray({ limit: 10 })).toHaveLength(10);
    expect(asked).toHaveLength(2);
    expect(await grt.adminFeeds.list({ per_page: 5 }).toArray({ limit: 0 })).toEqual([]);
  });

  it('fails in the loop, too', async () => {
    const { grt } = listApp(1);

    await expect(collect(grt.adminFeeds.list({ search: 'x'.repeat(201) }))).rejects.toMatchObject({ status: 422 });
  });
});

describe('nextPosition', () => {
  it('starts after the last row read, in page sizes that the server accepts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 50 }), (perPage, page) => {
        const next = nextPosition({ page, per_page: perPage, total: 1_000_000, last_page: 1_000_000 });
        if (next === undefined) throw new Error('The list goes on.');
        expect(next.per_page).toBeGreaterThanOrEqual(1);
        expect(next.per_page).toBeLessThanOrEqual(200);
        expect(((next.page ?? 0) - 1) * next.per_page).toBe(page * perPage);
      }),
    );
  });

  it('ends with the last page', () => {
    expect(nextPosition({ page: 3, per_page: 20, total: 60, last_page: 3 })).toBeUndefined();
  });
});
