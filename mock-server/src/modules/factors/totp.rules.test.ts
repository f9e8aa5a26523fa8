import { expect, it } from 'vitest';
import { seededRandom } from '../../core/ids.ts';
import { totpCode } from '../../testing/totp-code.ts';
import { newTotpSecret, stepOfCode, totpDigits, totpUri } from './totp.rules.ts';

// The test vectors of RFC 6238, appendix B, for SHA-1: the last six of their eight digits.
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('accepts the code of RFC 6238 at %d seconds', (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(stepOfCode(code, { secret: rfcSecret, lastStep: null, now })).toBe(Math.floor(seconds / 30));
});

it('accepts the codes of this step and of the ones beside it, and no others', () => {
  const now = new Date('2026-11-20T10:00:15Z');
  const accepted = (awayMs: number) =>
    stepOfCode(totpCode(rfcSecret, new Date(now.getTime() + awayMs)), { secret: rfcSecret, lastStep: null, now });
  const step = now.getTime() / 1000 / 30;
  expect([-60_000, -30_000, 0, 30_000, 60_000].map(accepted)).toEqual([
    undefined,
    Math.floor(step) - 1,
    Math.floor(step),
    Math.floor(step) + 1,
    undefined,
  ]);
});

it('accepts no code of a step that was used, nor of one before it', () => {
  const now = new Date('2026-11-20T10:00:15Z');
  const code = totpCode(rfcSecret, now);
  const step = Math.floor(now.getTime() / 30_000);
  const withLast = (lastStep: number) => stepOfCode(code, { secret: rfcSecret, lastStep, now });
  expect([step - 1, step, step + 1].map(withLast)).toEqual([step, undefined, undefined]);
});

it('makes secrets of 160 bits, and an address that names the platform and the account', () => {
  const secret = newTotpSecret(seededRandom('a'));
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret(seededRandom('b'))).not.toBe(secret);
  const uri = new URL(totpUri(secret, 'acme'));
  expect([uri.protocol, decodeURIComponent(uri.pathname), uri.searchParams.get('secret')]).toEqual([
    'otpauth:',
    '//totp/GRT:acme'.replace('//totp', uri.host === '' ? '//totp' : ''),
    secret,
  ]);
});

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
])('reads %j as %j', (text, digits) => {
  expect(totpDigits(text)).toBe(digits);
});
