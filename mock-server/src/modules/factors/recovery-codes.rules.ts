import { recoveryCodeCount } from '@grt/sdk/contract';
import type { Random } from '../../core/ids.ts';
import { grouped, readableCharacters, readTyped } from './readable-code.rules.ts';

const randomCharacters = 11;

/** Ten codes such as `0k7f-9m2x-rtq4`: the position in the list, and 55 random bits. */
export function newRecoveryCodes(random: Random): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, (_, position) =>
    grouped(String(position) + readableCharacters(random, randomCharacters)),
  );
}

/** A recovery code as it is hashed, with its position; undefined if the text cannot be one. */
export function readRecoveryCode(text: string): { readonly position: number; readonly code: string } | undefined {
  const code = readTyped(text);
  if (!/^\d[0-9a-hjkmnp-tv-z]{11}$/.test(code)) return undefined;
  return { position: Number(code.charAt(0)), code };
}
