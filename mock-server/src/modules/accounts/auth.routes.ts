import { operationAccess, type OperationId, type Scope, type Session } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import { profileOf, userOf } from './account-view.rules.ts';
import type { AccountWithClient } from './accounts.store.ts';
import type { AccountParts } from './parts.ts';
import { changePassword } from './password.commands.ts';
import { forgetPassword, resetPassword, usableResetLink } from './password-reset.commands.ts';
import { definePasswordMail } from './password-reset.jobs.ts';
import { updateProfile } from './profile.commands.ts';
import type { SessionRow } from './sessions.store.ts';
import { refreshSession, revokeSession, signOut } from './sessions.commands.ts';
import { signIn } from './sign-in.commands.ts';
import { requireAccount } from './access.rules.ts';

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
  | 'auth.checkPasswordReset'
  | 'auth.resetPassword'
  | 'auth.listSessions'
  | 'auth.revokeSession';

/** Sign-in, sessions, and the signed-in user's account. */
export function authHandlers(parts: AccountParts): Handlers<Ids> {
  const { accounts, sessions, emailChanges, clock } = parts;
  definePasswordMail(parts);
  return {
    'auth.adminLogin': async (request) => ({ status: 200, body: await signIn(parts, 'admin', request) }),
    'auth.clientLogin': async (request) => ({ status: 200, body: await signIn(parts, 'client', request) }),
    async 'auth.logout'({ bearer }) {
      await signOut(parts, bearer);
      return { status: 200, body: { success: true, message: 'Signed out.' } };
    },
    async 'auth.refresh'(request) {
      return { status: 200, body: await refreshSession(parts, request) };
    },
    async 'auth.me'({ principal }) {
      const found = requireAccount(await accounts.find(principal.account_id));
      const session = await expiryOf(parts, principal);
      return {
        status: 200,
        body: { success: true, data: identityOf(found, principal, { expiresAt: session, now: clock.now() }) },
      };
    },
    async 'auth.profile'({ principal }) {
      const found = requireAccount(await accounts.find(principal.account_id));
      const change = (await emailChanges.of([found.account.id])).get(found.account.id);
      return { status: 200, body: { success: true, data: profileOf(found, clock.now(), change) } };
    },
    async 'auth.updateProfile'(request) {
      return { status: 200, body: { success: true, data: await updateProfile(parts, request), message: 'Saved.' } };
    },
    async 'auth.forgotPassword'(request) {
      await forgetPassword(parts, request);
      const message = 'If an account with this name exists, we have sent an email with a link.';
      return { status: 200, body: { success: true, message } };
    },
    async 'auth.checkPasswordReset'({ body, address }) {
      const { account } = await usableResetLink(parts, body.token, address);
      return { status: 200, body: { success: true, data: { username: account.username ?? account.email } } };
    },
    async 'auth.resetPassword'(request) {
      await resetPassword(parts, request);
      return { status: 200, body: { success: true, message: 'Your password was changed. You can now sign in.' } };
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
      await revokeSession(parts, path.id, principal);
      return { status: 200, body: { success: true, message: 'Session ended.' } };
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

async function expiryOf({ sessions, tokens }: AccountParts, principal: Principal): Promise<string | null> {
  const credential =
    principal.kind === 'session'
      ? (await sessions.listOf(principal.account_id)).find(({ id }) => id === principal.credential_id)
      : await tokens.findById(principal.credential_id);
  return credential?.expiresAt.toISOString() ?? null;
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
