import { lastImportFilterValues, type Feed, type FeedChanges, type QueryOf } from '@grt/sdk/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { rowsOf, searchAndOrder } from '../../core/list-query.ts';
import { oneOf, oneOfOrders, type ListAddress, type ValueReader } from '../../core/use-list-address.ts';
import { useEdit } from '../../core/use-edit.ts';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { useGrt } from '../../core/use-grt.ts';
import { feedStatuses, pollWhileImporting } from '../../parts/feed-status.ts';
import { useChange } from '../../ui/use-change.ts';

/** The list's filters, by URL parameter. */
export const feedFilters = { status: oneOf(feedStatuses), import: oneOf(lastImportFilterValues) };

const orders = {
  oldest: { sort: 'created_at', order: 'asc' },
  changed: { sort: 'updated_at', order: 'desc' },
  name: { sort: 'feed_name', order: 'asc' },
  name_desc: { sort: 'feed_name', order: 'desc' },
  items_desc: { sort: 'total_items', order: 'desc' },
  views_desc: { sort: 'views', order: 'desc' },
} as const satisfies Record<string, Pick<QueryOf<'clientFeeds.list'>, 'sort' | 'order'>>;

/** The list's order, by URL parameter; newest first by default. */
export const feedView: { sort: ValueReader<keyof typeof orders> } = {
  sort: oneOfOrders(orders),
};
export type FeedList = ListAddress<typeof feedFilters & typeof feedView>;

const filterOf = (list: Pick<FeedList, 'search' | 'values'>) => ({
  ...searchAndOrder(list, orders),
  status: list.values.status,
  last_import: list.values.import,
});

/** Cards per page: fills rows of three and of two. */
export const feedsPageSize = 12;
/** Pictures on a card. */
const pictures = 4;

/** A page of the client's own feeds. Refetches while an import is running. */
export function useFeeds(list: FeedList) {
  const grt = useGrt();
  const asked = { ...filterOf(list), ...rowsOf(list, feedsPageSize), thumbnails: pictures };
  return useQuery({
    queryKey: ['client', 'feeds', asked],
    queryFn: async ({ signal }) => await grt.clientFeeds.list(asked, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollWhileImporting(state.data?.data),
  });
}

/** All that match, as CSV. */
export function useFeedsFile(list: FeedList) {
  const grt = useGrt();
  return useExportFile('feeds.csv', async () => await grt.feeds.export(filterOf(list)));
}

export function useUpdateFeed() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  const edit = useEdit();
  return useChange({
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
  return useChange({
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
  return useChange({
    mutationFn: async (id: number) => await grt.clientFeeds.remove({ id }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['client'] }),
  });
}
