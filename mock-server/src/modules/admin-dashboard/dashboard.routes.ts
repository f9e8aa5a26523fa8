import type { Clock } from '../../core/clock.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { activityOf, statsOf, workOf } from './dashboard.rules.ts';
import type { DashboardStore } from './dashboard.store.ts';

const activityRows = 10;

interface Parts {
  readonly clock: Clock;
  readonly dashboard: DashboardStore;
}

/** Figures for the platform, and the latest activity, from the audit.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §3; docs/specification/decisions.md §5 */
export function dashboardHandlers({ clock, dashboard }: Parts): Handlers<'admin.dashboard' | 'admin.work'> {
  return {
    async 'admin.dashboard'() {
      const at = clock.now();
      const stats = statsOf(await dashboard.counts(at));
      const recentActivity = (await dashboard.latest(activityRows)).flatMap((row) => activityOf(row) ?? []);
      return { status: 200, body: { success: true, data: { stats, recentActivity, updated_at: at.toISOString() } } };
    },
    async 'admin.work'() {
      return { status: 200, body: { success: true, data: workOf(await dashboard.work(clock.now())) } };
    },
  };
}
