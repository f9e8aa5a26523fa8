import { expect, it } from 'vitest';
import { seededRandom } from '../../core/ids.ts';
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes.rules.ts';

it('makes ten codes that name their position and are easy to type', () => {
  const codes = newRecoveryCodes(seededRandom('codes'));
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const [position, code] of codes.entries()) {
    expect(code).toMatch(/^\d[0-9a-hjkmnp-tv-z]{3}-[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}$/);
    expect(readRecoveryCode(code)).toEqual({ position, code: code.replaceAll('-', '') });
  }
});

it('reads a code regardless of case, gaps, and hyphens, and takes look-alikes for digits', () => {
  const same = { position: 0, code: '0k7f9m2xr101' };
  for (const text of ['0k7f-9m2x-r101', ' 0K7F 9M2X R101', '0k7f9m2xr101', 'Ok7f-9m2x-rIOl'])
    expect(readRecoveryCode(text)).toEqual(same);
  for (const text of ['', '123456', '0k7f-9m2x-r10', '0k7f-9m2x-r1011', 'kk7f-9m2x-r101', '0k7f-9m2u-r101'])
    expect(readRecoveryCode(text)).toBeUndefined();
});
