import { useSyncExternalStore } from 'react';
import { onPreferences, readDefaults, readPreferences, type Preferences } from './preferences.ts';

/** The preferences, in sync across this page and other tabs. Change them with `writePreferences`. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferences, readPreferences, readDefaults);
}
