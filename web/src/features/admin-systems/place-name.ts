import { countries, splitGeoCode, statesByCountry } from '@grt/sdk/contract';

/** The name that belongs to a code: `GB` is United Kingdom, `US-NY` is New York. Undefined for a code without one. */
export function nameOfPlace(type: 'country' | 'state', code: string): string | undefined {
  if (type === 'country') return countries.find((country) => country.code === code)?.name;
  const { country, state } = splitGeoCode(code);
  return statesByCountry[country]?.find((place) => place.code === state)?.name;
}
