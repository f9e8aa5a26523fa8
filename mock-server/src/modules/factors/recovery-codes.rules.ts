import { recoveryCodeCount } from '@grt/sdk/contract';
import type { Random } from '../../core/ids.ts';

/** Without i, l, o and u, which are easily taken for others (Crockford's Base32). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const randomCharacters = 11;

/** Ten codes such as `0k7f-9m2x-rtq4`: the position in the list, and 55 random bits. */
export function newRecoveryCodes(random: Random): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, (_, position) => {
    const rest = Array.from(random(randomCharacters), (byte) => alphabet.charAt(byte % alphabet.length));
    return (String(position) + rest.join('')).replaceAll(/(.{4})(?!$)/g, '$1-');
  });
}

/** A recovery code as it is hashed, with its position; undefined if the text cannot be one. Case, gaps, and hyphens do
 * not matter, and o, i, and l are read as the digits they look like. */
export function readRecoveryCode(text: string): { readonly position: number; readonly code: string } | undefined {
  const code = text.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (!/^\d[0-9a-hjkmnp-tv-z]{11}$/.test(code)) return undefined;
  return { position: Number(code.charAt(0)), code };
}
