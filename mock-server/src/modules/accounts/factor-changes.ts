import { Refusal } from '../../core/refusal.ts';
import { factorsMax } from '@grt/sdk/contract';
import type { SignedIn } from '../audit/actor.rules.ts';
import type { FactorRow } from '../factors/factors.store.ts';
import { newRecoveryCodes, readRecoveryCode } from '../factors/recovery-codes.rules.ts';
import { requireAccount } from './access.rules.ts';
import type { Account } from './accounts.store.ts';
import { factorMail } from './factor-mail.rules.ts';
import type { AccountParts } from './parts.ts';

interface FactorChange {
  readonly action: string;
  readonly factor?: FactorRow;
  /** Subject and sentence of the mail. */
  readonly subject: string;
  readonly change: string;
}

/** Every change of factors is in the audit log, and the account gets a mail about it. */
export async function recordChange(
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

/** Ten recovery codes with their hashes: hashing takes too long for a transaction. */
export async function preparedCodes({ random, passwords }: AccountParts) {
  const codes = newRecoveryCodes(random);
  const hashes = await Promise.all(codes.map((code) => passwords.hash(readRecoveryCode(code)?.code ?? code)));
  return { codes, hashes };
}

/** The name of a new factor, as given or the usual one. */
export function nameOf(given: string | undefined, usual: string): string {
  const name = given?.trim();
  return name === undefined || name === '' ? usual : name;
}

/** @throws Refusal 409 for an account that has as many factors as it may */
export async function requireRoom({ factors }: AccountParts, accountId: number): Promise<readonly FactorRow[]> {
  const known = await factors.listOf(accountId);
  if (known.length >= factorsMax) throw tooManyFactors();
  return known;
}

export const tooManyFactors = () =>
  new Refusal(409, `An account can have at most ${String(factorsMax)} factors. Please remove one first.`, {
    code: 'too_many_factors',
  });

/** The refusal where nothing waits to be confirmed. */
export const notStarted = () =>
  new Refusal(409, 'There is no setup to confirm, or it has expired. Please start again.', { code: 'no_setup' });
