import { productVersion } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';

/** Whether the platform answers. Registration is open and there is no notice until settings can be changed. */
export function healthHandlers(): Handlers<'system.health'> {
  return {
    async 'system.health'() {
      return {
        status: 200,
        body: { success: true, data: { status: 'ok', version: productVersion, registration_open: true, notice: null } },
      };
    },
  };
}
