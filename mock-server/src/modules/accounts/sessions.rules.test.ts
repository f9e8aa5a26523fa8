import { describe, expect, it } from 'vitest';
import { idleLimitMs, isSessionLive, lifeOfSession, refreshVerdict, type SessionTimes } from './sessions.rules.ts';

const signedInAt = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => new Date(signedInAt.getTime() + ms);
const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/** Longer than any session. */
const limit = 15 * day;

function aSession(changes: Partial<SessionTimes> = {}): SessionTimes {
  return { signedInAt, ...lifeOfSession(signedInAt, signedInAt), replacedAt: null, lastUsedAt: signedInAt, ...changes };
}

describe('the lifetime of a session', () => {
  it('is one hour, to the millisecond', () => {
    expect(isSessionLive(aSession(), later(hour - 1), limit)).toBe(true);
    expect(isSessionLive(aSession(), later(hour), limit)).toBe(false);
  });

  it('can be extended for 14 days after signing in, expired or not', () => {
    expect(refreshVerdict(aSession(), later(14 * day - 1), limit)).toBe('renew');
    expect(refreshVerdict(aSession(), later(14 * day), limit)).toBe('ended');
  });

  it('never exceeds the 14 days through a late refresh', () => {
    expect(lifeOfSession(later(14 * day - 1000), signedInAt).expiresAt).toEqual(later(14 * day));
  });

  it('leaves an exchanged token 30 seconds, then treats its use as theft', () => {
    const replaced = aSession({ replacedAt: later(0) });
    expect(isSessionLive(replaced, later(30 * second), limit)).toBe(true);
    expect(refreshVerdict(replaced, later(30 * second), limit)).toBe('renew');
    expect(isSessionLive(replaced, later(30 * second + 1), limit)).toBe(false);
    expect(refreshVerdict(replaced, later(30 * second + 1), limit)).toBe('reused');
  });

  it('ends without use, a minute late at most since the last use is recorded once a minute', () => {
    const minute = 60 * second;
    const idle = aSession({ lastUsedAt: later(0) });
    const admin = idleLimitMs('admin', { admin: 10, client: 20 });
    expect(isSessionLive(idle, later(11 * minute - 1), admin)).toBe(true);
    expect(isSessionLive(idle, later(11 * minute), admin)).toBe(false);
    expect(refreshVerdict(idle, later(11 * minute - 1), admin)).toBe('renew');
    expect(refreshVerdict(idle, later(11 * minute), admin)).toBe('ended');
  });

  it('has a limit for clients and one for all administrators, with defaults', () => {
    expect(['client', 'admin', 'super_admin'].map((role) => idleLimitMs(role, null))).toEqual([14 * day, hour, hour]);
    expect(idleLimitMs('client', { admin: 10, client: 20 })).toBe(20 * 60 * second);
  });
});
