import { factorsMax, type Factor, type TotpSetup } from '@grt/sdk/contract';
import type { RequestOf } from '../../core/http/handlers.ts';
import { hashPassword } from '../../core/passwords.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import type { SignedIn } from '../audit/actor.rules.ts';
import type { FactorRow } from '../factors/factors.store.ts';
import { newRecoveryCodes, readRecoveryCode } from '../factors/recovery-codes.rules.ts';
import { newTotpSecret, stepOfCode, totpDigits, totpUri } from '../factors/totp.rules.ts';
import { requireAccount } from './access.rules.ts';
import type { Account } from './accounts.store.ts';
import { factorMail } from './factor-mail.rules.ts';
import type { AccountParts } from './parts.ts';
import { wrongCode } from './second-factor.ts';

/** An app that was not confirmed after this time has to be started again. */
const setupMs = 30 * 60_000;

/** A new secret for an authenticator app; it counts once it is confirmed. @throws Refusal 409 */
export async function startTotp(parts: AccountParts, { principal }: SignedIn): Promise<TotpSetup> {
  const { factors, random } = parts;
  if ((await factors.listOf(principal.account_id)).length >= factorsMax)
    throw new Refusal(409, `An account has at most ${String(factorsMax)} factors. Please remove one first.`, {
      code: 'too_many_factors',
    });
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
  const codes = newRecoveryCodes(parts.random);
  const hashes = await hashesOf(codes);
  return database.transaction(async () => {
    const name = body.name?.trim();
    const confirmed = await factors.confirm(pending, name === undefined || name === '' ? 'Authenticator app' : name);
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
        change: `The authenticator app “${factor.name}” was added to your account. Signing in needs a code from it from now on.`,
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
    if (!removed) throw new Refusal(404, 'Second factor not found');
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
          ? `“${factor.name}” was removed from your account. Signing in needs your password only from now on.`
          : `“${factor.name}” was removed from your account.`,
    });
  });
}

/** New recovery codes for the signed-in account; the old ones end. @throws Refusal 409 without a factor. */
export async function replaceRecoveryCodes(parts: AccountParts, actor: SignedIn): Promise<readonly string[]> {
  const { factors, database, random } = parts;
  const { account_id: accountId } = actor.principal;
  if ((await factors.listOf(accountId)).length === 0)
    throw new Refusal(409, 'Recovery codes come with a second factor. Please set one up first.', {
      code: 'no_second_factor',
    });
  const codes = newRecoveryCodes(random);
  const hashes = await hashesOf(codes);
  await database.transaction(async () => {
    await factors.replaceCodes(accountId, hashes);
    await recordChange(parts, actor, {
      action: 'factors.replaceRecoveryCodes',
      subject: 'Your recovery codes were replaced',
      change: 'New recovery codes were made for your account. The old ones no longer work.',
    });
  });
  return codes;
}

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

const notStarted = () =>
  new Refusal(409, 'There is no setup to confirm, or it has expired. Please start again.', { code: 'no_setup' });

const hashesOf = (codes: readonly string[]) =>
  Promise.all(codes.map((code) => hashPassword(readRecoveryCode(code)?.code ?? code)));

interface FactorChange {
  readonly action: string;
  readonly factor?: FactorRow;
  /** Subject and sentence of the mail. */
  readonly subject: string;
  readonly change: string;
}

/** Every change is in the audit log, and the account gets a mail about it. */
async function recordChange(
  { accounts, audit, mailer }: AccountParts,
  actor: SignedIn,
  { action, factor, subject, change }: FactorChange,
): Promise<void> {
  const { account }: { account: Account } = requireAccount(await accounts.find(actor.principal.account_id));
  await audit.record({
    action,
    actor,
    subject: { type: 'account', id: account.id, label: actor.principal.username },
    ...(factor ? { after: { kind: factor.kind, name: factor.name } } : {}),
  });
  await mailer.send(factorMail(account, subject, change));
}
