import { countries, statesByCountry, type Place } from '../src/contract/places.ts';
import { phoneDigits } from '../src/contract/limits.ts';
import { geoCountryCodes } from '../src/contract/formats/geo-code.ts';

/**
 * What our formats accept as patterns, for the tools of others, which know no such formats. All of them take linear time
 * (`npm run check`), and none needs look-around, which some engines lack. The server takes a little more: white space around
 * a value, invisible characters, codes in lowercase, a dot at the end of a host, and addresses such as http://[::1]/.
 */

const white = '\\s\\u0000-\\u001f\\u007f-\\u009f';
const letter = 'A-Za-z\\u00a1-\\uffff';
const label = `[${letter}0-9](?:[${letter}0-9-]{0,61}[${letter}0-9])?`;
/** A last label that begins with a digit could be a number, and the host an address that does not exist. */
const lastLabel = `[${letter}](?:[${letter}0-9-]{0,61}[${letter}0-9])?`;
const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const ipv4 = `(?:${octet}\\.){3}${octet}`;
const scheme = '[Hh][Tt][Tt][Pp][Ss]?://';
const port = '(?::(?:[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?';
const account = `(?:[^${white}/?#@:\\\\\\[\\]]+(?::[^${white}/?#@\\\\\\[\\]]*)?@)?`;
const path = `(?:[/?#][^${white}]*)?`;

/** The end of a phone number with an extension. */
const extension = '(?:[,;]? ?(?:[Ee][Xx][Tt]\\.?|[Xx]|#) ?[0-9]{1,7})?';

/** The usual names of the encodings that every runtime can decode. */
const encodings = [
  'utf-?8',
  'utf-16(?:le|be)?',
  'iso-8859-(?:[1-8]|1[0345])',
  'windows-125[0-8]',
  'latin1',
  '(?:us-)?ascii',
  'koi8-[ru]',
  'macintosh',
  'ibm866',
  'shift_jis',
  'euc-(?:jp|kr)',
  'gb(?:k|2312|18030)',
  'big5',
] as const;

/** The same in letters of any case. */
function anyCase(pattern: string): string {
  return pattern.replaceAll(/\[ru\]|[a-z]/g, (found) =>
    found === '[ru]' ? '[RrUu]' : `[${found.toUpperCase()}${found}]`,
  );
}

/** One of some codes, those with the same first letter together. */
function oneOf(codes: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const code of codes.toSorted()) {
    const first = code.charAt(0);
    groups.set(first, [...(groups.get(first) ?? []), code.slice(1)]);
  }
  const parts = [...groups].map(([first, rest]) =>
    rest.every(({ length }) => length === 1) ? `${first}[${rest.join('')}]` : `${first}(?:${rest.join('|')})`,
  );
  return `(?:${parts.join('|')})`;
}

const codesOf = (places: readonly Place[]) => places.map(({ code }) => code);
const listed = Object.entries(statesByCountry);
const unlisted = geoCountryCodes.filter((code) => !Object.hasOwn(statesByCountry, code));

/** A country's code in a geo rule. */
const geoCountry = oneOf(geoCountryCodes);
/** A state's code in a geo rule: looked up where there is a list of them. */
const geoState = `(?:${[
  ...listed.map(([country, states]) => `${country}-${oneOf(codesOf(states))}`),
  `${oneOf(unlisted)}-[A-Z0-9]{1,3}`,
].join('|')})`;

/** The whole text, which may be empty where a field does not need one. */
export const whole = (pattern: string, mayBeEmpty = false) => (mayBeEmpty ? `^(?:${pattern})?$` : `^${pattern}$`);

/** By the names of the formats in the contract. */
export const formatPatterns: Readonly<Record<string, string>> = {
  'country-code': oneOf(codesOf(countries)),
  'date-time': '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]{1,9})?(?:Z|[+-][0-9]{2}:[0-9]{2})',
  'domain-name': `(?:${label}\\.)+${lastLabel}`,
  email: `[^${white}@<>()\\[\\]\\\\,;:"]+@(?:${label}\\.)+${lastLabel}`,
  'geo-code': `(?:${geoCountry}|${geoState})`,
  'http-url': `${scheme}${account}(?:(?:${label}\\.)*${lastLabel}|${ipv4})${port}${path}`,
  phone: `[+()./ -]*(?:[0-9][+()./ -]*){${String(phoneDigits.min)},${String(phoneDigits.max)}}${extension}`,
  'text-encoding': `(?:${encodings.map(anyCase).join('|')})`,
  website: `(?:${scheme})?(?:(?:${label}\\.)+${lastLabel}|${ipv4})${port}${path}`,
};

/** States of the countries that have a list of them, by country. */
export const statePatterns: Readonly<Record<string, string>> = Object.fromEntries(
  listed.map(([country, states]) => [country, whole(oneOf(codesOf(states)), true)]),
);

/** The codes of geo rules, by the type of the rule. */
export const geoPatterns = { country: whole(geoCountry), state: whole(geoState) } as const;
