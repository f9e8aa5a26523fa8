/** The named formats of the contract, each written once: the server registers them with its validator, and the generated
 * forms import them one by one. */
import { countryCode } from './country-code.ts';
import { dateTime } from './date-time.ts';
import { domainName } from './domain-name.ts';
import { email } from './email.ts';
import type { NumberFormat, TextFormat } from './format.ts';
import { geoCode } from './geo-code.ts';
import { httpUrl } from './http-url.ts';
import { money } from './money.ts';
import { phone } from './phone.ts';
import { textEncoding } from './text-encoding.ts';
import { website } from './website.ts';

export { fileNameText, oneLine, textKinds, visibleText, type TextKind } from './text-line.ts';
export type { NumberFormat, TextFormat };

/** Formats of texts, by their names in the contract. */
export const textFormats: Readonly<Record<string, TextFormat>> = {
  'country-code': countryCode,
  'date-time': dateTime,
  'domain-name': domainName,
  email,
  'geo-code': geoCode,
  'http-url': httpUrl,
  phone,
  'text-encoding': textEncoding,
  website,
};

/** Formats of numbers, by their names in the contract. */
export const numberFormats: Readonly<Record<string, NumberFormat>> = { money };
