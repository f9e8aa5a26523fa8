import { importBadRowsPercent, importFewerRowsPercent, messages, type BodyOf } from '@grt/sdk/contract';
import type { PlatformSettings } from '@grt/sdk/contract';
import { isEmail } from '@grt/sdk/rules';
import { invalid } from '../../core/refusal.ts';

/** What can be set, without who set it. */
export type SettingValues = Omit<PlatformSettings, 'updated_at' | 'updated_by'>;

/** What stands until an administrator changes something.
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
};

/** The settings after a change: what is left out stays, texts are trimmed, a blank notice is none.
 * @throws Refusal 422 for a blank name, or an address that is none; the contract checks the rest. */
export function changedSettings(before: SettingValues, changes: BodyOf<'settings.update'>): SettingValues {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const after: SettingValues = { ...before, ...given };
  const words = messages.PlatformSettingsChanges;
  const values = {
    ...after,
    support_email: after.support_email.trim(),
    public_name: after.public_name.trim(),
    maintenance_notice: after.maintenance_notice?.trim() || null,
  };
  const errors = {
    ...(isEmail(values.support_email) ? {} : { support_email: [words.support_email.format] }),
    ...(values.public_name === '' ? { public_name: [words.public_name.minLength] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return values;
}

/** The last lines of every mail: who wrote it, and where to write to. */
export function mailFooter({ public_name: name, support_email: address }: SettingValues): string {
  return `\n\n-- \n${name}\nQuestions? Write to ${address}.`;
}
