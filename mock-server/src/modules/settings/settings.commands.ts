import type { BodyOf } from '@grt/sdk/contract';
import { changedFields } from '../../basics/changed-fields.rules.ts';
import type { Platform } from '../../core/platform.ts';
import type { SignedIn } from '../audit/actor.rules.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import { changedSettings, type StoredSettings } from './settings.rules.ts';
import type { SettingStore } from './settings.store.ts';

export interface SettingParts extends Pick<Platform, 'database' | 'clock'> {
  readonly settings: SettingStore;
  readonly audit: AuditStore;
}

/** Changes the settings in one transaction with the audit entry. @throws Refusal 422 */
export type ChangeSettings = (form: BodyOf<'settings.update'>, actor: SignedIn) => Promise<StoredSettings>;

export function createChangeSettings({ database, clock, settings, audit }: SettingParts): ChangeSettings {
  return (form, actor) =>
    database.transaction(async () => {
      const { username } = actor.principal;
      const { before, after } = await settings.update((values) => changedSettings(values, form), { username, clock });
      await audit.record({
        action: 'settings.update',
        actor,
        subject: { type: 'settings' },
        ...changedFields(before, after),
      });
      return after;
    });
}
