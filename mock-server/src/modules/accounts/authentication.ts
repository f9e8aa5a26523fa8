import type { Clock } from '../../core/clock.ts';
import { isNoRoom } from '../../core/no-room.ts';
import { apiTokenPrefix, sessionTokenPrefix, type Principal } from '../../core/http/principal.ts';
import { lacksSecondFactor, mayUse } from './access.rules.ts';
import type { AccountInUse, CredentialStore } from './credentials.store.ts';
import { idleLimitMs, isConfirmed, isSessionLive, touchEveryMs } from './sessions.rules.ts';
import type { SessionStore } from './sessions.store.ts';
import type { TokenStore } from './tokens.store.ts';

/** Resolves a bearer token; undefined if it is unknown, expired, revoked, or its account is disabled. */
export function createAuthentication({
  credentials,
  sessions,
  tokens,
  clock,
}: {
  credentials: CredentialStore;
  sessions: Pick<SessionStore, 'touch'>;
  tokens: Pick<TokenStore, 'touch'>;
  clock: Clock;
}): (bearer: string, about: { readonly isBackground: boolean }) => Promise<Principal | undefined> {
  async function ofSession(bearer: string, isBackground: boolean): Promise<Principal | undefined> {
    const found = await credentials.ofSession(bearer);
    const now = clock.now();
    if (!found || !mayUse(found)) return undefined;
    if (!isSessionLive(found.session, now, idleLimitMs(found.account.role, found.idleMinutes))) return undefined;
    if (!isBackground && now.getTime() - found.session.lastUsedAt.getTime() >= touchEveryMs)
      await sessions.touch(found.session.id).catch(ignoreNoRoom);
    return {
      kind: 'session',
      credential_id: found.session.id,
      is_confirmed: isConfirmed(found.session.lastStepUpAt, now),
      lacks_second_factor: lacksSecondFactor(found, found.requiresFactor === true),
      ...identityOf(found),
    };
  }

  async function ofToken(bearer: string): Promise<Principal | undefined> {
    const found = await credentials.ofToken(bearer);
    const now = clock.now();
    if (!found || found.token.revokedAt !== null || now >= found.token.expiresAt || !mayUse(found)) return undefined;
    const { id, lastUsedAt, scopes } = found.token;
    if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= touchEveryMs)
      await tokens.touch(id).catch(ignoreNoRoom);
    return { kind: 'token', credential_id: id, scopes, ...identityOf(found) };
  }

  return async (bearer, { isBackground }) => {
    if (bearer.startsWith(sessionTokenPrefix)) return ofSession(bearer, isBackground);
    return bearer.startsWith(apiTokenPrefix) ? ofToken(bearer) : undefined;
  };
}

/** Whoever reads does so on a full disk, too. */
function ignoreNoRoom(error: unknown): void {
  if (!isNoRoom(error)) throw error;
}

function identityOf({
  account,
  client,
}: AccountInUse): Pick<Principal, 'account_id' | 'username' | 'role' | 'client_id'> {
  return {
    account_id: account.id,
    username: account.username ?? account.email,
    role: account.role,
    ...(client === null ? {} : { client_id: client.id }),
  };
}
