import type { BiddingChanges, Import } from '@grt/sdk/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { may } from '../../core/may.ts';
import { useGrt } from '../../core/use-grt.ts';
import { isUnderWay } from '../../parts/feed-status.ts';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { useChange } from '../../ui/use-change.ts';

const rows = 10;
const pollMs = 2000;

const domainKey = (id: number) => ['admin', 'domains', 'one', id] as const;
const feedKey = (id: number) => ['admin', 'feeds', id] as const;

export function useDomain(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: domainKey(id),
    queryFn: async ({ signal }) => await grt.domains.show({ id }, { signal }),
  });
}

/** The terms of a domain, and its day so far. */
export function useDomainBidding(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...domainKey(id), 'bidding'],
    queryFn: async ({ signal }) => await grt.bidding.show({ id }, { signal }),
    refetchInterval: 30_000,
  });
}

/** The highest bid of other clients; null when none bids. Read once per form, for those who may know it. */
export function useHighestRival(clientId: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['admin', 'bidding', 'highest-rival', clientId],
    queryFn: async ({ signal }) => {
      const highestFirst = { bidding_status: 'active', sort: 'bid_amount', order: 'desc', per_page: 20 } as const;
      for await (const domain of grt.bidding.listDomains(highestFirst, { signal })) {
        if (domain.client_id !== clientId) return domain.bid_amount;
      }
      return null;
    },
    enabled: may('bidding.listDomains'),
    staleTime: 0,
  });
}

/** A page of the changes of bid and budget, the latest first. */
export function useBidChanges(id: number, page: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...domainKey(id), 'bid-changes', page],
    queryFn: async ({ signal }) => await grt.bidding.history({ id, page, per_page: rows }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useChangeBids(id: number) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (changes: BiddingChanges) => await grt.bidding.update({ id, ...changes }),
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
}

/** A page of the feeds of a domain, newest first. */
export function useDomainFeeds(id: number, page: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...domainKey(id), 'feeds', page],
    queryFn: async ({ signal }) => await grt.adminFeeds.list({ domain_id: id, page, per_page: rows }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useFeed(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: feedKey(id),
    queryFn: async ({ signal }) => await grt.adminFeeds.show({ id }, { signal }),
  });
}

/** A page of the items of a feed. */
export function useFeedItems(id: number, { search, page }: { readonly search: string; readonly page: number }) {
  const grt = useGrt();
  const filter = { search: search.trim() || undefined, page, per_page: rows };
  return useQuery({
    queryKey: [...feedKey(id), 'items', filter],
    queryFn: async ({ signal }) => await grt.adminFeeds.listItems({ id, ...filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the imports of a feed, newest first; read again while one is under way. */
export function useFeedImports(id: number, page: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...feedKey(id), 'imports', page],
    queryFn: async ({ signal }) => await grt.adminFeeds.listImports({ id, page, per_page: rows }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some((run: Import) => isUnderWay(run)) === true ? pollMs : false),
  });
}

/** All items that match, as CSV. */
export function useFeedItemsFile(id: number, search: string) {
  const grt = useGrt();
  const read = async () => await grt.feeds.exportItems({ id, search: search.trim() || undefined });
  return useExportFile('items.csv', read);
}

/** All imports of a feed, as CSV. */
export function useFeedImportsFile(id: number) {
  const grt = useGrt();
  return useExportFile('imports.csv', async () => await grt.feeds.exportImports({ id }));
}
