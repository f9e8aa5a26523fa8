import type { ApiToken, QueryOf, Scope } from '@grt/sdk/contract';
import { csvColumns } from '../../core/csv-columns.ts';
import { fileInBatches } from '../../core/file-in-batches.ts';
import { exportedFile } from '../../core/http/exported-file.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import { actorOf } from '../audit/actor.rules.ts';
import type { AccountParts } from './parts.ts';
import { createToken, revokeToken } from './tokens.commands.ts';
import type { TokenFilter, TokenRow, TokenStore } from './tokens.store.ts';

/** API tokens: shown once, stored hashed. @see docs/specification/decisions.md §2 */
export function tokenHandlers(
  parts: AccountParts,
): Handlers<`tokens.${'list' | 'export' | 'create' | 'revoke' | 'listAll' | 'exportAll' | 'revokeAny'}`> {
  return {
    async 'tokens.list'({ principal, query }) {
      return { status: 200, body: await pageOf(parts, query, principal.account_id) };
    },
    async 'tokens.export'({ query, ...request }) {
      const filter = { ...query, accountId: request.principal.account_id };
      const body = await tokensCsv(parts.tokens, filter);
      return await exportedFile(parts.audit, request, { ...file, action: 'tokens.export', query, body });
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
      return { status: 200, body: await pageOf(parts, query) };
    },
    async 'tokens.exportAll'({ query, ...request }) {
      const body = await tokensCsv(parts.tokens, query);
      return await exportedFile(parts.audit, request, { ...file, action: 'tokens.exportAll', query, body });
    },
    async 'tokens.revokeAny'({ path, ...request }) {
      await revokeToken(parts, { id: path.id, action: 'tokens.revokeAny' }, actorOf(request));
      return { status: 200, body: { success: true, message: 'The token was revoked.' } };
    },
  };
}

const file = { subject: { type: 'token' }, filename: 'tokens.csv' };

/** Never the secret, nor its hash. */
const { head, lineOf } = csvColumns<ApiToken>([
  'id',
  'name',
  'scopes',
  'prefix',
  'owner',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
]);

async function tokensCsv(tokens: TokenStore, filter: TokenFilter): Promise<ReadableStream<Uint8Array>> {
  return fileInBatches(head, await tokens.idsOf(filter), async (batch) =>
    (await tokens.some(batch)).map(({ token, owner }) => lineOf(tokenOf(token, owner))),
  );
}

/** A page of everyone's tokens, or of one account's. */
async function pageOf({ tokens }: AccountParts, query: QueryOf<'tokens.listAll'>, accountId?: number) {
  const { rows, total } = await tokens.list({ ...query, accountId }, windowOf(query));
  return {
    success: true as const,
    data: rows.map(({ token, owner }) => tokenOf(token, owner)),
    meta: metaOf(query, total),
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
