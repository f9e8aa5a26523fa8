import type { AdminDashboard } from '@grt/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';

/** The platform's figures and latest activity. */
export function useAdminDashboard() {
  const grt = useGrt();
  return useQuery({
    queryKey: ['admin', 'dashboard'],
    queryFn: async ({ signal }) => await grt.admin.dashboard({}, { signal }),
  });
}

/** The platform's measured health. @param enabled - whether the account may see it */
export function useSystemStatus({ enabled }: { readonly enabled: boolean }) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['admin', 'system-status'],
    queryFn: async ({ signal }) => await grt.system.status({}, { signal }),
    enabled,
  });
}

/** How many days the lines show. */
const days = 14;

/** Views, clicks, and spend of the last whole days, the oldest first; for those who may see the money. */
export function useTraffic() {
  const grt = useGrt();
  return useQuery({
    queryKey: ['admin', 'traffic'],
    queryFn: async ({ signal }) =>
      (await grt.admin.analytics({ group_by: 'day' }, { signal })).rows.slice(-days - 1, -1),
  });
}

type Stats = AdminDashboard['stats'];

/** What the tiles show if loading failed.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §8 */
export const zeroedStats: Stats = {
  totalClients: 0,
  activeFeeds: 0,
  pendingFeeds: 0,
  pendingRegistrations: 0,
  totalRevenue: 0,
  changes: {
    totalClients: null,
    activeFeeds: null,
    pendingFeeds: null,
    pendingRegistrations: null,
    totalRevenue: null,
  },
  cameIn: {
    totalClients: { now: 0, before: 0 },
    activeFeeds: { now: 0, before: 0 },
    pendingFeeds: { now: 0, before: 0 },
    pendingRegistrations: { now: 0, before: 0 },
    totalRevenue: { now: 0, before: 0 },
  },
};
