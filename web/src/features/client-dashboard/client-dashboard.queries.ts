import type { ClientDashboard } from '@grt/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';

/** The client's figures and latest feeds. */
export function useClientDashboard() {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'dashboard'],
    queryFn: async ({ signal }) => await grt.client.dashboard({}, { signal }),
  });
}

/** What the tiles show if loading failed. @see docs/specification/part-1-public-and-client.md §8 */
export const zeroedStats: ClientDashboard['stats'] = { totalFeeds: 0, activeFeeds: 0, pendingReview: 0, totalViews: 0 };

/** As on the bidding page. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
const live = { refetchInterval: 30_000, refetchIntervalInBackground: false } as const;

/** What all domains spend today. */
export function useToday() {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'bidding', 'today'],
    queryFn: async ({ signal }) => await grt.bidding.today({}, { signal }),
    ...live,
  });
}

/** How many domains there are, by status. */
export function useDomainTotals() {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'domains', 'totals'],
    queryFn: async ({ signal }) => await grt.domains.totals({}, { signal }),
  });
}

/** Rows of each of the short lists, which all lead to a whole one. */
const rows = 5;
/** 14 whole ones, and today. */
const trendDays = 15;

/** The approved domains that spent most today, with their last days. */
export function useTopDomains() {
  const grt = useGrt();
  const asked = { status: 'approved', sort: 'current_spend', page: 1, per_page: rows, trend_days: trendDays } as const;
  return useQuery({
    queryKey: ['client', 'domains', 'list', asked],
    queryFn: async ({ signal }) => await grt.domains.list(asked, { signal }),
    ...live,
  });
}

/** What only the client can settle: imports that wait for a decision or failed, refused domains and feeds, and domains that
 * do not spend as planned. */
export function useOpenMatters() {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'matters'],
    queryFn: async ({ signal }) => {
      const rejected = { status: 'rejected', page: 1, per_page: rows } as const;
      const [imports, domains, feeds, alerts] = await Promise.all([
        grt.clientFeeds.list({ last_import: 'needs_attention', page: 1, per_page: rows }, { signal }),
        grt.domains.list(rejected, { signal }),
        grt.clientFeeds.list(rejected, { signal }),
        grt.bidding.pacingAlerts({ page: 1, per_page: rows }, { signal }),
      ]);
      return { imports, domains, feeds, alerts };
    },
    ...live,
  });
}
