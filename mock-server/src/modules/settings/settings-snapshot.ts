import type { PlatformSettings } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import type { SettingStore } from './settings.store.ts';

/** How stale the settings in `system.health` may be: another process may have changed them. */
const freshMs = 5000;

/** The settings as of a moment ago, for calls that must answer at once even while the database is busy. */
export interface SettingSnapshot {
  /** The last known settings, refreshed in the background when old. Only the first call waits for the database. */
  get(): Promise<PlatformSettings>;
  /** Records a change just made by this process. */
  put(settings: PlatformSettings): void;
}

/** @param onRead - called with whatever is read or put, for anything that follows the settings. */
export function createSettingSnapshot(
  settings: Pick<SettingStore, 'read'>,
  clock: Clock,
  onRead: (settings: PlatformSettings) => void,
): SettingSnapshot {
  let known: { readonly settings: PlatformSettings; readonly atMs: number } | undefined;
  let reading: Promise<PlatformSettings> | undefined;
  const put = (read: PlatformSettings) => {
    known = { settings: read, atMs: clock.now().getTime() };
    onRead(read);
  };
  const read = () => {
    reading ??= settings
      .read()
      .then((found) => (put(found), found))
      .finally(() => (reading = undefined));
    return reading;
  };
  return {
    put,
    async get() {
      if (!known) return read();
      // If the database fails now, the calls that need it report that; here the last known settings remain in use.
      if (clock.now().getTime() - known.atMs >= freshMs) read().catch(() => undefined);
      return known.settings;
    },
  };
}
