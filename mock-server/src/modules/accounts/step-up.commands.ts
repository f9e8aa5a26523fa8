import type { RequestOf } from '../../core/http/handlers.ts';
import { passwordMatches } from '../../core/passwords.ts';
import { invalid } from '../../core/refusal.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { requireAccount } from './access.rules.ts';
import type { Account } from './accounts.store.ts';
import type { AccountParts } from './parts.ts';
import { spendCode, wrongCode } from './second-factor.ts';
import { confirmedUntil } from './sessions.rules.ts';

/** Confirms this session with the password or a code; with both, the code decides.
 * @returns until when it counts.
 * @throws Refusal 422 if it is wrong, 429 */
export async function stepUp(parts: AccountParts, { body, ...request }: RequestOf<'factors.stepUp'>): Promise<Date> {
  const { accounts, sessions, audit, clock } = parts;
  const { principal } = request;
  const { account } = requireAccount(await accounts.find(principal.account_id));
  const by = body.code === undefined ? 'password' : 'code';
  const isRight =
    body.code === undefined
      ? await isPassword(parts, account, body.password ?? '')
      : (await spendCode(parts, account, body.code)) !== undefined;
  await audit.record({
    action: isRight ? 'auth.stepped_up' : 'auth.step_up_failed',
    actor: actorOf(request),
    subject: { type: 'account', id: account.id, label: principal.username },
    after: { by },
  });
  if (!isRight) throw invalid(by === 'code' ? { code: [wrongCode] } : { password: ['The password is incorrect'] });
  await sessions.confirm(principal.credential_id);
  return confirmedUntil(clock.now());
}

/** Attempts count together with those of a password change. */
async function isPassword({ limits }: AccountParts, account: Account, password: string): Promise<boolean> {
  const key = `current password of ${String(account.id)}`;
  await limits.consume('sign_in', key);
  const isRight = await passwordMatches(account.passwordHash, password);
  if (isRight) await limits.reset('sign_in', key);
  return isRight;
}
