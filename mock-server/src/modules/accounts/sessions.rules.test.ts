import { describe, expect, it } from 'vitest';
import { isSessionLive, lifeOfSession, refreshVerdict, type SessionTimes } from './sessions.rules.ts';

const signedInAt = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => new Date(signedInAt.getTime() + ms);
const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

function aSession(changes: Partial<SessionTimes> = {}): SessionTimes {
  return { signedInAt, ...lifeOfSession(signedInAt, signedInAt), replacedAt: null, ...changes };
}

describe('the lifetime of a session', () => {
  it('is one hour, to the millisecond', () => {
    expect(isSessionLive(aSession(), later(hour - 1))).toBe(true);
    expect(isSessionLive(aSession(), later(hour))).toBe(false);
  });

  it('can be extended for 14 days after signing in, expired or not', () => {
    expect(refreshVerdict(aSession(), later(14 * day - 1))).toBe('renew');
    expect(refreshVerdict(aSession(), later(14 * day))).toBe('ended');
  });

  it('never exceeds the 14 days through a late refresh', () => {
    expect(lifeOfSession(later(14 * day - 1000), signedInAt).expiresAt).toEqual(later(14 * day));
  });

  it('leaves an exchanged token 30 seconds, then treats its use as theft', () => {
    const replaced = aSession({ replacedAt: later(0) });
    expect(isSessionLive(replaced, later(30 * second))).toBe(true);
    expect(refreshVerdict(replaced, later(30 * second))).toBe('renew');
    expect(isSessionLive(replaced, later(30 * second + 1))).toBe(false);
    expect(refreshVerdict(replaced, later(30 * second + 1))).toBe('reused');
  });
});
