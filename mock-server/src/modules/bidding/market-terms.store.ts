import { microsOf } from '../../basics/money.rules.ts';
import type { Database } from '../../core/database/database.ts';
import { createSettingStore } from '../settings/settings.store.ts';
import type { MarketTerms } from './allocation.rules.ts';

/** How the market sells clicks now, from the platform's settings. */
export async function readMarketTerms(database: Database): Promise<MarketTerms> {
  const { pricing, floor_price } = await createSettingStore(database).read();
  return { pricing, floorMicros: microsOf(floor_price) };
}
