import { expect, it } from 'vitest';
import { seededRandom } from '../../core/ids.ts';
import { answerDevice, newUserCode, readUserCode, shownUserCode, type DeviceWait } from './device-sign-in.rules.ts';

const start = new Date('2026-11-20T10:00:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const waiting: DeviceWait = { state: 'waiting', intervalSeconds: 5, lastAskedAt: null, expiresAt: after(600_000) };

it('answers the first question at once, and later ones once the interval has passed but for a second of delay', () => {
  expect(answerDevice(waiting, start)).toEqual({ verdict: 'waiting', intervalSeconds: 5 });
  const asked = { ...waiting, lastAskedAt: start };
  expect(answerDevice(asked, after(4000))).toEqual({ verdict: 'waiting', intervalSeconds: 5 });
  expect(answerDevice(asked, after(3999))).toEqual({ verdict: 'too_soon', intervalSeconds: 10 });
  expect(answerDevice({ ...asked, intervalSeconds: 10 }, after(9000)).verdict).toBe('waiting');
  expect(answerDevice({ ...asked, intervalSeconds: 10 }, after(8999))).toEqual({
    verdict: 'too_soon',
    intervalSeconds: 15,
  });
});

it('tells what was decided, but not too soon, and not once it has expired', () => {
  for (const state of ['approved', 'denied'] as const) {
    expect(answerDevice({ ...waiting, state, lastAskedAt: start }, after(5000)).verdict).toBe(state);
    expect(answerDevice({ ...waiting, state, lastAskedAt: start }, after(1)).verdict).toBe('too_soon');
    expect(answerDevice({ ...waiting, state }, after(599_999)).verdict).toBe(state);
    expect(answerDevice({ ...waiting, state }, after(600_000)).verdict).toBe('expired');
  }
});

it('makes codes for people: eight characters without those that look like others, read however they are typed', () => {
  const random = seededRandom('codes');
  const codes = Array.from({ length: 200 }, () => newUserCode(random));
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(200);
  expect(readUserCode(' 7k2f 9mxr')).toBe(readUserCode('7K2F-9MXR'));
  expect(readUserCode('OIL0-0000')).toBe(readUserCode('0110-0000'));
  expect(shownUserCode('7k2f9mxr')).toBe('7K2F-9MXR');
});
