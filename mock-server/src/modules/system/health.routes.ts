import { productVersion, type PlatformSettings, type TrafficSource } from '@grt/sdk/contract';
import type { Database } from '../../core/database/database.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { RecentValue } from '../../core/recent-value.ts';
import { databaseUnavailable } from '../../core/refusal.ts';

/** Read a moment ago, so that health checks wait for no call that keeps the database busy. */
interface Known {
  readonly settings: Pick<RecentValue<Pick<PlatformSettings, 'registration_open' | 'maintenance_notice'>>, 'get'>;
  readonly source: Pick<RecentValue<TrafficSource>, 'get'>;
}

/** Whether the platform can work, and what every screen shows: whether applications are open, the maintenance notice,
 * and whether figures come from real visits. Also whether the process responds at all. */
export function healthHandlers(
  database: Pick<Database, 'answers'>,
  { settings, source }: Known,
): Handlers<'system.health' | 'system.live'> {
  return {
    async 'system.health'() {
      if (!(await database.answers())) throw databaseUnavailable();
      const { registration_open, maintenance_notice: notice } = await settings.get();
      const traffic_source = await source.get();
      const data = { status: 'ok', version: productVersion, registration_open, notice, traffic_source } as const;
      return { status: 200, body: { success: true, data } };
    },
    async 'system.live'() {
      return { status: 200, body: { success: true, data: { status: 'ok', version: productVersion } } };
    },
  };
}
