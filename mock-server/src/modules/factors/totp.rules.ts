import { Secret, TOTP } from 'otpauth';
import type { Random } from '../../core/ids.ts';

const issuer = 'GRT';
const stepSeconds = 30;
/** Codes of the step before and the one after are accepted, for clocks that differ a little. */
const window = 1;

/** 160 bits in Base32. */
export function newTotpSecret(random: Random): string {
  return new Secret({ buffer: Uint8Array.from(random(20)).buffer }).base32;
}

/** The `otpauth:` address for a QR code. @param account - the name that the app shows. */
export function totpUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}

/** The step (of 30 seconds since 1970) that a code belongs to; undefined if the code is wrong, or of a step that was
 * used before.
 * @param lastStep - the step of the last accepted code: none of it or before it is accepted again.
 * @see RFC 6238, section 5.2 */
export function stepOfCode(
  code: string,
  { secret, lastStep, now }: { readonly secret: string; readonly lastStep: number | null; readonly now: Date },
): number | undefined {
  const delta = totpOf(secret, issuer).validate({ token: code, timestamp: now.getTime(), window });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
  return lastStep !== null && step <= lastStep ? undefined : step;
}

/** The six digits in what someone typed, with or without a gap; undefined if it is something else. */
export function totpDigits(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: stepSeconds, secret });
}
