import type { Platform } from '../../core/platform.ts';
import type { BidStore } from './bids.store.ts';
import type { BiddingReader } from './bidding-reader.ts';
import type { LedgerStore } from './ledger.store.ts';
import type { MarketReleaseStore } from './market-release.store.ts';
import type { Supply } from './supply.rules.ts';

/** What the calls about the market need. */
export interface MarketParts extends Pick<Platform, 'database' | 'queue'> {
  readonly bidding: BiddingReader;
  /** Where the traffic comes from. */
  readonly market: Pick<Supply, 'state' | 'isSimulated' | 'source'>;
  readonly bids: BidStore;
  readonly ledger: LedgerStore;
  readonly releases: MarketReleaseStore;
}
