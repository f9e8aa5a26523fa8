import {
  adminIdleMinutes,
  clientIdleMinutes,
  sessionGraceSeconds,
  sessionHours,
  sessionRefreshDays,
  stepUpMinutes,
} from '@grt/sdk/contract';

/** What the rules need from a session's row. */
export interface SessionTimes {
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  readonly refreshUntil: Date;
  /** Set once the token was exchanged for a newer one. */
  readonly replacedAt: Date | null;
  /** Recorded at most every `touchEveryMs`. */
  readonly lastUsedAt: Date;
}

/** The last use is recorded at most this often. */
export const touchEveryMs = 60_000;

/** Minutes without use after which sessions end, as the settings say; null while the defaults apply. */
export type IdleMinutes = { readonly admin: number; readonly client: number } | null;

/** How long a session of an account may be without use. @see docs/specification/decisions.md §14 */
export function idleLimitMs(role: string, minutes: IdleMinutes): number {
  const { admin, client } = minutes ?? { admin: adminIdleMinutes, client: clientIdleMinutes };
  return (role === 'client' ? client : admin) * 60_000;
}

/** Whether a session was without use for too long. Since a use may be recorded up to a minute before the last one, it has
 * that minute more: no one is signed out too early. */
export function isIdle({ lastUsedAt }: SessionTimes, now: Date, limitMs: number): boolean {
  return now.getTime() - lastUsedAt.getTime() >= limitMs + touchEveryMs;
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

/** A token is good until it expires, if the session is not idle; one that was exchanged, for 30 more seconds. */
export function isSessionLive(session: SessionTimes, now: Date, limitMs: number): boolean {
  return now < session.expiresAt && isWithinGrace(session, now) && !isIdle(session, now, limitMs);
}

/** What a refresh with this token means: a new token, a sign that the token was stolen, or nothing anymore. */
export function refreshVerdict(session: SessionTimes, now: Date, limitMs: number): 'renew' | 'reused' | 'ended' {
  if (!isWithinGrace(session, now)) return 'reused';
  return now < session.refreshUntil && !isIdle(session, now, limitMs) ? 'renew' : 'ended';
}

/** Whether the person gave a password or a second factor at most 10 minutes ago; signing in counts.
 * @see docs/specification/decisions.md §2 */
export function isConfirmed(lastStepUpAt: Date | null, now: Date): boolean {
  return lastStepUpAt !== null && now <= confirmedUntil(lastStepUpAt);
}

/** Until when a confirmation counts. */
export function confirmedUntil(stepUpAt: Date): Date {
  return new Date(stepUpAt.getTime() + stepUpMinutes * 60_000);
}

function isWithinGrace({ replacedAt }: SessionTimes, now: Date): boolean {
  return replacedAt === null || now.getTime() <= replacedAt.getTime() + sessionGraceSeconds * 1000;
}
