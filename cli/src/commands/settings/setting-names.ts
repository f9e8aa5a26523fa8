import type { PlatformSettings, PlatformSettingsChanges } from '@grt/sdk/contract';
import { readAmount } from '@grt/sdk/rules';
import { UsageError } from '../../core/command-error.ts';

/** The type of a setting. */
type Kind = 'text' | 'number' | 'amount' | 'boolean' | 'empty-or-text' | 'level';

/** The settings that can be changed, and their types. */
const kinds: Readonly<Record<keyof PlatformSettingsChanges, Kind>> = {
  support_email: 'text',
  public_name: 'text',
  feed_refresh_min_minutes: 'number',
  hold_bad_rows_percent: 'number',
  hold_fewer_rows_percent: 'number',
  registration_open: 'boolean',
  maintenance_notice: 'empty-or-text',
  log_level: 'level',
  pricing: 'text',
  floor_price: 'amount',
  audit_keep_days: 'number',
  outbox_keep_days: 'number',
  admin_idle_minutes: 'number',
  client_idle_minutes: 'number',
  storage_limit_mb_per_client: 'number',
  require_second_factor_for_administrators: 'boolean',
};

/** Names of the settings. */
export const settingNames = Object.keys(kinds).filter(isSetting);

/** The current value of one setting. @throws UsageError for an unknown name */
export function settingOf(settings: PlatformSettings, name: string): string | number | boolean | null {
  if (isSetting(name)) return settings[name];
  throw new UsageError(`Unknown setting "${name}". Available settings: ${settingNames.join(', ')}`);
}

/** A setting as it is listed: a log level that nobody has set says where it comes from. */
export function shownSetting(
  settings: PlatformSettings,
  name: keyof PlatformSettingsChanges,
): string | number | boolean | null {
  const { log_level: level, log_level_source: source, log_level_environment: environment } = settings;
  if (name !== 'log_level' || source === 'settings') return settings[name];
  return `${level} (from the environment: LOG_LEVEL=${environment})`;
}

/** Parses `name=value` words. The server decides whether a value is acceptable.
 * @throws UsageError for an unknown name or a value of the wrong type */
export function readSettings(words: readonly string[]): PlatformSettingsChanges {
  const changes = words.map((word): readonly [string, unknown] => {
    const at = word.indexOf('=');
    const name = word.slice(0, Math.max(0, at));
    if (at < 1) throw new UsageError(`"${word}" is not a setting: use name=value`);
    if (!isSetting(name))
      throw new UsageError(`Unknown setting "${name}". Available settings: ${settingNames.join(', ')}`);
    return [name, valueOf(name, word.slice(at + 1), kinds[name])];
  });
  return Object.fromEntries(changes);
}

function valueOf(name: string, typed: string, kind: Kind): string | number | boolean | null {
  if (kind === 'text') return typed;
  if (kind === 'level') return typed === 'environment' ? null : typed;
  if (kind === 'empty-or-text') return typed === '' ? null : typed;
  if (kind === 'number') {
    if (/^-?\d{1,15}$/.test(typed.trim())) return Number(typed);
    throw new UsageError(`${name} must be a whole number`);
  }
  if (kind === 'amount') {
    const { dollars, problem } = readAmount(typed);
    if (!Number.isNaN(dollars)) return dollars;
    throw new UsageError(problem ?? `${name} must be an amount in dollars, such as 0.05`);
  }
  if (typed === 'true' || typed === 'false') return typed === 'true';
  throw new UsageError(`${name} must be true or false`);
}

function isSetting(name: string): name is keyof PlatformSettingsChanges {
  return Object.hasOwn(kinds, name);
}
