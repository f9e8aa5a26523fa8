import type { Random } from '../../core/ids.ts';

/** Without i, l, o and u, which are easily taken for others (Crockford's Base32). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Random characters for people to type, of 5 bits each. */
export function readableCharacters(random: Random, count: number): string {
  return Array.from(random(count), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** In groups of four: `0k7f-9m2x`. */
export function grouped(code: string): string {
  return code.replaceAll(/(.{4})(?!$)/g, '$1-');
}

/** What someone typed, as it was made: case, gaps, and hyphens do not matter, and o, i, and l are read as the digits they
 * look like. */
export function readTyped(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}
