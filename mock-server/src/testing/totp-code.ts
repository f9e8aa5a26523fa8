import { TOTP } from 'otpauth';

/** What an authenticator app with this secret shows. */
export function totpCode(secret: string, now: Date): string {
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: now.getTime() });
}
