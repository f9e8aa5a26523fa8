import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorSchemeManager,
  type VariantColorsResolver,
} from '@mantine/core';
import { onPreferences, readPreferences, writePreferences } from '../core/preferences.ts';

/** Our colors under the kit's names: each uses the tokens, which handle light and dark. */
const tones = { cobalt: 'primary', green: 'good', yellow: 'wait', red: 'bad' } as const;

/** Filled and light looks of the four tones, and the plain button, in token colors that meet AA in both schemes. */
const variantColors: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  const name = input.color ?? input.theme.primaryColor;
  const tone = isTone(name) ? tones[name] : undefined;
  if (input.variant === 'default') {
    return {
      background: 'var(--grt-raised)',
      hover: 'var(--grt-sunken)',
      color: 'var(--grt-text)',
      border: '1px solid var(--grt-edge)',
    };
  }
  if (!tone) return resolved;
  const [plain, soft] = [`var(--grt-${tone})`, `var(--grt-${tone}-soft)`];
  switch (input.variant) {
    case 'filled':
      return {
        background: plain,
        hover: tone === 'primary' ? 'var(--grt-primary-hover)' : plain,
        color: 'var(--grt-on-primary)',
        border: '1px solid transparent',
      };
    case 'light':
      return { background: soft, hover: soft, color: plain, border: '1px solid transparent' };
    case 'outline':
      return { background: 'transparent', hover: soft, color: plain, border: `1px solid ${plain}` };
    case 'subtle':
    case 'transparent':
      return { background: 'transparent', hover: soft, color: plain, border: '1px solid transparent' };
    default:
      return resolved;
  }
};

function isTone(name: unknown): name is keyof typeof tones {
  return typeof name === 'string' && name in tones;
}

export const theme = createTheme({
  primaryColor: 'cobalt',
  colors: {
    cobalt: [
      '#eef1ff',
      '#dbe1ff',
      '#b4c0ff',
      '#98a9ff',
      '#7d93ff',
      '#4c68ff',
      '#2447f9',
      '#1735d6',
      '#122aad',
      '#0d2086',
    ],
  },
  variantColorResolver: variantColors,
  fontFamily: 'var(--grt-font)',
  fontFamilyMonospace: 'var(--grt-font-mono)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  fontWeights: { regular: '400', medium: '580', bold: '580' },
  headings: {
    fontWeight: '580',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '1.2' },
      h2: { fontSize: '20px', lineHeight: '1.3' },
      h3: { fontSize: '16px', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
});

/** The kit's own variables, pointed at the tokens, so that no component keeps a default gray. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--grt-surface)',
    '--mantine-color-text': 'var(--grt-text)',
    '--mantine-color-bright': 'var(--grt-text)',
    '--mantine-color-dimmed': 'var(--grt-muted)',
    '--mantine-color-placeholder': 'var(--grt-muted)',
    '--mantine-color-anchor': 'var(--grt-primary)',
    '--mantine-color-error': 'var(--grt-bad)',
    '--mantine-color-success': 'var(--grt-good)',
    '--mantine-color-default': 'var(--grt-raised)',
    '--mantine-color-default-hover': 'var(--grt-sunken)',
    '--mantine-color-default-color': 'var(--grt-text)',
    '--mantine-color-default-border': 'var(--grt-line)',
    '--mantine-color-disabled': 'var(--grt-sunken)',
    '--mantine-color-disabled-color': 'var(--grt-muted)',
    '--mantine-color-disabled-border': 'var(--grt-line)',
    '--mantine-primary-color-filled': 'var(--grt-primary)',
    '--mantine-primary-color-filled-hover': 'var(--grt-primary-hover)',
    '--mantine-primary-color-contrast': 'var(--grt-on-primary)',
  };
  return { variables: {}, light: shared, dark: shared };
};

/** Lets the kit share the color scheme preference with the rest of the app. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  const subscriptions: (() => void)[] = [];
  return {
    get: () => readPreferences().color_scheme,
    set: (color_scheme) => writePreferences({ color_scheme }),
    subscribe: (onUpdate) => {
      subscriptions.push(onPreferences(() => onUpdate(readPreferences().color_scheme)));
    },
    unsubscribe: () => {
      for (const end of subscriptions.splice(0)) end();
    },
    clear: () => writePreferences({ color_scheme: 'auto' }),
  };
}
