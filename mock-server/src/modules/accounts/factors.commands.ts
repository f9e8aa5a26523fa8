import type { Factor, TotpSetup } from '@grt/sdk/contract';
import type { RequestOf } from '../../core/http/handlers.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import { actorOf, type SignedIn } from '../audit/actor.rules.ts';
import type { FactorRow } from '../factors/factors.store.ts';
import { newTotpSecret, stepOfCode, totpDigits, totpUri } from '../factors/totp.rules.ts';
import { nameOf, notStarted, preparedCodes, recordChange, requireRoom } from './factor-changes.ts';
import type { AccountParts } from './parts.ts';
import { wrongCode } from './second-factor.ts';

/** An app that was not confirmed after this time has to be started again. */
const setupMs = 30 * 60_000;

/** A new secret for an authenticator app; it counts once it is confirmed. @throws Refusal 409 */
export async function startTotp(parts: AccountParts, { principal }: SignedIn): Promise<TotpSetup> {
  const { factors, random } = parts;
  await requireRoom(parts, principal.account_id);
  const secret = newTotpSecret(random);
  await factors.startTotp(principal.account_id, secret);
  return { secret, uri: totpUri(secret, principal.username) };
}

/** Adds the app that was started, with a code from it. The first factor comes with recovery codes.
 * @throws Refusal 409 if none was started, 422 for a wrong code, 429 */
export async function confirmTotp(
  parts: AccountParts,
  { body, principal, ...request }: RequestOf<'factors.confirmTotp'>,
): Promise<{ factor: FactorRow; codes: readonly string[] }> {
  const { factors, clock, limits, database } = parts;
  const now = clock.now();
  const pending = await factors.pendingTotp(principal.account_id);
  const isLate = pending && now.getTime() > pending.createdAt.getTime() + setupMs;
  if (!pending?.secret || isLate === true) throw notStarted();
  await limits.consume('second_factor', String(principal.account_id));
  const step = stepOfCode(totpDigits(body.code) ?? '', { secret: pending.secret, lastStep: pending.lastStep, now });
  if (step === undefined) throw invalid({ code: [wrongCode] });
  await limits.reset('second_factor', String(principal.account_id));
  const { codes, hashes } = await preparedCodes(parts);
  return database.transaction(async () => {
    const confirmed = await factors.confirm(pending, nameOf(body.name, 'Authenticator app'));
    if (!confirmed || !(await factors.use(pending.id, step))) throw notStarted();
    const { factor, isFirst } = confirmed;
    if (isFirst) await factors.replaceCodes(principal.account_id, hashes);
    await recordChange(
      parts,
      { principal, ...request },
      {
        action: 'factors.confirmTotp',
        factor,
        subject: 'A second factor was added',
        change: `The authenticator app “${factor.name}” was added to your account. From now on, signing in requires a code from it.`,
      },
    );
    return { factor, codes: isFirst ? codes : [] };
  });
}

/** Removes a factor of the signed-in account. @throws Refusal 404, 409 for the last one where one is required. */
export async function removeFactor(parts: AccountParts, id: number, actor: SignedIn): Promise<void> {
  const { factors, database } = parts;
  const { account_id: accountId, role } = actor.principal;
  await database.transaction(async () => {
    const removed = await factors.remove(accountId, id);
    if (!removed) throw notFound();
    const { factor, left } = removed;
    if (left === 0 && role !== 'client' && (await factors.areRequired()))
      throw new Refusal(409, 'Administrators need a second factor here. Please add another one first.', {
        code: 'second_factor_required',
      });
    await recordChange(parts, actor, {
      action: 'factors.remove',
      factor,
      subject: 'A second factor was removed',
      change:
        left === 0
          ? `“${factor.name}” was removed from your account. From now on, signing in requires only your password.`
          : `“${factor.name}” was removed from your account.`,
    });
  });
}

/** Renames a factor of the signed-in account. @throws Refusal 404 */
export async function renameFactor(
  { factors, audit, database }: AccountParts,
  { path, body, ...request }: RequestOf<'factors.rename'>,
): Promise<FactorRow> {
  const { account_id: accountId, username } = request.principal;
  return database.transaction(async () => {
    const renamed = await factors.rename(accountId, path.id, body.name);
    if (!renamed) throw notFound();
    await audit.record({
      action: 'factors.rename',
      actor: actorOf(request),
      subject: { type: 'account', id: accountId, label: username },
      before: { name: renamed.before.name },
      after: { kind: renamed.after.kind, name: renamed.after.name },
    });
    return renamed.after;
  });
}

/** New recovery codes for the signed-in account; the old ones end. @throws Refusal 409 without a factor. */
export async function replaceRecoveryCodes(parts: AccountParts, actor: SignedIn): Promise<readonly string[]> {
  const { factors, database } = parts;
  const { account_id: accountId } = actor.principal;
  if ((await factors.listOf(accountId)).length === 0)
    throw new Refusal(409, 'Recovery codes come with a second factor. Please set one up first.', {
      code: 'no_second_factor',
    });
  const { codes, hashes } = await preparedCodes(parts);
  await database.transaction(async () => {
    await factors.replaceCodes(accountId, hashes);
    await recordChange(parts, actor, {
      action: 'factors.replaceRecoveryCodes',
      subject: 'Your recovery codes were replaced',
      change: 'New recovery codes were generated for your account. The old ones no longer work.',
    });
  });
  return codes;
}

const notFound = () => new Refusal(404, 'Second factor not found');

/** A factor as it goes over the wire. */
export function factorOf({ id, kind, name, createdAt, lastUsedAt }: FactorRow): Factor {
  return {
    id,
    kind,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
