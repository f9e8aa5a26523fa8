import { emailMaxLength } from '../limits.ts';
import { asciiHost } from './domain-name.ts';
import type { TextFormat } from './format.ts';

/** Whether a text has the form of an address: something, an @, and a host name with a dot. Only sending an email can
 * show whether it exists. @see docs/specification/decisions.md §4 */
export function isEmail(text: string): boolean {
  return (
    text.length <= emailMaxLength &&
    /^[^\s@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i.test(text)
  );
}

/** An address as stored: a host with other letters than ASCII as punycode. The part before the @ stays as it was typed,
 * except for joiners, which are invisible there. Returned unchanged if it is not an address. */
export function normalizeEmail(text: string): string {
  const [, name = '', host = ''] = /^(.*@)([^@]*)$/.exec(text) ?? [];
  const ascii = /[^ -~]/.test(host) ? asciiHost(host) : host;
  const kept = `${name.replaceAll(/[\u200C\u200D]/g, '')}${ascii ?? host}`;
  return isEmail(kept) ? kept : text;
}

/** `format: email` */
export const email: TextFormat = { accepts: isEmail, keep: normalizeEmail };
