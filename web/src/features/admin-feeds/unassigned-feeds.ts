import type { RecordKind } from '../../parts/record-select/record-kinds.ts';

/** How many are offered at once. */
const offered = 50;

/** Unassigned feeds pending review, the longest waiting first, with their company. */
export const unassignedKind: RecordKind = {
  key: ['admin', 'feeds', 'review', 'unassigned'],
  async find(grt, search, signal) {
    const filter = { status: 'pending', search, page: 1, per_page: offered } as const;
    const { data, meta } = await grt.feedReview.list(filter, { signal });
    const choices = data.map(({ feed: { id, feed_name, company_name } }) => ({
      value: String(id),
      label: `${feed_name} (${company_name ?? ''})`,
    }));
    return { data: choices, meta };
  },
  nameOf: async (grt, id, signal) => (await grt.adminFeeds.show({ id }, { signal })).feed_name,
};
