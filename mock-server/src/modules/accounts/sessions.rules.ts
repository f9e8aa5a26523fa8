import { sessionGraceSeconds, sessionHours, sessionRefreshDays } from '@grt/sdk/contract';

/** What the rules need from a session's row. */
export interface SessionTimes {
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  readonly refreshUntil: Date;
  /** Set once the token was exchanged for a newer one. */
  readonly replacedAt: Date | null;
}

const hourMs = 3_600_000;

/** Lifetime of a token issued now: one hour, and never longer than the session can be refreshed.
 * @param signedInAt - when the person signed in; refreshing does not move it.
 * @see docs/specification/decisions.md §2 */
export function lifeOfSession(now: Date, signedInAt: Date): Pick<SessionTimes, 'expiresAt' | 'refreshUntil'> {
  const refreshUntil = new Date(signedInAt.getTime() + sessionRefreshDays * 24 * hourMs);
  const expiresAt = new Date(Math.min(now.getTime() + sessionHours * hourMs, refreshUntil.getTime()));
  return { expiresAt, refreshUntil };
}

/** A token is good until it expires; one that was exchanged, for 30 more seconds. */
export function isSessionLive(session: SessionTimes, now: Date): boolean {
  return now < session.expiresAt && isWithinGrace(session, now);
}

/** What a refresh with this token means: a new token, a sign that the token was stolen, or nothing anymore. */
export function refreshVerdict(session: SessionTimes, now: Date): 'renew' | 'reused' | 'ended' {
  if (!isWithinGrace(session, now)) return 'reused';
  return now < session.refreshUntil ? 'renew' : 'ended';
}

function isWithinGrace({ replacedAt }: SessionTimes, now: Date): boolean {
  return replacedAt === null || now.getTime() <= replacedAt.getTime() + sessionGraceSeconds * 1000;
}
