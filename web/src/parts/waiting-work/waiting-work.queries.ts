import { useSyncExternalStore } from 'react';
import type { AdminWork } from '@grt/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import { onLive, readLive } from '../../core/live.ts';
import { may, mayAsk } from '../../core/may.ts';
import { useGrt } from '../../core/use-grt.ts';

/** How often the counts are read again while someone looks at the page. The server tells what changes, but a process that
 * dies may not have told everything. */
const pollMs = { told: 300_000, untold: 30_000 } as const;

/** What waits for an administrator. It is read again after each change, since its key is below theirs. */
export function useWork() {
  const grt = useGrt();
  const { isOpen } = useSyncExternalStore(onLive, readLive, readLive);
  return useQuery({
    queryKey: ['admin', 'work'],
    queryFn: async ({ signal }) => await grt.admin.work({}, { signal }),
    refetchInterval: () => (navigator.onLine ? pollMs[isOpen ? 'told' : 'untold'] : false),
    // Whoever comes back to the tab wants to know what came in meanwhile.
    refetchOnWindowFocus: 'always',
    enabled: () => mayAsk('admin.work'),
  });
}

/** How much of it the signed-in administrator can decide on, by queue. */
export function decidable(
  work: AdminWork | undefined,
): Readonly<Record<'registrations' | 'feeds' | 'domains', number>> {
  return {
    registrations: work && may('registrations.approve') ? work.registrations.count : 0,
    feeds: work && may('feedReview.resolve') ? work.feeds.count : 0,
    domains: work && may('domains.approve') ? work.domains.count : 0,
  };
}
