import { productVersion } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Market } from '../traffic/market.store.ts';
import type { SettingSnapshot } from '../settings/settings-snapshot.store.ts';

/** Whether the platform answers, whether applications are taken, what every screen is to show, and whether figures are of
 * real visits. */
export function healthHandlers(
  settings: Pick<SettingSnapshot, 'get'>,
  market: Pick<Market, 'source'>,
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
