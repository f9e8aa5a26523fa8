import type { ScreenGrt } from '../../core/screen-grt.ts';
import {
  countedMax,
  lastImportFilterValues,
  perPageMax,
  recentFeedsCount,
  type AdminUser,
  type Feed,
  type FirstItem,
  type FeedChanges,
  type QueryOf,
} from '@grt/sdk/contract';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkItem, BulkPlan } from '../../core/bulk-run.ts';
import { rowsOf, searchAndOrder } from '../../core/list-query.ts';
import { anId, oneOf, oneOfOrders, type ListAddress, type ValueReader } from '../../core/use-list-address.ts';
import { useEdit } from '../../core/use-edit.ts';
import { dayFilters, spanOf } from '../../ui/list/day-range.tsx';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { useGrt } from '../../core/use-grt.ts';
import { anAssignee } from '../../parts/review/assignee-filter.tsx';
import { resultsOf } from '../../parts/review/decision-results.ts';
import type { AssignAll } from '../../parts/review/review-kind.ts';
import { useReviewChange } from '../../parts/review/use-review-change.ts';
import type { BulkSent } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { feedStatuses, pollWhileImporting } from '../../parts/feed-status.ts';

/** The filters of the Management list, by URL parameter. */
export const feedFilters = {
  status: oneOf(feedStatuses),
  import: oneOf(lastImportFilterValues),
  client: anId,
  assignee: anAssignee,
  ...dayFilters,
};
/** The filter of the queue, by URL parameter. */
export const queueFilters = { assignee: anAssignee };

const queueOrders = {
  newest: { sort: 'submitted_at', order: 'desc' },
  name: { sort: 'feed_name', order: 'asc' },
  name_desc: { sort: 'feed_name', order: 'desc' },
  items: { sort: 'total_items', order: 'asc' },
  items_desc: { sort: 'total_items', order: 'desc' },
} as const satisfies Record<string, Pick<QueryOf<'feedReview.list'>, 'sort' | 'order'>>;

/** The order of the lists of pending feeds, by URL parameter; the longest waiting first by default. */
export const queueView: { sort: ValueReader<keyof typeof queueOrders> } = {
  sort: oneOfOrders(queueOrders),
};
export type QueueList = ListAddress<typeof queueFilters & typeof queueView>;

const orders = {
  oldest: { sort: 'created_at', order: 'asc' },
  name: { sort: 'feed_name', order: 'asc' },
  name_desc: { sort: 'feed_name', order: 'desc' },
  items: { sort: 'total_items', order: 'asc' },
  items_desc: { sort: 'total_items', order: 'desc' },
  views: { sort: 'views', order: 'asc' },
  views_desc: { sort: 'views', order: 'desc' },
} as const satisfies Record<string, Pick<QueryOf<'adminFeeds.list'>, 'sort' | 'order'>>;
type Order = keyof typeof orders;

/** The order of the Management list, by URL parameter; newest first by default. */
export const feedView: { sort: ValueReader<Order> } = {
  sort: oneOfOrders(orders),
};
export type FeedList = ListAddress<typeof feedFilters & typeof feedView>;

export const feedsPageSize = 20;
export const reviewPageSize = 10;
/** Items that a reviewer sees without opening the feed's page. */
const firstItems = 12;
const all = ['admin', 'feeds'] as const;

const filterOf = ({ search, values }: FeedList) => ({
  ...searchAndOrder({ search, values }, orders),
  status: values.status,
  last_import: values.import,
  client_id: values.client,
  assignee: values.assignee,
  ...spanOf(values),
});

/** All that match, as CSV. */
export function useFeedsFile(list: FeedList) {
  const grt = useGrt();
  return useExportFile('feeds.csv', async () => await grt.feeds.export(filterOf(list)));
}

/** A page of all clients' feeds, newest first. Refetches while an import is running. */
export function useFeeds(list: FeedList) {
  const grt = useGrt();
  const filter = { ...filterOf(list), ...rowsOf(list, feedsPageSize) };
  return useQuery({
    queryKey: [...all, 'list', filter],
    queryFn: async ({ signal }) => await grt.adminFeeds.list(filter, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollWhileImporting(state.data?.data),
  });
}

/** The most recent feeds. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export function useRecentFeeds() {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, 'recent'],
    queryFn: async ({ signal }) =>
      (await grt.adminFeeds.list({ page: 1, per_page: recentFeedsCount }, { signal })).data,
    refetchInterval: ({ state }) => pollWhileImporting(state.data),
  });
}

/** How many there are by activity and by review. */
export function useFeedStats() {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, 'stats'],
    queryFn: async ({ signal }) => await grt.adminFeeds.stats({}, { signal }),
  });
}

export function useFeed(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, id],
    queryFn: async ({ signal }) => await grt.adminFeeds.show({ id }, { signal }),
    refetchInterval: ({ state }) => pollWhileImporting(state.data && [state.data]),
  });
}

