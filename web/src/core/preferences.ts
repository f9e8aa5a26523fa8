/** Browser storage key of the user's display preferences. @see docs/specification/part-1-public-and-client.md §3 */
const preferencesStorageKey = 'user_preferences';

/** The user's choices for this browser: stored under `user_preferences`, never sent to the server. */
export interface Preferences {
  /** `auto` follows the system. */
  readonly color_scheme: 'auto' | 'light' | 'dark';
  readonly sidebar: 'open' | 'folded';
  /** Whether single-letter shortcuts are on; WCAG 2.1.4 requires a way to turn them off. */
  readonly shortcuts: 'on' | 'off';
  /** Whether pictures of videos are blurred until they are pointed at. */
  readonly pictures: 'shown' | 'blurred';
}

const defaults: Preferences = { color_scheme: 'auto', sidebar: 'open', shortcuts: 'on', pictures: 'shown' };
const listeners = new Set<() => void>();
let lastText: string | null | undefined;
let last = defaults;

/**
 * The stored preferences; anything missing or unreadable gets its default. Referentially stable until something
 * changes.
 */
export function readPreferences(): Preferences {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    last = parse(text);
  }
  return last;
}

/** The defaults without a browser: in the prerendered page. */
export const readDefaults = (): Preferences => defaults;

/** Saves a choice and notifies listeners. Without storage access, it lasts until the page is closed. */
export function writePreferences(choice: Partial<Preferences>): void {
  const next = { ...readPreferences(), ...choice };
  const text = JSON.stringify(next);
  if (text === JSON.stringify(last)) return;
  try {
    localStorage.setItem(preferencesStorageKey, text);
    lastText = text;
  } catch {
    lastText = readText();
  }
  last = next;
  for (const listener of listeners) listener();
}

/** Calls back on changes here or in another tab. @returns an unsubscribe function. */
export function onPreferences(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === preferencesStorageKey || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(preferencesStorageKey);
  } catch {
    return null;
  }
}

function parse(text: string | null): Preferences {
  const stored = asRecord(text);
  const scheme = stored['color_scheme'];
  return {
    color_scheme: scheme === 'light' || scheme === 'dark' ? scheme : defaults.color_scheme,
    sidebar: stored['sidebar'] === 'folded' ? 'folded' : defaults.sidebar,
    shortcuts: stored['shortcuts'] === 'off' ? 'off' : defaults.shortcuts,
    pictures: stored['pictures'] === 'blurred' ? 'blurred' : defaults.pictures,
  };
}

function asRecord(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
