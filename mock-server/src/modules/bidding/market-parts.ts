import type { Platform } from '../../core/platform.ts';
import type { BidStore } from './bids.store.ts';
import type { BiddingReader } from './enrichment.store.ts';
import type { LedgerStore } from './ledger.store.ts';

/** What the calls about the market stand on. */
export interface MarketParts {
  readonly platform: Pick<Platform, 'database' | 'queue'>;
  readonly reader: BiddingReader;
  readonly bids: BidStore;
  readonly ledger: LedgerStore;
}
