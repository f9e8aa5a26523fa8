import type { StepUp } from '@grt/sdk/contract';
import type { RequestOf } from '../../core/http/handlers.ts';
import { invalid } from '../../core/refusal.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { requireAccount } from './access.rules.ts';
import type { Account } from './accounts.store.ts';
import type { AccountParts } from './parts.ts';
import { spendPasskey, wrongPasskey } from './passkeys.commands.ts';
import { spendCode, wrongCode } from './second-factor.ts';
import { confirmedUntil } from './sessions.rules.ts';

/** Confirms this session with a passkey, a code, or the password; of several, the first of these decides.
 * @returns until when it counts.
 * @throws Refusal 422 if it is wrong, 429 */
export async function stepUp(parts: AccountParts, { body, ...request }: RequestOf<'factors.stepUp'>): Promise<Date> {
  const { accounts, sessions, audit, clock } = parts;
  const { principal } = request;
  const { account } = requireAccount(await accounts.find(principal.account_id));
  const by = body.passkey ? 'passkey' : body.code === undefined ? 'password' : 'code';
  const isRight = await isProof(parts, account, body);
  await audit.record({
    action: isRight ? 'auth.stepped_up' : 'auth.step_up_failed',
    actor: actorOf(request),
    subject: { type: 'account', id: account.id, label: principal.username },
    after: { by },
  });
  if (!isRight) throw invalid({ [by]: [refusals[by]] });
  await sessions.confirm(principal.credential_id);
  return confirmedUntil(clock.now());
}

const refusals = { passkey: wrongPasskey, code: wrongCode, password: 'The password is incorrect' };

async function isProof(parts: AccountParts, account: Account, { passkey, code, password }: StepUp): Promise<boolean> {
  if (passkey) return (await spendPasskey(parts, passkey, { purpose: 'step_up', accountId: account.id })) !== undefined;
  if (code !== undefined) return (await spendCode(parts, account, code)) !== undefined;
  return isPassword(parts, account, password ?? '');
}

/** Attempts count together with those of a password change. */
async function isPassword({ limits, passwords }: AccountParts, account: Account, password: string): Promise<boolean> {
  const key = `current password of ${String(account.id)}`;
  await limits.consume('sign_in', key);
  const isRight = await passwords.matches(account.passwordHash, password);
  if (isRight) await limits.reset('sign_in', key);
  return isRight;
}
