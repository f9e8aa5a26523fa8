import type { TrafficSource } from '@grt/sdk/contract';

/** Who visited: people, or the simulated market. */
export type VisitSource = 'visit' | 'simulated';

/** Where figures come from that are sums of both kinds of visits; null where there was none. */
export function sourceOf(has: Readonly<Record<VisitSource, boolean>>): TrafficSource | null {
  if (has.visit) return has.simulated ? 'mixed' : 'visits';
  return has.simulated ? 'simulated' : null;
}
