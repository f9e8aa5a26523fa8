import type { ApiToken, Scope } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import { actorOf } from '../audit/actor.rules.ts';
import type { AccountParts } from './parts.ts';
import { createToken, revokeToken } from './tokens.commands.ts';
import type { TokenRow } from './tokens.store.ts';

/** API tokens: shown once, stored hashed. @see docs/specification/decisions.md §2 */
export function tokenHandlers(
  parts: AccountParts,
): Handlers<'tokens.list' | 'tokens.create' | 'tokens.revoke' | 'tokens.listAll' | 'tokens.revokeAny'> {
  const { tokens } = parts;
  return {
    async 'tokens.list'({ principal }) {
      const rows = await tokens.listOf(principal.account_id);
      return { status: 200, body: { success: true, data: rows.map((row) => tokenOf(row, principal.username)) } };
    },
    async 'tokens.create'({ body, ...request }) {
      const { secret, token } = await createToken(parts, body, actorOf(request));
      const details = tokenOf(token, request.principal.username);
      return { status: 201, body: { success: true, data: { token: secret, details } } };
    },
    async 'tokens.revoke'({ path, ...request }) {
      const { account_id: accountId } = request.principal;
      await revokeToken(parts, { id: path.id, action: 'tokens.revoke', accountId }, actorOf(request));
      return { status: 200, body: { success: true, message: 'The token was revoked.' } };
    },
    async 'tokens.listAll'({ query }) {
      const { rows, total } = await tokens.listAll(query, windowOf(query));
      return {
        status: 200,
        body: {
          success: true,
          data: rows.map(({ token, owner }) => tokenOf(token, owner)),
          meta: metaOf(query, total),
        },
      };
    },
    async 'tokens.revokeAny'({ path, ...request }) {
      await revokeToken(parts, { id: path.id, action: 'tokens.revokeAny' }, actorOf(request));
      return { status: 200, body: { success: true, message: 'The token was revoked.' } };
    },
  };
}

function tokenOf(row: TokenRow, owner: string): ApiToken {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes as Scope[],
    prefix: row.prefix,
    owner,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
  };
}
