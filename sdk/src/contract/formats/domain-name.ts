import type { TextFormat } from './format.ts';
import { parsedUrl } from './parsed-url.ts';
import { oneLine } from './text-line.ts';

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A domain's name as stored: lowercase, ASCII (IDN as punycode), without www. and the last dot; undefined if it is not
 * a domain name. A URL is refused, not taken apart.
 * @see docs/specification/decisions.md §6 */
export function normalizeDomainName(text: string): string | undefined {
  const name = hostOf(oneLine(text))?.replace(/^www\.(?=[^.]+\.)/, '');
  return name !== undefined && isDomain(name) ? name : undefined;
}

/** The same for the host of an email address, which may begin with www. */
export function asciiHost(text: string): string | undefined {
  const name = hostOf(text);
  return name !== undefined && isDomain(name) ? name : undefined;
}

function hostOf(text: string): string | undefined {
  if (text === '' || /[\s/:@?#\\[\]%]/.test(text)) return undefined;
  return parsedUrl(`http://${text}`)?.hostname.replace(/\.$/, '');
}

function isDomain(name: string): boolean {
  const labels = name.split('.');
  const isName = name.length <= 253 && labels.length >= 2 && labels.every((part) => label.test(part));
  return isName && !/^\d+$/.test(labels.at(-1) ?? '');
}

/** `format: domain-name` */
export const domainName: TextFormat = {
  accepts: (text) => normalizeDomainName(text) !== undefined,
  keep: (text) => normalizeDomainName(text) ?? text,
};
