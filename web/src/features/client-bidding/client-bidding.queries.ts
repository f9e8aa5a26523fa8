import { ForbiddenError } from '@grt/sdk';
import { bidHistoryRows, type BiddingChanges } from '@grt/sdk/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useChange } from '../../ui/use-change.ts';

/** The pacing panel loads again after this time. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export const pacingRefreshMs = 30_000;

/** Refetches while the tab is visible and when it becomes visible.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §9; docs/specification/decisions.md §8 */
const live = { refetchInterval: pacingRefreshMs, refetchIntervalInBackground: false } as const;

const keys = {
  show: (domainId: number) => ['client', 'bidding', 'show', domainId] as const,
  history: ['client', 'bidding', 'history'] as const,
  pacing: ['client', 'bidding', 'pacing'] as const,
};

/** Rows of 'Current Traffic Allocations' and of the alerts on one page. */
const allocationRows = 10;
const alertRows = 5;

/** The bidding of a domain, the domain, and its pacing: one reply, so that all figures of the page agree. */
export function useBidding(domainId: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: keys.show(domainId),
    queryFn: async ({ signal }) => await grt.bidding.show({ id: domainId }, { signal }),
    ...live,
  });
}

/** What terms would buy on a whole day. Nothing is asked without them.
 * @param terms - US dollars for a click and a day. */
export function useForecast(
  domainId: number,
  terms: { readonly bid_amount: number; readonly daily_budget: number } | undefined,
) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...keys.pacing, 'forecast', domainId, terms?.bid_amount, terms?.daily_budget],
    queryFn: async ({ signal }) => await grt.bidding.forecast({ id: domainId, ...terms }, { signal }),
    enabled: terms !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** Changes bid, budget, or status. The reply is shown immediately; dependent data is refetched. */
export function useUpdateBidding(domainId: number) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (changes: BiddingChanges) => await grt.bidding.update({ id: domainId, ...changes }),
    // A refetch in flight would restore the old values.
    onMutate: async () => await queryClient.cancelQueries({ queryKey: keys.show(domainId) }),
    onSuccess: (reply) => {
      queryClient.setQueryData(keys.show(domainId), reply);
      for (const queryKey of [keys.history, keys.pacing, ['client', 'domains']])
        void queryClient.invalidateQueries({ queryKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: keys.show(domainId) }),
  });
}

/** A page of the changes of bid and budget. Empty if not permitted.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §6 */
export function useBidHistory(domainId: number, page: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...keys.history, domainId, page],
    queryFn: async ({ signal }) =>
      await silentlyForbidden(grt.bidding.history({ id: domainId, page, per_page: bidHistoryRows }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** Clicks and spend by hour of the domain's day. */
export function useHours(domainId: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...keys.pacing, 'hours', domainId],
    queryFn: async ({ signal }) => await grt.bidding.hourly({ id: domainId }, { signal }),
    ...live,
  });
}

export function useMarketOverview() {
  const grt = useGrt();
  return useQuery({
    queryKey: [...keys.pacing, 'market'],
    queryFn: async ({ signal }) => await grt.bidding.marketPacing({}, { signal }),
    ...live,
  });
}

/** The shares of the traffic of the client's own domains. */
export function useAllocations(page: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...keys.pacing, 'allocations', page],
    queryFn: async ({ signal }) =>
      await grt.bidding.realtimeAllocations({ page, per_page: allocationRows }, { signal }),
    placeholderData: keepPreviousData,
    ...live,
  });
}

/** The most urgent alerts of the client's own domains. */
export function usePacingAlerts() {
  const grt = useGrt();
  return useQuery({
    queryKey: [...keys.pacing, 'alerts'],
    queryFn: async ({ signal }) => await grt.bidding.pacingAlerts({ page: 1, per_page: alertRows }, { signal }),
    ...live,
  });
}

async function silentlyForbidden<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ForbiddenError) return null;
    throw error;
  }
}
