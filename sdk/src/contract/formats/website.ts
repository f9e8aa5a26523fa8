import type { TextFormat } from './format.ts';
import { parsedUrl } from './parsed-url.ts';

/** A website's address as stored: trimmed, with https:// if no scheme was given. Undefined when it has another
 * scheme, no dot in its host, or is not an address. @see docs/specification/decisions.md §4 */
export function normalizeWebsite(text: string): string | undefined {
  const trimmed = text.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!/^https?:\/\//i.test(withScheme) || /\s/.test(withScheme)) return undefined;
  const url = parsedUrl(withScheme);
  if (!url || url.username !== '' || url.password !== '' || !/[^.]\.[^.]/.test(url.hostname)) return undefined;
  return withScheme;
}

/** `format: website` */
export const website: TextFormat = {
  accepts: (text) => normalizeWebsite(text) !== undefined,
  keep: (text) => normalizeWebsite(text) ?? text,
};
