import { countries, splitGeoCode, statesByCountry } from './places.ts';

/** A country's English name, as in the list that people choose from: `GB` is United Kingdom. Traffic comes from territories
 * that are not in the list, too: `PR` is Puerto Rico. A code that no country has stays as it is. */
export const countryName = (code: string): string => knownCountry(code) ?? code;

/** The name of a country's state or province: `NY` in `US` is New York. One that no list has stays as it is. */
export const stateName = (country: string, code: string): string => knownState(country, code) ?? code;

/** Where someone is, in words: `New York, United States`. What is unknown is left out; a state that no list has, and an
 * unknown code, stay as they are. */
export function placeInWords({
  country,
  state,
}: {
  readonly country: string | null;
  readonly state: string | null;
}): string {
  return [state && stateName(country ?? '', state), country && countryName(country)].filter(Boolean).join(', ');
}

/** The name of a geo rule's code: `GB` is United Kingdom, `US-NY` is New York. Undefined for a code without one. */
export function geoName(code: string): string | undefined {
  const { country, state } = splitGeoCode(code);
  return state === undefined ? knownCountry(code) : knownState(country, state);
}

const knownState = (country: string, code: string): string | undefined =>
  statesByCountry[country]?.find((state) => state.code === code)?.name;

function knownCountry(code: string): string | undefined {
  const listed = countries.find((country) => country.code === code)?.name;
  if (listed !== undefined || !/^[A-Z]{2}$/.test(code)) return listed;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code);
}
