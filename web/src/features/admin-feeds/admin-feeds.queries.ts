import type { ScreenGrt } from '../../core/screen-grt.ts';
import { perPageMax, recentFeedsCount, type Feed, type FeedChanges } from '@grt/sdk/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { anId, oneOf, type ListAddress } from '../../core/use-list-address.ts';
import { useEdit } from '../../core/use-edit.ts';
import { useExportFile } from '../../core/use-export-file.ts';
import { useGrt } from '../../core/use-grt.ts';
import { useReviewChange } from '../../parts/review/use-review-change.ts';
import { isUnderWay } from '../../parts/feed-status.ts';

/** Values of the status filter, in wire format. */
export const feedStatuses = ['active', 'inactive', 'pending', 'approved', 'rejected'] as const;

/** The filters of the Management list, by URL parameter. */
export const feedFilters = { status: oneOf(feedStatuses), client: anId };
export type FeedList = ListAddress<typeof feedFilters>;

const pageSize = 20;
const reviewPageSize = 10;
/** Items that a reviewer sees without opening the feed's page. */
const firstItems = 12;
/** Refetch interval of a list with a running import. */
const importPollMs = 2000;
const all = ['admin', 'feeds'] as const;

const pollWhile = (feeds: readonly Feed[] | undefined): number | false =>
  feeds?.some(({ last_import }) => last_import && isUnderWay(last_import)) === true ? importPollMs : false;

const filterOf = ({ search, values: { status, client } }: FeedList) => ({
  search: search.trim() || undefined,
  status,
  client_id: client,
});

/** All that match, as CSV. */
export function useFeedsFile(list: FeedList) {
  const grt = useGrt();
  return useExportFile('feeds.csv', async () => await grt.feeds.export(filterOf(list)));
}

/** A page of all clients' feeds, newest first. Refetches while an import is running. */
export function useFeeds(list: FeedList) {
  const grt = useGrt();
  const { page } = list;
  const filter = filterOf(list);
  return useQuery({
    queryKey: [...all, 'list', filter, page],
    queryFn: async ({ signal }) => await grt.adminFeeds.list({ ...filter, page, per_page: pageSize }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollWhile(state.data?.data),
  });
}

/** The most recent feeds. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export function useRecentFeeds() {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, 'recent'],
    queryFn: async ({ signal }) =>
      (await grt.adminFeeds.list({ page: 1, per_page: recentFeedsCount }, { signal })).data,
    refetchInterval: ({ state }) => pollWhile(state.data),
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
    refetchInterval: ({ state }) => pollWhile(state.data && [state.data]),
  });
}

/** Its first items, by id. */
export const firstItemsQuery = (grt: ScreenGrt, id: number) =>
  queryOptions({
    queryKey: [...all, 'evidence', 'items', id],
    queryFn: async ({ signal }) => await grt.adminFeeds.listItems({ id, page: 1, per_page: firstItems }, { signal }),
  });

export const useFirstItems = (id: number) => useQuery(firstItemsQuery(useGrt(), id));

/** A thumbnail, fetched through this server. It may be missing, and is then not asked for again. */
export const pictureQuery = (grt: ScreenGrt, url: string) =>
  queryOptions({
    queryKey: ['review', 'pictures', url],
    queryFn: async ({ signal }) => await (await grt.pictures.show({ url }, { signal })).blob(),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });

/** A page of feeds pending review, longest waiting first. */
export function useReviewQueue(page: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, 'review', page],
    queryFn: async ({ signal }) => await grt.feedReview.list({ page, per_page: reviewPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Unassigned feeds pending review, longest waiting first; as many as the list offers. */
export function useUnassigned({ enabled }: { enabled: boolean }) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, 'review', 'unassigned'],
    queryFn: async ({ signal }) =>
      (await grt.feedReview.list({ status: 'pending', page: 1, per_page: perPageMax }, { signal })).data,
    enabled,
  });
}

/** A page of assigned feeds pending review. */
export function useAssignments(page: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, 'review', 'assignments', page],
    queryFn: async ({ signal }) => await grt.feedReview.assignments({ page, per_page: reviewPageSize }, { signal }),
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
