import type { Config } from '../../config.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Log } from '../../core/log.ts';
import type { RecentValue } from '../../core/recent-value.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { createChangeSettings, type SettingParts } from './settings.commands.ts';
import { logLevelOf, settingsIn, type StoredSettings } from './settings.rules.ts';

interface Parts extends SettingParts {
  readonly config: Pick<Config, 'logLevel'>;
}

/** Platform settings. Every call reads the current ones, so a change applies from the next call on. */
export function settingHandlers(
  parts: Parts,
  snapshot: Pick<RecentValue<StoredSettings>, 'put'>,
): Handlers<'settings.show' | 'settings.update'> {
  const { settings, config } = parts;
  const change = createChangeSettings(parts);
  return {
    async 'settings.show'() {
      return { status: 200, body: { success: true, data: settingsIn(config.logLevel, await settings.read()) } };
    },
    async 'settings.update'({ body, ...request }) {
      const changed = await change(body, actorOf(request));
      snapshot.put(changed);
      return { status: 200, body: { success: true, data: settingsIn(config.logLevel, changed), message: 'Saved.' } };
    },
  };
}

/** Makes the log follow the settings: the level set there, or else the one that the process was started with. */
export function followLogLevel({
  log,
  config,
}: {
  readonly log: Pick<Log, 'setLevel'>;
  readonly config: Pick<Config, 'logLevel'>;
}): (settings: StoredSettings) => void {
  return (settings) => log.setLevel(logLevelOf(settings, config.logLevel));
}
