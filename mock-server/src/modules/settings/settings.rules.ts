import {
  adminIdleMinutes,
  clientIdleMinutes,
  importBadRowsPercent,
  importFewerRowsPercent,
  type BodyOf,
} from '@grt/sdk/contract';
import type { PlatformSettings } from '@grt/sdk/contract';
import type { LogLevel } from '../../core/log.ts';

type LevelFields = 'log_level' | 'log_level_source' | 'log_level_environment';

/** The settings as they are kept, for all processes. */
export type StoredSettings = Omit<PlatformSettings, LevelFields> & {
  /** Null: each process goes by its own LOG_LEVEL. */
  readonly log_level: PlatformSettings['log_level'] | null;
};

/** What can be set, without who set it. */
export type SettingValues = Omit<StoredSettings, 'updated_at' | 'updated_by'>;

/** What applies until an administrator changes something.
 * @see docs/specification/decisions.md §7 (holding an import back) */
export const defaultSettings: SettingValues = {
  support_email: 'support@grt.example',
  public_name: 'GRT',
  feed_refresh_min_minutes: 15,
  hold_bad_rows_percent: importBadRowsPercent,
  hold_fewer_rows_percent: importFewerRowsPercent,
  registration_open: true,
  maintenance_notice: null,
  log_level: null,
  pricing: 'first',
  floor_price: 0.01,
  audit_keep_days: 730,
  outbox_keep_days: 365,
  admin_idle_minutes: adminIdleMinutes,
  client_idle_minutes: clientIdleMinutes,
  storage_limit_mb_per_client: 10_000,
  require_second_factor_for_administrators: false,
};

const levels: Readonly<Record<PlatformSettings['log_level'], LogLevel>> = {
  debug: 'debug',
  info: 'info',
  warning: 'warn',
  error: 'error',
  critical: 'error',
};

const levelNames: Readonly<Record<LogLevel | 'silent', PlatformSettings['log_level']>> = {
  debug: 'debug',
  info: 'info',
  warn: 'warning',
  error: 'error',
  silent: 'critical',
};

/** The level that the log of a process has.
 * @param environment - LOG_LEVEL of the process. */
export function logLevelOf(
  { log_level: level }: Pick<StoredSettings, 'log_level'>,
  environment: LogLevel | 'silent',
): LogLevel | 'silent' {
  return level === null ? environment : levels[level];
}

/** The settings as a process shows them.
 * @param environment - LOG_LEVEL of the process. */
export function settingsIn(environment: LogLevel | 'silent', settings: StoredSettings): PlatformSettings {
  return {
    ...settings,
    log_level: settings.log_level ?? levelNames[environment],
    log_level_source: settings.log_level === null ? 'environment' : 'settings',
    log_level_environment: environment,
  };
}

/** The settings after a change that the contract has checked. Omitted fields keep their values; a blank notice means
 * none. */
export function changedSettings(before: SettingValues, changes: BodyOf<'settings.update'>): SettingValues {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const after: SettingValues = { ...before, ...given };
  return { ...after, maintenance_notice: after.maintenance_notice || null };
}

/** The last lines of every mail: who sent it, and where to reply. */
export function mailFooter({ public_name: name, support_email: address }: SettingValues): string {
  return `\n\n-- \n${name}\nQuestions? Write to ${address}.`;
}
