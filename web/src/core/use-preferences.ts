import { useSyncExternalStore } from 'react';
import { onPreferences, readDefaults, readPreferences, type Preferences } from './preferences.ts';

/** The preferences, kept current across this page and other tabs. Change them with `writePreferences`. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferences, readPreferences, readDefaults);
}
