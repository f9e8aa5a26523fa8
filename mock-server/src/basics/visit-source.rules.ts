import type { TrafficSource } from '@grt/sdk/contract';

/** Who visited: people, or the simulated market. */
export type VisitSource = 'visit' | 'simulated';

/** The source of figures that add up both kinds of visits; null if there were none. */
export function sourceOf(has: Readonly<Record<VisitSource, boolean>>): TrafficSource | null {
  if (has.visit) return has.simulated ? 'mixed' : 'visits';
  return has.simulated ? 'simulated' : null;
}
