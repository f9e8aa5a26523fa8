import { countries } from '../places.ts';
import type { TextFormat } from './format.ts';

/** Whether an uppercase code belongs to a country that a business can choose. @see docs/specification/decisions.md §4
 */
export function isCountryCode(code: string): boolean {
  return countries.some((country) => country.code === code);
}

/** `format: country-code` */
export const countryCode: TextFormat = { accepts: isCountryCode, keep: (text) => text.toUpperCase() };
