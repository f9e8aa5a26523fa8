import { countries, splitGeoCode, statesByCountry } from '../places.ts';
import type { TextFormat } from './format.ts';

/** ISO 3166-1 codes of territories: traffic comes from them, although no business chooses them as its country. */
const territories =
  'AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TC TF TK UM VG VI WF YT';

/** The codes of all countries that traffic can come from. */
export const geoCountryCodes: readonly string[] = [...countries.map(({ code }) => code), ...territories.split(' ')];

const countryCodes = new Set(geoCountryCodes);

/** A geo rule's code as stored: uppercase. @see docs/specification/part-2-admin-domains-bidding-pages.md §5 */
export function normalizeGeoCode(text: string): string {
  return text.trim().toUpperCase();
}

/** Whether a code is one that a geo rule can have: ISO 3166-1 for a country (`GB`), ISO 3166-2 for a state (`US-NY`).
 * States are looked up if there is a list of them. @see docs/specification/decisions.md §10 */
export function isGeoCode(type: 'country' | 'state', code: string): boolean {
  if (type === 'country') return countryCodes.has(code);
  const { country, state = '' } = splitGeoCode(code);
  const states = statesByCountry[country];
  if (!countryCodes.has(country) || code !== `${country}-${state}`) return false;
  return states === undefined ? /^[A-Z0-9]{1,3}$/.test(state) : states.some((place) => place.code === state);
}

/** `format: geo-code`: the code of a country or a state. Another field says which of the two it must be. */
export const geoCode: TextFormat = {
  accepts: (code) => isGeoCode('country', code) || isGeoCode('state', code),
  keep: normalizeGeoCode,
};
