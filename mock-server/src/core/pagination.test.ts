import { expect, it } from 'vitest';
import { metaOf, windowOf } from './pagination.ts';

it('returns the first 1,000 rows when no page is requested', () => {
  expect(windowOf({})).toEqual({ offset: 0, limit: 1000 });
  expect(metaOf({}, 2500)).toEqual({ page: 1, per_page: 1000, total: 2500, last_page: 3 });
});

it('returns 20 rows for a page without a size', () => {
  expect(windowOf({ page: 3 })).toEqual({ offset: 40, limit: 20 });
});

it('has one page when there are no rows', () => {
  expect(metaOf({ per_page: 8 }, 0)).toEqual({ page: 1, per_page: 8, total: 0, last_page: 1 });
});

it('has an extra page for one row too many', () => {
  expect(metaOf({ per_page: 8 }, 16).last_page).toBe(2);
  expect(metaOf({ per_page: 8 }, 17).last_page).toBe(3);
});
