import { productVersion } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import type { SettingSnapshot } from '../settings/settings-snapshot.store.ts';

/** Whether the platform answers, whether applications are taken, and what every screen is to show. */
export function healthHandlers(settings: Pick<SettingSnapshot, 'get'>): Handlers<'system.health'> {
  return {
    async 'system.health'() {
      const { registration_open, maintenance_notice: notice } = await settings.get();
      return {
        status: 200,
        body: { success: true, data: { status: 'ok', version: productVersion, registration_open, notice } },
      };
    },
  };
}
