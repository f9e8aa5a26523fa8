import type { TextFormat } from './format.ts';
import { parsedUrl } from './parsed-url.ts';

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A domain's name as stored: lowercase, ASCII (IDN as punycode), without www. and the last dot; undefined if it is not
 * a domain name. A URL is refused, not taken apart.
 * @see docs/specification/decisions.md §6 */
export function normalizeDomainName(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || /[\s/:@?#\\[\]%]/.test(trimmed)) return undefined;
  const url = parsedUrl(`http://${trimmed}`);
  if (!url) return undefined;
  const name = url.hostname.replace(/\.$/, '').replace(/^www\.(?=[^.]+\.)/, '');
  const labels = name.split('.');
  const isName = name.length <= 253 && labels.length >= 2 && labels.every((part) => label.test(part));
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? name : undefined;
}

/** `format: domain-name` */
export const domainName: TextFormat = {
  accepts: (text) => normalizeDomainName(text) !== undefined,
  keep: (text) => normalizeDomainName(text) ?? text,
};
