import type { Clock } from '../../core/clock.ts';
import type { Operation } from '@grt/sdk/document';
import type { Market } from './market.ts';
import { minuteMs } from './market-minute.rules.ts';

/** Calls that tell how far the market is behind, and so must find it as it is. */
const asItIs: ReadonlySet<string> = new Set(['bidding.systemHealth']);

/** The one place that brings the market to the present. Whoever reads the ledger, or changes who is served, finds everything
 * up to the last full minute lived through by the terms that held until then, and need not think of it. */
export interface Presence {
  /** Before the call of somebody who is signed in. Visitors do not wait: nothing that is public looks at the market. */
  readonly beforeCall: (operation: Pick<Operation, 'id' | 'isPublic'>) => Promise<void>;
  readonly beforeJob: () => Promise<void>;
}

/** Advances the market once for each minute of the clock in this process: nothing happens within one. Whoever comes while it
 * is advanced waits for it, and after a failure the next one tries again. */
export function createPresence({ market, clock }: { market: Pick<Market, 'advance'>; clock: Clock }): Presence {
  let latest: { readonly minute: number; readonly reached: Promise<void> } | undefined;
  const reach = (): Promise<void> => {
    const minute = Math.floor(clock.now().getTime() / minuteMs);
    if (latest?.minute === minute) return latest.reached;
    const reached = market.advance();
    const mine = { minute, reached };
    latest = mine;
    reached.catch(() => {
      if (latest === mine) latest = undefined;
    });
    return reached;
  };
  return {
    beforeCall: async ({ id, isPublic }) => {
      if (!isPublic && !asItIs.has(id)) await reach();
    },
    beforeJob: reach,
  };
}
