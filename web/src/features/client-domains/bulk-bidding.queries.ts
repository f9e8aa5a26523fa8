import { perPageMax, type Bidding, type BiddingChanges, type BiddingStatus } from '@grt/sdk/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bulkMax } from '../../core/bulk-limits.ts';
import { oneByOne } from '../../core/bulk-run.ts';
import { useGrt } from '../../core/use-grt.ts';
import { filterOf, type DomainList } from './client-domains.queries.ts';

/** Which approved domains that match the filter a bulk action is about: those with this bidding status, or all. */
const meantOf = (list: DomainList, bidding_status: BiddingStatus | undefined) => ({
  ...filterOf(list),
  status: 'approved' as const,
  ...(bidding_status === undefined ? {} : { bidding_status }),
});

/** How many there are. */
export function useMeantTotal(
  list: DomainList,
  biddingStatus: BiddingStatus | undefined,
  enabled: boolean,
): number | undefined {
  const grt = useGrt();
  const asked = { ...meantOf(list, biddingStatus), page: 1, per_page: 1 };
  return useQuery({
    queryKey: ['client', 'domains', 'meant', asked],
    queryFn: async ({ signal }) => (await grt.domains.list(asked, { signal })).meta.total,
    enabled,
  }).data;
}

/** For bulk actions: which domains, and the change of each. */
export function useBulkBidding(list: DomainList) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return {
    /** @param wordOf - the outcome in a word */
    change: (changes: BiddingChanges, wordOf: (bidding: Bidding) => string) =>
      oneByOne(async ({ id }, call) => wordOf((await grt.bidding.update({ id, ...changes }, call)).data)),
    matching: async (signal: AbortSignal, biddingStatus: BiddingStatus | undefined) =>
      await grt.domains
        .list({ ...meantOf(list, biddingStatus), page: 1, per_page: perPageMax }, { signal })
        .toArray({ limit: bulkMax }),
    refresh: async () => await queryClient.invalidateQueries({ queryKey: ['client'] }),
  };
}
