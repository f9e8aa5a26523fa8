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
