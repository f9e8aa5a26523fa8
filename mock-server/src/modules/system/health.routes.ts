import { productVersion, type PlatformSettings, type TrafficSource } from '@grt/sdk/contract';
import type { Database } from '../../core/database/database.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { databaseUnavailable } from '../../core/refusal.ts';

interface HealthParts {
  readonly database: Pick<Database, 'answers'>;
  readonly market: { source(): Promise<TrafficSource> };
}

/** Whether the platform can work, and what every screen shows: whether applications are open, the maintenance notice,
 * and whether figures come from real visits. Also whether the process responds at all. */
export function healthHandlers(
  { database, market }: HealthParts,
  settings: { get(): Promise<PlatformSettings> },
): Handlers<'system.health' | 'system.live'> {
  return {
    async 'system.health'() {
      if (!(await database.answers())) throw databaseUnavailable();
      const { registration_open, maintenance_notice: notice } = await settings.get();
      const traffic_source = await market.source();
      const data = { status: 'ok', version: productVersion, registration_open, notice, traffic_source } as const;
      return { status: 200, body: { success: true, data } };
    },
    async 'system.live'() {
      return { status: 200, body: { success: true, data: { status: 'ok', version: productVersion } } };
    },
  };
}
