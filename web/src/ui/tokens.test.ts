import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The two colors of a token: `light-dark(#…, #…)`, or one for both. */
function colors(token: string): { light: string; dark: string } {
  const value = new RegExp(`--grt-${token}:\\s*(?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css);
  if (!value) throw new Error(`tokens.css has no color --grt-${token}`);
  const [, light, dark, both] = value;
  return { light: light ?? both ?? '', dark: dark ?? both ?? '' };
}

/** Contrast ratio as WCAG 2.2 defines it, 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = ['surface', 'raised', 'sunken'];
const readable: [string, string][] = [
  ...['text', 'muted', 'primary', 'good', 'wait', 'bad'].flatMap((ink) =>
    grounds.map((ground): [string, string] => [ink, ground]),
  ),
  ...['primary', 'good', 'wait', 'bad'].map((tone): [string, string] => [tone, `${tone}-soft`]),
  ['text', 'primary-soft'],
  ['text', 'bad-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'good'],
  ['on-primary', 'bad'],
  ['on-primary', 'wait'],
  ['on-ink', 'ink'],
  ['on-ink-muted', 'ink'],
  ['ink-primary', 'ink'],
];

describe.each(['light', 'dark'] as const)('%s colors', (scheme) => {
  it.each(readable)('%s is readable on %s', (ink, ground) => {
    expect(contrast(colors(ink)[scheme], colors(ground)[scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['surface', 'raised'])('a control’s edge is visible on %s', (ground) => {
    expect(contrast(colors('edge')[scheme], colors(ground)[scheme])).toBeGreaterThanOrEqual(3);
  });
});
