import type { PlatformSettings, PlatformSettingsChanges } from '@grt/sdk/contract';
import { UsageError } from '../../core/command-error.ts';

/** How a setting is typed. */
type Kind = 'text' | 'number' | 'boolean' | 'empty-or-text';

/** The settings that can be changed, and how each is typed. */
const kinds: Readonly<Record<keyof PlatformSettingsChanges, Kind>> = {
  support_email: 'text',
  public_name: 'text',
  feed_refresh_min_minutes: 'number',
  hold_bad_rows_percent: 'number',
  hold_fewer_rows_percent: 'number',
  registration_open: 'boolean',
  maintenance_notice: 'empty-or-text',
  log_level: 'text',
};

/** Names of the settings. */
export const settingNames = Object.keys(kinds).filter(isSetting);

/** One setting as it is. @throws UsageError when there is none of that name */
export function settingOf(settings: PlatformSettings, name: string): string | number | boolean | null {
  if (isSetting(name)) return settings[name];
  throw new UsageError(`There is no setting "${name}". There are: ${settingNames.join(', ')}`);
}

/** Reads `name=value` words. Whether a value will do is the server's to say.
 * @throws UsageError for a name that is none, and a value of another kind */
export function readSettings(words: readonly string[]): PlatformSettingsChanges {
  const changes = words.map((word): readonly [string, unknown] => {
    const at = word.indexOf('=');
    const name = word.slice(0, Math.max(0, at));
    if (at < 1) throw new UsageError(`"${word}" is no setting: it looks like name=value`);
    if (!isSetting(name)) throw new UsageError(`There is no setting "${name}". There are: ${settingNames.join(', ')}`);
    return [name, valueOf(name, word.slice(at + 1), kinds[name])];
  });
  return Object.fromEntries(changes);
}

function valueOf(name: string, typed: string, kind: Kind): string | number | boolean | null {
  if (kind === 'text') return typed;
  if (kind === 'empty-or-text') return typed === '' ? null : typed;
  if (kind === 'number') {
    if (/^\d{1,9}$/.test(typed)) return Number(typed);
    throw new UsageError(`${name} has to be a whole number`);
  }
  if (typed === 'true' || typed === 'false') return typed === 'true';
  throw new UsageError(`${name} has to be true or false`);
}

function isSetting(name: string): name is keyof PlatformSettingsChanges {
  return Object.hasOwn(kinds, name);
}
