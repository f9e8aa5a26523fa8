import type { Feed, FeedChanges } from '@grt/sdk/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { oneOf, type ListAddress } from '../../core/use-list-address.ts';
import { useEdit } from '../../core/use-edit.ts';
import { useExportFile } from '../../core/use-export-file.ts';
import { useGrt } from '../../core/use-grt.ts';
import { isUnderWay } from '../../parts/feed-status.ts';

/** Values of the status filter, in wire format. */
export const feedStatuses = ['active', 'inactive', 'pending', 'approved', 'rejected'] as const;

/** The list's filter, by URL parameter. */
export const feedFilters = { status: oneOf(feedStatuses) };
export type FeedList = ListAddress<typeof feedFilters>;

/** Cards per page: fills rows of three and of two. */
const pageSize = 12;
/** Pictures on a card. */
const pictures = 4;
/** Refetch interval of a list with a running import. */
const importPollMs = 2000;

/** A page of the client's own feeds. Refetches while an import is running. */
export function useFeeds({ search, values: { status }, page }: FeedList) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'feeds', { search, status, page }],
    queryFn: async ({ signal }) =>
      await grt.clientFeeds.list(
        { search: search || undefined, status, page, per_page: pageSize, thumbnails: pictures },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ last_import }) => last_import && isUnderWay(last_import)) === true
        ? importPollMs
        : false,
  });
}

/** All that match, as CSV. */
export function useFeedsFile({ search, values: { status } }: FeedList) {
  const grt = useGrt();
  return useExportFile('feeds.csv', async () => await grt.feeds.export({ search: search || undefined, status }));
}

export function useUpdateFeed() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  const edit = useEdit();
  return useMutation({
    mutationFn: async ({ feed, changes }: { readonly feed: Feed; readonly changes: FeedChanges }) =>
      await edit({
        seen: feed,
        changes,
        show: () => grt.clientFeeds.show({ id: feed.id }),
        update: (options) => grt.clientFeeds.update({ id: feed.id, ...changes }, options),
      }),
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: ['client'] }),
  });
}

/** Fetches a URL feed now. */
export function useFetchNow() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => await grt.clientFeeds.refresh({ id }),
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: ['client'] }),
  });
}

/** URL feeds in the dialog of their schedules. */
const schedulesPerPage = 10;

/** A page of the URL feeds. @param page - from 1 */
export function useFetchedFeeds({ search, page }: { readonly search: string; readonly page: number }) {
  const grt = useGrt();
  const asked = { is_fetched: true, search: search.trim() || undefined, page, per_page: schedulesPerPage };
  return useQuery({
    queryKey: ['client', 'feeds', 'fetched', asked],
    queryFn: async ({ signal }) => await grt.clientFeeds.list(asked, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useDeleteFeed() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => await grt.clientFeeds.remove({ id }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['client'] }),
  });
}
