import type { PlatformSettings } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Log, LogLevel } from '../../core/log.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { createChangeSettings, type SettingParts } from './settings.commands.ts';
import type { SettingSnapshot } from './settings-snapshot.ts';

/** Platform settings. Every call reads the current ones, so a change applies from the next call on. */
export function settingHandlers(
  parts: SettingParts,
  snapshot: Pick<SettingSnapshot, 'put'>,
): Handlers<'settings.show' | 'settings.update'> {
  const { settings } = parts;
  const change = createChangeSettings(parts);
  return {
    async 'settings.show'() {
      return { status: 200, body: { success: true, data: await settings.read() } };
    },
    async 'settings.update'({ body, ...request }) {
      const data = await change(body, actorOf(request));
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

/** Makes the log follow the settings once its level has been set there; until then LOG_LEVEL applies. */
export function followLogLevel(log: Pick<Log, 'setLevel'>): (settings: PlatformSettings) => void {
  return ({ updated_at, log_level }) => {
    if (updated_at !== null) log.setLevel(levels[log_level]);
  };
}
