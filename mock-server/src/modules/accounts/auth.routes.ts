import { operationAccess, type OperationId, type Scope, type Session } from '@grt/sdk/contract';
import { newPasswordErrors } from '@grt/sdk/rules';
import type { Handlers, RequestOf } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import { mayUse } from './access.rules.ts';
import { profileOf, userOf } from './account-view.rules.ts';
import type { AccountWithClient } from './accounts.store.ts';
import type { AccountParts } from './parts.ts';
import { definePasswordMail, forgetPassword, resetPassword } from './password-reset.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { updateProfile } from './profile.ts';
import { refreshVerdict } from './sessions.rules.ts';
import type { SessionRow } from './sessions.store.ts';
import { signIn, signInReply } from './sign-in.ts';

type Ids =
  | 'auth.adminLogin'
  | 'auth.clientLogin'
  | 'auth.logout'
  | 'auth.me'
  | 'auth.profile'
  | 'auth.updateProfile'
  | 'auth.refresh'
  | 'auth.changePassword'
  | 'auth.forgotPassword'
  | 'auth.resetPassword'
  | 'auth.listSessions'
  | 'auth.revokeSession';

/** Sign-in, sessions, and the account of whoever is signed in. */
export function authHandlers(parts: AccountParts): Handlers<Ids> {
  const { accounts, sessions, clock } = parts;
  definePasswordMail(parts);
  return {
    'auth.adminLogin': async (request) => ({ status: 200, body: await signIn(parts, 'admin', request) }),
    'auth.clientLogin': async (request) => ({ status: 200, body: await signIn(parts, 'client', request) }),
    async 'auth.logout'({ bearer }) {
      const found = bearer === undefined ? undefined : await sessions.findByToken(bearer);
      if (found) await sessions.endFamily(found.session.family);
      return { status: 200, body: { success: true, message: 'Signed out.' } };
    },
    async 'auth.refresh'(request) {
      return { status: 200, body: await refresh(parts, request) };
    },
    async 'auth.me'({ principal }) {
      const found = await require(accounts.find(principal.account_id));
      const session = await expiryOf(parts, principal);
      return {
        status: 200,
        body: { success: true, data: identityOf(found, principal, { expiresAt: session, now: clock.now() }) },
      };
    },
    async 'auth.profile'({ principal }) {
      return {
        status: 200,
        body: { success: true, data: profileOf(await require(accounts.find(principal.account_id)), clock.now()) },
      };
    },
    async 'auth.updateProfile'(request) {
      return { status: 200, body: { success: true, data: await updateProfile(parts, request), message: 'Saved.' } };
    },
    async 'auth.forgotPassword'(request) {
      await forgetPassword(parts, request);
      const message = 'If there is an account with this name, a mail with a link is on its way to it.';
      return { status: 200, body: { success: true, message } };
    },
    async 'auth.resetPassword'(request) {
      await resetPassword(parts, request);
      return { status: 200, body: { success: true, message: 'Your new password is set. You can now sign in.' } };
    },
    async 'auth.changePassword'(request) {
      await changePassword(parts, request);
      return { status: 200, body: { success: true, message: 'Password changed.' } };
    },
    async 'auth.listSessions'({ principal }) {
      const rows = await sessions.listOf(principal.account_id);
      const data = rows.map((session) => sessionOf(session, principal));
      return { status: 200, body: { success: true, data } };
    },
    async 'auth.revokeSession'({ path, principal }) {
      const session = (await sessions.listOf(principal.account_id)).find(({ id }) => id === path.id);
      if (!session) throw new Refusal(404, 'Session not found');
      await sessions.endFamily(session.family);
      return { status: 200, body: { success: true, message: 'The session has ended.' } };
    },
  };
}

function sessionOf(session: SessionRow, { kind, credential_id }: Principal): Session {
  return {
    id: session.id,
    is_current: kind === 'session' && session.id === credential_id,
    address: session.address,
    user_agent: session.userAgent,
    created_at: session.signedInAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    refresh_until: session.refreshUntil.toISOString(),
  };
}

async function require(found: Promise<AccountWithClient | undefined>): Promise<AccountWithClient> {
  const account = await found;
  if (!account) throw new Refusal(401, 'Your session has ended. Please sign in again.');
  return account;
}

async function refresh(
  { sessions, clock, log }: AccountParts,
  { bearer, address, userAgent }: RequestOf<'auth.refresh'>,
) {
  const ended = new Refusal(401, 'Your session has ended. Please sign in again.');
  const found = bearer === undefined ? undefined : await sessions.findByToken(bearer);
  if (!found) throw ended;
  const verdict = refreshVerdict(found.session, clock.now());
  if (verdict === 'reused') {
    log.warn('An exchanged session token was used again; the session is ended', {
      account_id: found.account.id,
      address,
    });
    await sessions.endFamily(found.session.family);
  }
  if (verdict !== 'renew' || !mayUse(found)) throw ended;
  return signInReply(found, await sessions.renew(found.session, { address, userAgent }), clock.now());
}

async function expiryOf({ sessions, tokens }: AccountParts, principal: Principal): Promise<string | null> {
  const rows =
    principal.kind === 'session'
      ? await sessions.listOf(principal.account_id)
      : await tokens.listOf(principal.account_id);
  return rows.find(({ id }) => id === principal.credential_id)?.expiresAt.toISOString() ?? null;
}

function identityOf(
  found: AccountWithClient,
  principal: Principal,
  { expiresAt, now }: { expiresAt: string | null; now: Date },
) {
  const scopes = principal.kind === 'token' ? (principal.scopes ?? []) : null;
  const permissions = (Object.keys(operationAccess) as OperationId[]).filter((id) => {
    const access = operationAccess[id];
    return (
      access.roles.includes(principal.role) &&
      (scopes === null ||
        access.scopes.includes('*') ||
        (access.scopes.length > 0 && access.scopes.every((scope) => scopes.includes(scope))))
    );
  });
  return {
    user: userOf(found, now),
    role: principal.role,
    permissions,
    scopes: scopes as Scope[] | null,
    session: { kind: principal.kind, expires_at: expiresAt },
  };
}

async function changePassword(
  parts: AccountParts,
  { body, principal, address, requestId }: RequestOf<'auth.changePassword'>,
): Promise<void> {
  const { accounts, audit, database } = parts;
  const found = await require(accounts.find(principal.account_id));
  const isKnown = await passwordMatches(found.account.passwordHash, body.current_password);
  const errors = {
    ...(isKnown ? {} : { current_password: ['The current password is not right'] }),
    ...newPasswordErrors(body, { username: found.account.username ?? '' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const passwordHash = await hashPassword(body.password);
  await database.transaction(async () => {
    await accounts.update(found.account.id, { passwordHash });
    await accounts.endAccess(found.account.id, { exceptSession: principal.credential_id });
    await audit.record({
      action: 'auth.changePassword',
      actor: { principal, address, requestId },
      subject: { type: 'account', id: found.account.id, label: principal.username },
    });
  });
}
