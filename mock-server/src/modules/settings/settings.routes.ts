import type { PlatformSettings } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Log, LogLevel } from '../../core/log.ts';
import type { Platform } from '../../core/platform.ts';
import { createAuditStore } from '../audit/audit.store.ts';
import { changedFields } from '../../basics/changed-fields.rules.ts';
import { changedSettings } from './settings.rules.ts';
import type { SettingSnapshot } from './settings-snapshot.store.ts';
import { createSettingStore } from './settings.store.ts';

/** Settings of the platform. Calls read what stands, so a change applies from the next one on. */
export function settingHandlers(
  platform: Pick<Platform, 'database' | 'clock'>,
  snapshot: Pick<SettingSnapshot, 'put'>,
): Handlers<'settings.show' | 'settings.update'> {
  const { database, clock } = platform;
  const settings = createSettingStore(database);
  const audit = createAuditStore(database, clock);
  return {
    async 'settings.show'() {
      return { status: 200, body: { success: true, data: await settings.read() } };
    },
    async 'settings.update'({ body, principal, address, requestId }) {
      const data = await database.transaction(async () => {
        const { username } = principal;
        const { before, after } = await settings.update((values) => changedSettings(values, body), { username, clock });
        await audit.record({
          action: 'settings.update',
          actor: { principal, address, requestId },
          subject: { type: 'settings' },
          ...changedFields(before, after),
        });
        return after;
      });
      snapshot.put(data);
      return { status: 200, body: { success: true, data, message: 'Saved.' } };
    },
  };
}

const levels: Readonly<Record<PlatformSettings['log_level'], LogLevel>> = {
  debug: 'debug',
  info: 'info',
  warning: 'warn',
  error: 'error',
  critical: 'error',
};

/** Lets the log follow the settings, once somebody has set its level; until then LOG_LEVEL stands. */
export function followLogLevel(log: Pick<Log, 'setLevel'>): (settings: PlatformSettings) => void {
  return ({ updated_at, log_level }) => {
    if (updated_at !== null) log.setLevel(levels[log_level]);
  };
}
