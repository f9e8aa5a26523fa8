import type { PlatformSettings } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import type { SettingStore } from './settings.store.ts';

/** How old what `system.health` tells may be: another process may have changed the settings. */
const freshMs = 5000;

/** The settings as they were a moment ago: for what must answer at once, even while the database is busy. */
export interface SettingSnapshot {
  /** What is known; read anew beside the call when it is old. Only the first call waits for the database. */
  get(): Promise<PlatformSettings>;
  /** They were just changed here. */
  put(settings: PlatformSettings): void;
}

/** @param onRead - told whatever is read or put: what follows the settings by itself. */
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
      // A database that fails now is told by the calls that need it; here the last known answer stands.
      if (clock.now().getTime() - known.atMs >= freshMs) read().catch(() => undefined);
      return known.settings;
    },
  };
}
