import { describe, expect, it } from 'vitest';
import { AbortedError, BadReplyError, ConflictError, NetworkError, ServerError, TimeoutError } from './errors.ts';
import { askedWaitMs, setbackOf } from './setback.ts';

const operation = 'a.b';
const refused = (status: number, code = '') => new ServerError('', { operation, status, code, retryAfterMs: 7000 });

describe('what may pass by itself', () => {
  it.each([
    [429, 'busy'],
    [503, 'busy'],
    [408, 'lost'],
    [502, 'lost'],
    [504, 'lost'],
    [400, undefined],
    [401, undefined],
    [404, undefined],
    [409, undefined],
    [422, undefined],
    [500, undefined],
    [501, undefined],
  ] as const)('status %i: %s', (status, expected) => {
    expect(setbackOf(refused(status))).toBe(expected);
  });

  it('is an attempt that is still worked on, a broken connection, and a time limit, but not what the caller ended', () => {
    expect(setbackOf(new ConflictError('', { operation, status: 409, code: 'still_running' }))).toBe('working');
    expect(setbackOf(new NetworkError('', { operation }))).toBe('lost');
    expect(setbackOf(new TimeoutError('', { operation }))).toBe('late');
    for (const error of [new AbortedError('', { operation }), new BadReplyError('', { operation }), new TypeError(), 7])
      expect(setbackOf(error)).toBeUndefined();
  });

  it('comes with the wait that the server asks for', () => {
    expect([askedWaitMs(refused(503)), askedWaitMs(new NetworkError('', { operation }))]).toEqual([7000, 0]);
  });
});
