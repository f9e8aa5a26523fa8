import type { Clock } from '../../core/clock.ts';
import { isNoRoom } from '../../core/no-room.ts';
import type { Operation } from '@grt/sdk/document';
import type { Market } from './market.ts';
import { minuteMs } from './market-minute.rules.ts';

/** Calls that report how far behind the market is, and so must find it as it is. */
const asItIs: ReadonlySet<string> = new Set(['bidding.systemHealth']);

/** The one place that brings the market up to date. Code that reads the ledger, or changes who is served, can rely on
 * everything up to the last full minute having been charged on the terms in force until then. */
export interface Presence {
  /** Runs before each call of a signed-in user. Visitors do not wait: nothing public looks at the market. On a full disk,
   * whoever only reads finds it as it was while there was room. */
  readonly beforeCall: (operation: Pick<Operation, 'id' | 'isPublic' | 'method'>) => Promise<void>;
  readonly beforeJob: () => Promise<void>;
}

/** Advances the market once per minute of the clock in this process: nothing happens within one. Callers that arrive
 * while it advances wait for it, and after a failure the next one tries again. */
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
    beforeCall: async ({ id, isPublic, method }) => {
      if (isPublic || asItIs.has(id)) return;
      await reach().catch((error: unknown) => {
        if (method !== 'get' || !isNoRoom(error)) throw error;
      });
    },
    beforeJob: reach,
  };
}
