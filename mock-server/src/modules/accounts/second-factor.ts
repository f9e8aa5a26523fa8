import type { SignInMethod } from '@grt/sdk/contract';
import { Refusal } from '../../core/refusal.ts';
import { readRecoveryCode } from '../factors/recovery-codes.rules.ts';
import { stepOfCode, totpDigits } from '../factors/totp.rules.ts';
import type { Account } from './accounts.store.ts';
import { recoveryCodeMail } from './factor-mail.rules.ts';
import type { AccountParts } from './parts.ts';
import { partyOf } from './passkeys.commands.ts';

/** What the sentence for a wrong code says wherever one is asked for. */
export const wrongCode = 'This code is not valid. Please enter the one that your app shows now.';

/** The refusal that carries a challenge: the password was right. */
export async function secondFactorRequired(parts: AccountParts, { id }: Account): Promise<Refusal> {
  const { challenges, factors } = parts;
  const { token, challenge } = await challenges.open(id);
  const kinds = [...new Set((await factors.listOf(id)).map(({ kind }) => kind))];
  const methods: SignInMethod[] = kinds.filter((kind) => kind !== 'passkey' || partyOf(parts) !== undefined);
  if ((await factors.codesLeft(id)) > 0) methods.push('recovery_code');
  return new Refusal(403, whatToDo(methods), {
    code: 'second_factor_required',
    challenge: { token, expires_at: challenge.expiresAt.toISOString(), methods },
  });
}

function whatToDo(methods: readonly SignInMethod[]): string {
  if (!methods.includes('passkey'))
    return methods.includes('totp')
      ? 'Please enter the code from your authenticator app.'
      : 'Please enter one of your recovery codes.';
  return methods.includes('totp')
    ? 'Please use your passkey, or enter the code from your authenticator app.'
    : 'Please use your passkey, or enter one of your recovery codes.';
}

/** Checks a code from an app, or a recovery code, and uses it up. Attempts are limited per account, as with passwords.
 * @returns what it was; undefined if it is wrong or was used before.
 * @throws Refusal 429 */
export async function spendCode(
  parts: AccountParts,
  account: Account,
  text: string,
): Promise<SignInMethod | undefined> {
  const { limits } = parts;
  const key = String(account.id);
  await limits.consume('second_factor', key);
  const digits = totpDigits(text);
  const isRight =
    digits === undefined ? await spendRecoveryCode(parts, account, text) : await spendTotp(parts, account.id, digits);
  if (!isRight) return undefined;
  await limits.reset('second_factor', key);
  return digits === undefined ? 'recovery_code' : 'totp';
}

async function spendTotp({ factors, clock }: AccountParts, accountId: number, digits: string): Promise<boolean> {
  for (const { id, secret, lastStep } of await factors.listOf(accountId)) {
    const step = secret === null ? undefined : stepOfCode(digits, { secret, lastStep, now: clock.now() });
    if (step !== undefined) return factors.use(id, step);
  }
  return false;
}

async function spendRecoveryCode(
  { factors, mailer, database, passwords }: AccountParts,
  account: Account,
  text: string,
): Promise<boolean> {
  const read = readRecoveryCode(text);
  const known = read && (await factors.unusedCode(account.id, read.position));
  if (!(await passwords.matches(known?.codeHash, read?.code ?? '')) || !known) return false;
  return database.transaction(async () => {
    if (!(await factors.useCode(known.id))) return false;
    await mailer.send(recoveryCodeMail(account, await factors.codesLeft(account.id)));
    return true;
  });
}
