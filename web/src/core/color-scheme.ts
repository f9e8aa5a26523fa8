import { onPreferences, readPreferences, type Preferences } from './preferences.ts';

/** The attribute that both the tokens and the component kit use. */
export const schemeAttribute = 'data-mantine-color-scheme';

const darkSystem = '(prefers-color-scheme: dark)';

/** The scheme that a preference resolves to on this system. */
function schemeFor(preference: Preferences['color_scheme']): 'light' | 'dark' {
  if (preference !== 'auto') return preference;
  return matchMedia(darkSystem).matches ? 'dark' : 'light';
}

/** Keeps the page's scheme in sync with the preference and the system. @returns a function that stops this. */
export function keepColorScheme(): () => void {
  applyScheme();
  const system = matchMedia(darkSystem);
  system.addEventListener('change', applyScheme);
  const stopPreferences = onPreferences(applyScheme);
  return () => {
    system.removeEventListener('change', applyScheme);
    stopPreferences();
  };
}

function applyScheme(): void {
  const scheme = schemeFor(readPreferences().color_scheme);
  document.documentElement.setAttribute(schemeAttribute, scheme);
  const themeColor = scheme === 'dark' ? '#0e1116' : '#fafaf7';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor);
}
