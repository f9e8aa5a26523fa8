import { apiTokenDays, ownScopes, type AccountRole, type BodyOf, type Scope } from '@grt/sdk/contract';
import { invalid, Refusal } from '../../core/refusal.ts';
import type { SignedIn } from '../audit/actor.rules.ts';
import type { AccountParts } from './parts.ts';
import type { TokenRow } from './tokens.store.ts';

const dayMs = 86_400_000;

/** A new API token for the signed-in user, with its audit entry. @returns the secret, which is revealed only here.
 * @throws Refusal 422 for scopes that the user's role has no call for. */
export async function createToken(
  { tokens, audit, clock, database }: AccountParts,
  form: BodyOf<'tokens.create'>,
  actor: SignedIn,
): Promise<{ readonly secret: string; readonly token: TokenRow }> {
  requireOwnScopes(form.scopes, actor.principal.role);
  const expiresAt = new Date(clock.now().getTime() + (form.expires_in_days ?? apiTokenDays) * dayMs);
  return database.transaction(async () => {
    const created = await tokens.create({
      accountId: actor.principal.account_id,
      name: form.name.trim(),
      scopes: [...form.scopes],
      expiresAt,
    });
    const { id, name } = created.token;
    await audit.record({
      action: 'tokens.create',
      actor,
      subject: { type: 'token', id, label: name },
      after: { name, scopes: form.scopes, expires_at: expiresAt.toISOString() },
    });
    return created;
  });
}

function requireOwnScopes(scopes: readonly Scope[], role: AccountRole): void {
  const own = ownScopes(role);
  const others = scopes.filter((scope) => !own.has(scope));
  if (others.length > 0)
    throw invalid({ scopes: [`Your account cannot use ${others.join(', ')}. Please leave it out`] });
}

interface Revocation {
  readonly id: number;
  readonly action: 'tokens.revoke' | 'tokens.revokeAny';
  /** Whose token it must be; anyone's if omitted. */
  readonly accountId?: number;
}

/** @throws Refusal 404 */
export async function revokeToken(
  { tokens, audit, database }: AccountParts,
  { id, action, accountId }: Revocation,
  actor: SignedIn,
): Promise<void> {
  await database.transaction(async () => {
    const token = await tokens.revoke(id, accountId);
    if (!token) throw new Refusal(404, 'API token not found');
    await audit.record({ action, actor, subject: { type: 'token', id: token.id, label: token.name } });
  });
}
