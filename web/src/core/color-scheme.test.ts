import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { keepColorScheme, schemeAttribute } from './color-scheme.ts';
import { writePreferences } from './preferences.ts';

const shown = () => document.documentElement.getAttribute(schemeAttribute);
const firstScript = readFileSync(join(import.meta.dirname, '../../public/before-paint.js'), 'utf8');

afterEach(() => {
  document.documentElement.removeAttribute(schemeAttribute);
});

describe('the color scheme', () => {
  it('follows each choice until stopped', () => {
    const stop = keepColorScheme();
    expect(shown()).toBe('light');
    writePreferences({ color_scheme: 'dark' });
    expect(shown()).toBe('dark');
    stop();
    writePreferences({ color_scheme: 'light' });
    expect(shown()).toBe('dark');
  });

  it.each(['light', 'dark'] as const)(
    'is right before the first paint: reads %s as the app stores it',
    (color_scheme) => {
      writePreferences({ color_scheme: 'auto' });
      writePreferences({ color_scheme });
      // The file that index.html loads before the app.
      const script = document.createElement('script');
      script.textContent = firstScript;
      document.head.append(script);
      script.remove();
      expect(shown()).toBe(color_scheme);
    },
  );
});
