import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../core/use-grt.ts';

const everyMs = 300_000;

/** The state of the platform that every screen may show, requested once for all of them. */
export function usePlatformHealth() {
  const grt = useGrt();
  return useQuery({
    queryKey: ['platform', 'health'],
    queryFn: async ({ signal }) => await grt.system.health({}, { signal }),
    enabled: true,
    staleTime: everyMs,
    refetchInterval: everyMs,
  });
}
