import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

import type { Random } from '../ids.ts';

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a text with a secret that is not stored with it (AES-256-GCM, key by HKDF-SHA-256).
 * @param salt - binds the text to its place: moved elsewhere, it cannot be decrypted. */
export function seal(text: string, { secret, salt, random }: { secret: string; salt: string; random: Random }): string {
  const iv = random(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(secret, salt), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws Error if the secret or the salt differs, or the text was changed. */
export function unseal(sealed: string, { secret, salt }: { secret: string; salt: string }): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(secret, salt), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}

/** A keyed fingerprint that cannot be brute-forced without the secret: a request may contain a password. */
export function fingerprintOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

function derivedKey(secret: string, salt: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, 'grt idempotent reply', 32));
}
