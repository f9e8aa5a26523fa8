import { phoneDigits } from '../limits.ts';
import type { TextFormat } from './format.ts';

/** Whether a text is a phone number: 7 to 15 digits, with + ( ) - . and spaces between them. @see docs/specification/decisions.md §4 */
export function isPhone(text: string): boolean {
  if (!/^[\d+().\- ]+$/.test(text)) return false;
  const digits = text.replaceAll(/\D/g, '').length;
  return digits >= phoneDigits.min && digits <= phoneDigits.max;
}

/** `format: phone` */
export const phone: TextFormat = { accepts: isPhone };
