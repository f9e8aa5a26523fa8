import { apiTokenDays, type ApiToken, type Scope } from '@grt/sdk/contract';
import type { Handlers, RequestOf } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import { Refusal } from '../../core/refusal.ts';
import type { AccountParts } from './parts.ts';
import type { TokenRow } from './tokens.store.ts';

const dayMs = 86_400_000;

/** API tokens: shown once, stored hashed. @see docs/specification/decisions.md §2 */
export function tokenHandlers(
  parts: AccountParts,
): Handlers<'tokens.list' | 'tokens.create' | 'tokens.revoke' | 'tokens.listAll' | 'tokens.revokeAny'> {
  const { tokens, audit, clock, database } = parts;
  return {
    async 'tokens.list'({ principal }) {
      const rows = await tokens.listOf(principal.account_id);
      return { status: 200, body: { success: true, data: rows.map((row) => tokenOf(row, principal.username)) } };
    },
    async 'tokens.create'({ body, principal, address, requestId }) {
      const expiresAt = new Date(clock.now().getTime() + (body.expires_in_days ?? apiTokenDays) * dayMs);
      const { secret, token } = await database.transaction(async () => {
        const created = await tokens.create({
          accountId: principal.account_id,
          name: body.name.trim(),
          scopes: [...body.scopes],
          expiresAt,
        });
        await audit.record({
          action: 'tokens.create',
          actor: { principal, address, requestId },
          subject: { type: 'token', id: created.token.id, label: created.token.name },
          after: { scopes: body.scopes, expires_at: expiresAt.toISOString() },
        });
        return created;
      });
      return {
        status: 201,
        body: { success: true, data: { token: secret, details: tokenOf(token, principal.username) } },
      };
    },
    async 'tokens.revoke'(request) {
      await revoke(parts, request, { action: 'tokens.revoke', accountId: request.principal.account_id });
      return { status: 200, body: { success: true, message: 'The token is revoked.' } };
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
    async 'tokens.revokeAny'(request) {
      await revoke(parts, request, { action: 'tokens.revokeAny' });
      return { status: 200, body: { success: true, message: 'The token is revoked.' } };
    },
  };
}

async function revoke(
  { tokens, audit, database }: AccountParts,
  { path, principal, address, requestId }: RequestOf<'tokens.revoke'> | RequestOf<'tokens.revokeAny'>,
  { action, accountId }: { action: string; accountId?: number },
): Promise<void> {
  await database.transaction(async () => {
    const token = await tokens.revoke(path.id, accountId);
    if (!token) throw new Refusal(404, 'API token not found');
    const subject = { type: 'token', id: token.id, label: token.name };
    await audit.record({ action, actor: { principal, address, requestId }, subject });
  });
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