/** The first items of its new version in review, if there is one; otherwise its own, by id. */
export const firstItemsQuery = (grt: ScreenGrt, { id, version_in_review: version }: Feed) =>
  queryOptions({
    queryKey: [...all, 'evidence', 'items', id, version?.import_id],
    queryFn: async ({ signal }): Promise<readonly FirstItem[]> =>
      version
        ? ((await grt.adminFeeds.showImport({ id, import_id: version.import_id }, { signal })).first_items ?? [])
        : (await grt.adminFeeds.listItems({ id, page: 1, per_page: firstItems }, { signal })).data,
  });

export const useFirstItems = (feed: Feed) => useQuery(firstItemsQuery(useGrt(), feed));

/** Feeds of any client that may be the same. */
export const duplicatesQuery = (grt: ScreenGrt, id: number) =>
  queryOptions({
    queryKey: [...all, 'evidence', 'duplicates', id],
    queryFn: async ({ signal }) => await grt.adminFeeds.duplicates({ id }, { signal }),
  });

export const useFeedDuplicates = (id: number) => useQuery(duplicatesQuery(useGrt(), id));

/** What the lists of feeds pending review, and the review itself, ask for. */
export const queueOf = ({ search, values }: Pick<QueueList, 'search' | 'values'>) => ({
  search: search.trim() || undefined,
  assignee: values.assignee,
  ...(values.sort === undefined ? {} : queueOrders[values.sort]),
});

/** A page of feeds pending review, or of those of them that are assigned. */
export function useReviewQueue(list: QueueList, status?: 'in_review') {
  const grt = useGrt();
  const asked = { ...queueOf(list), status, page: list.page, per_page: list.size ?? reviewPageSize };
  return useQuery({
    queryKey: [...all, 'review', asked],
    queryFn: async ({ signal }) => await grt.feedReview.list(asked, { signal }),
    placeholderData: keepPreviousData,
  });
}

export interface FeedUpdate {
  readonly feed: Feed;
  readonly changes: FeedChanges;
}

export function useUpdateFeed() {
  const edit = useEdit();
  return useReviewChange(
    async (grt, { feed, changes }: FeedUpdate) =>
      await edit({
        seen: feed,
        changes,
        show: () => grt.adminFeeds.show({ id: feed.id }),
        update: (options) => grt.adminFeeds.update({ id: feed.id, ...changes }, options),
      }),
  );
}

export const useDeleteFeed = () => useReviewChange(async (grt, id: number) => await grt.adminFeeds.remove({ id }));

export const useFetchFeed = () => useReviewChange(async (grt, id: number) => await grt.adminFeeds.refresh({ id }));

/** A decision; a rejection has its reason. */
export interface FeedDecision {
  readonly id: number;
  readonly resolution: 'approved' | 'rejected';
  readonly notes?: string;
  /** A rejection that takes back an approval. */
  readonly revoke?: boolean;
}

export const useResolveFeed = () =>
  useReviewChange(async (grt, { id, revoke = false, ...decision }: FeedDecision) =>
    revoke
      ? await grt.adminFeeds.reject({ id, reason: decision.notes ?? '', revoke })
      : await grt.feedReview.resolve({ action: 'resolve', review_id: id, ...decision }),
  );

/** A feed's assignee. Null: unassigned. */
export interface FeedAssignment {
  readonly id: number;
  readonly adminId: number | null;
}

export const useAssignFeed = () =>
  useReviewChange(
    async (grt, { id, adminId }: FeedAssignment) =>
      await grt.feedReview.assign({ action: 'assign', review_id: id, admin_id: adminId }),
  );

/** For bulk actions on the queue: which feeds, and what to do to each. */
export function useBulkCalls(list: QueueList) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return {
    async decide(decision: 'approve' | 'reject', items: readonly BulkItem[], { text, call }: BulkSent) {
      const decisions = items.map(({ id }) =>
        decision === 'reject' ? { id, decision, reason: text } : { id, decision },
      );
      const replies = await grt.adminFeeds.decide({ decisions }, call);
      return resultsOf(items, replies, decision === 'approve' ? 'Approved' : 'Rejected');
    },
    assignAll: (async (api, assignment, options) =>
      await api.feedReview.assignAll(assignment, options)) satisfies AssignAll,
    /** All that match the filter, in its order. */
    pending: async (signal: AbortSignal) =>
      await grt.feedReview.list({ ...queueOf(list), per_page: perPageMax }, { signal }).toArray({ limit: countedMax }),
    refresh: async () => await queryClient.invalidateQueries({ queryKey: ['admin'] }),
  };
}

/** Assigns several feeds in the queue to an administrator. */
export function useAssignFeeds(): (items: readonly BulkItem[], admin: AdminUser) => BulkPlan {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return (items, { id: admin_id, username }) => ({
    title: 'Assign feeds',
    perCall: perPageMax,
    gather: () => Promise.resolve(items),
    async act(some, call) {
      const assignment = { ids: some.map(({ id }) => id), admin_id };
      const replies = await grt.feedReview.assignAll(assignment, call);
      return resultsOf(some, replies, `Assigned to ${username}`);
    },
    onEnd: async () => await queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
}
