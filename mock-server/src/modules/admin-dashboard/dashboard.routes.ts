import type { Handlers } from '../../core/http/handlers.ts';
import { createMarket, type MarketParts } from '../traffic/market.store.ts';
import { activityOf, statsOf } from './dashboard.rules.ts';
import { createDashboardStore } from './dashboard.store.ts';

const activityRows = 10;

/** Figures of the platform, and what happened last, from the audit.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §3; docs/specification/decisions.md §5 */
export function dashboardHandlers(platform: MarketParts): Handlers<'admin.dashboard'> {
  const store = createDashboardStore(platform.database);
  const market = createMarket(platform);
  return {
    async 'admin.dashboard'() {
      await market.advance();
      const at = platform.clock.now();
      const stats = statsOf(await store.counts(at));
      const recentActivity = (await store.latest(activityRows)).flatMap((row) => activityOf(row) ?? []);
      return { status: 200, body: { success: true, data: { stats, recentActivity, updated_at: at.toISOString() } } };
    },
  };
}
