import { dollarsOf, microsOf } from '../../basics/money.rules.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { defaultSettings, mailFooter, type SettingValues, type StoredSettings } from './settings.rules.ts';
import { platformSettings } from '../../tables/settings.tables.ts';

type Row = typeof platformSettings.$inferSelect;

export interface SettingStore {
  /** The current settings, in the caller's transaction if there is one. Never cached, so a change applies from the next
   * call on. */
  read(): Promise<StoredSettings>;
  /** Applies a rule to the locked settings; a rule that throws saves nothing.
   * @param by - username of whoever changes them. */
  update(
    rule: (before: SettingValues) => SettingValues,
    by: { readonly username: string; readonly clock: Clock },
  ): Promise<{ readonly before: StoredSettings; readonly after: StoredSettings }>;
}

export function createSettingStore(database: Pick<Database, 'current' | 'transaction'>): SettingStore {
  const read = async (lock = false): Promise<StoredSettings> => {
    const query = database.current().select().from(platformSettings);
    const [row] = await (lock ? query.for('update') : query);
    return row ? settingsOf(row) : { ...defaultSettings, updated_at: null, updated_by: null };
  };
  return {
    read: () => read(),
    update: (rule, { username, clock }) =>
      database.transaction(async (queries) => {
        const at = clock.now();
        // Insert the row before locking it, so that two first changes at once also wait for each other.
        await queries
          .insert(platformSettings)
          .values({ id: 1, ...columnsOf(defaultSettings), updatedAt: at, updatedBy: username })
          .onConflictDoNothing();
        const before = await read(true);
        const { updated_at: _, updated_by: __, ...values } = before;
        const changed = { ...columnsOf(rule(values)), updatedAt: at, updatedBy: username };
        await queries.update(platformSettings).set(changed);
        return { before, after: await read() };
      }),
  };
}

/** The footer for a mail written now. */
export async function readMailFooter(database: Database): Promise<string> {
  return mailFooter(await createSettingStore(database).read());
}

function settingsOf(row: Row): StoredSettings {
  return {
    support_email: row.supportEmail,
    public_name: row.publicName,
    feed_refresh_min_minutes: row.feedRefreshMinMinutes,
    hold_bad_rows_percent: row.holdBadRowsPercent,
    hold_fewer_rows_percent: row.holdFewerRowsPercent,
    registration_open: row.registrationOpen,
    maintenance_notice: row.maintenanceNotice,
    log_level: row.logLevelIsSet ? row.logLevel : null,
    pricing: row.pricing,
    floor_price: dollarsOf(row.floorMicros),
    audit_keep_days: row.auditKeepDays,
    outbox_keep_days: row.outboxKeepDays,
    admin_idle_minutes: row.adminIdleMinutes,
    client_idle_minutes: row.clientIdleMinutes,
    storage_limit_mb_per_client: row.storageLimitMb,
    require_second_factor_for_administrators: row.requireSecondFactor,
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
  };
}

function columnsOf(values: SettingValues): Omit<Row, 'id' | 'updatedAt' | 'updatedBy'> {
  return {
    supportEmail: values.support_email,
    publicName: values.public_name,
    feedRefreshMinMinutes: values.feed_refresh_min_minutes,
    holdBadRowsPercent: values.hold_bad_rows_percent,
    holdFewerRowsPercent: values.hold_fewer_rows_percent,
    registrationOpen: values.registration_open,
    maintenanceNotice: values.maintenance_notice,
    logLevel: values.log_level ?? 'info',
    logLevelIsSet: values.log_level !== null,
    pricing: values.pricing,
    floorMicros: microsOf(values.floor_price),
    auditKeepDays: values.audit_keep_days,
    outboxKeepDays: values.outbox_keep_days,
    adminIdleMinutes: values.admin_idle_minutes,
    clientIdleMinutes: values.client_idle_minutes,
    storageLimitMb: values.storage_limit_mb_per_client,
    requireSecondFactor: values.require_second_factor_for_administrators,
  };
}
