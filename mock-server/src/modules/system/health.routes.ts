import { productVersion, type PlatformSettings, type TrafficSource } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';

/** Whether the platform is up, whether applications are open, which notice every screen shows, and whether figures come
 * from real visits. */
export function healthHandlers(
  settings: { get(): Promise<PlatformSettings> },
  market: { source(): Promise<TrafficSource> },
): Handlers<'system.health'> {
  return {
    async 'system.health'() {
      const { registration_open, maintenance_notice: notice } = await settings.get();
      const traffic_source = await market.source();
      const data = { status: 'ok', version: productVersion, registration_open, notice, traffic_source } as const;
      return { status: 200, body: { success: true, data } };
    },
  };
}
