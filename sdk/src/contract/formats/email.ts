import { emailMaxLength } from '../limits.ts';
import type { TextFormat } from './format.ts';

/** Whether a text has the form of an address: something, an @, and a host name with a dot. Only sending an email can
 * show whether it exists. @see docs/specification/decisions.md §4 */
export function isEmail(text: string): boolean {
  return (
    text.length <= emailMaxLength &&
    /^[^\s@<>()[\]\\,;:"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i.test(text)
  );
}

/** `format: email` */
export const email: TextFormat = { accepts: isEmail };
