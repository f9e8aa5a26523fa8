import type { RequestOf } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import { Refusal } from '../../core/refusal.ts';
import { mayUse } from './access.rules.ts';
import type { AccountParts } from './parts.ts';
import { idleLimitMs, refreshVerdict } from './sessions.rules.ts';
import { signInReply } from './sign-in.commands.ts';

/** Ends a token's session, and everything refreshed from the same sign-in. An unknown token ends nothing. */
export async function signOut({ sessions }: AccountParts, bearer: string | undefined): Promise<void> {
  const found = bearer === undefined ? undefined : await sessions.findByToken(bearer);
  if (found) await sessions.endFamily(found.session.family);
}

/** Ends another session of the signed-in user. @throws Refusal 404 */
export async function revokeSession(
  { sessions }: AccountParts,
  id: number,
  { account_id: accountId }: Principal,
): Promise<void> {
  const session = (await sessions.listOf(accountId)).find((one) => one.id === id);
  if (!session) throw new Refusal(404, 'Session not found');
  await sessions.endFamily(session.family);
}

/** Exchanges a session's token for a new one. @throws Refusal 401 when the session has ended. */
export async function refreshSession(
  { sessions, clock, log }: AccountParts,
  { bearer, address, userAgent, isBackground }: RequestOf<'auth.refresh'>,
) {
  const ended = new Refusal(401, 'Your session has ended. Please sign in again.');
  const found = bearer === undefined ? undefined : await sessions.findByToken(bearer);
  if (!found) throw ended;
  const verdict = refreshVerdict(found.session, clock.now(), idleLimitMs(found.account.role, found.idleMinutes));
  if (verdict === 'reused') {
    log.warn('A replaced session token was reused; the session was ended', {
      account_id: found.account.id,
      address,
    });
    await sessions.endFamily(found.session.family);
  }
  if (verdict !== 'renew' || !mayUse(found)) throw ended;
  return signInReply(found, await sessions.renew(found.session, { address, userAgent, isBackground }), clock.now());
}
