import {
  adminIdleMinutes,
  clientIdleMinutes,
  importBadRowsPercent,
  importFewerRowsPercent,
  type BodyOf,
} from '@grt/sdk/contract';
import type { PlatformSettings } from '@grt/sdk/contract';

/** What can be set, without who set it. */
export type SettingValues = Omit<PlatformSettings, 'updated_at' | 'updated_by'>;

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
  log_level: 'info',
  pricing: 'first',
  floor_price: 0.01,
  audit_keep_days: 730,
  outbox_keep_days: 365,
  admin_idle_minutes: adminIdleMinutes,
  client_idle_minutes: clientIdleMinutes,
  storage_limit_mb_per_client: 10_000,
  require_second_factor_for_administrators: false,
};

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
