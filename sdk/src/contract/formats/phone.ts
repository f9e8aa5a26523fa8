import { phoneDigits } from '../limits.ts';
import type { TextFormat } from './format.ts';

const form = /^([\d+()./ -]+?)(?:[,;]? ?(?:extension|ext|x|#)[.:=]? ?\d{1,7})?$/i;

/** Whether a text is a phone number: 7 to 15 digits, with + ( ) - . / and spaces between them, and an extension after
 * them such as `ext. 12`, `x12`, or `#12`. @see docs/specification/decisions.md §4 */
export function isPhone(text: string): boolean {
  const digits = form.exec(text)?.[1]?.replaceAll(/\D/g, '').length ?? 0;
  return digits >= phoneDigits.min && digits <= phoneDigits.max;
}

/** A phone number as stored: as it was typed, with dashes and full-width digits as a keyboard has them. */
function normalizePhone(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(/[\p{Pd}\u2212]/gu, '-');
  return isPhone(plain) ? plain : text;
}

/** `format: phone` */
export const phone: TextFormat = { accepts: isPhone, keep: normalizePhone };
