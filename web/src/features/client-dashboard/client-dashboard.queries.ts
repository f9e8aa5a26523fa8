import { ServerError } from '@grt/sdk';
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

/** What the tiles show where nothing could be loaded; specification part 1, section 8. */
export const zeroedStats: ClientDashboard['stats'] = { totalFeeds: 0, activeFeeds: 0, pendingReview: 0, totalViews: 0 };

/** The stated text in place of the last update: one where the server answered without data, one where no answer came. */
export const failureText = (error: Error): string =>
  error instanceof ServerError ? 'Unable to load data' : 'Error loading data';
