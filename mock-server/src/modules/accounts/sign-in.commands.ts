import { failedSignIn } from '../audit/audit.store.ts';
import type { SignInMethod, SignInReply } from '@grt/sdk/contract';
import type { RequestOf } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/refusal.ts';
import { userOf } from './account-view.rules.ts';
import { belongsAt, requireUsable } from './access.rules.ts';
import type { AccountWithClient } from './accounts.store.ts';
import type { AccountParts } from './parts.ts';
import type { OpenedSession } from './sessions.store.ts';
import { secondFactorRequired } from './second-factor.ts';
import { countAttempt, forgetAttempt, takeBackAttempt } from './sign-in-limits.ts';

/** What a sign-in needs from its request. */
export type SignInRequest = Pick<RequestOf<'auth.adminLogin'>, 'address' | 'userAgent' | 'requestId' | 'body'>;

/** Checks name and password at one of the two endpoints and opens a session. An unknown name, a wrong password and an
 * account of the other endpoint are refused in the same words and in about the same time, and are counted alike. Only
 * the right password at the other endpoint is not counted, because the unified login asks the administrators' endpoint
 * first. An account with a second factor gets a challenge instead of a session.
 * @throws Refusal 401, 403 for an account that is suspended or needs its second factor, 429 after too many failures, 503
 * while too many passwords wait to be checked.
 * @see docs/specification/decisions.md §2 */
export async function signIn(
  parts: AccountParts,
  endpoint: 'admin' | 'client',
  request: SignInRequest,
): Promise<SignInReply> {
  const { username, password } = request.body;
  const { accounts, limits, passwords } = parts;
  const attempt = { endpoint, username, address: request.address };
  await countAttempt(limits, attempt);
  const found = await accounts.findByName(username);
  const matches = await passwords.matches(found?.account.passwordHash, password).catch(async (error: unknown) => {
    await takeBackAttempt(limits, attempt);
    throw error;
  });
  if (matches) await forgetAttempt(limits, attempt);
  else await recordFailure(parts, request, found);
  if (!found || !matches || !belongsAt(endpoint, found))
    throw new Refusal(401, 'Invalid credentials. Please try again.', { code: 'invalid_credentials' });
  requireUsable(found);
  if (found.account.secondFactorAt !== null) throw await secondFactorRequired(parts, found.account);
  return openSession(parts, found, request);
}

/** Opens a session for someone who has proved who they are.
 * @param proof - what it took besides the password, or instead of it, for the audit log. */
export async function openSession(
  { accounts, sessions, audit, database, clock }: AccountParts,
  found: AccountWithClient,
  request: Omit<SignInRequest, 'body'>,
  proof?: { readonly second_factor: SignInMethod; readonly password?: false } | { readonly device: true },
): Promise<SignInReply> {
  return database.transaction(async () => {
    const opened = await sessions.open(found.account.id, request);
    await accounts.update(found.account.id, { lastLoginAt: clock.now() });
    await audit.record({
      action: 'auth.signed_in',
      actor: { ...actorOf(found, opened), address: request.address, requestId: request.requestId },
      subject: { type: 'account', id: found.account.id, label: found.account.username ?? found.account.email },
      ...(proof === undefined ? {} : { after: { ...proof } }),
    });
    return signInReply(found, opened, clock.now());
  });
}

/** The reply to sign-in and refresh. */
export function signInReply(found: AccountWithClient, { token, session }: OpenedSession, now: Date): SignInReply {
  return {
    success: true,
    token,
    user: userOf(found, now),
    expires_at: session.expiresAt.toISOString(),
    refresh_until: session.refreshUntil.toISOString(),
  };
}

function actorOf({ account, client }: AccountWithClient, { session }: OpenedSession) {
  return {
    principal: {
      kind: 'session' as const,
      credential_id: session.id,
      account_id: account.id,
      username: account.username ?? account.email,
      role: account.role,
      ...(client === null ? {} : { client_id: client.id }),
    },
  };
}

async function recordFailure(
  { audit }: AccountParts,
  request: SignInRequest,
  found: AccountWithClient | undefined,
): Promise<void> {
  await audit.record({
    action: failedSignIn,
    actor: { address: request.address, requestId: request.requestId },
    subject: { type: 'account', id: found?.account.id, label: request.body.username.slice(0, 100) },
  });
}
