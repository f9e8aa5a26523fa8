import type { SignInReply } from '@grt/sdk/contract';
import type { RequestOf } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireUsable } from './access.rules.ts';
import type { AccountParts } from './parts.ts';
import { spendCode, wrongCode } from './second-factor.ts';
import { openSession } from './sign-in.commands.ts';

const expired = () =>
  new Refusal(401, 'This sign-in has expired. Please enter your password again.', { code: 'challenge_expired' });

/** Completes a sign-in with the second factor.
 * @throws Refusal 401 for a wrong code (`invalid_code`) or a challenge that is unknown, used, expired, or was tried too
 * often (`challenge_expired`); 403 for an account that is suspended by now; 429 */
export async function completeSignIn(
  parts: AccountParts,
  request: RequestOf<'factors.completeSignIn'>,
): Promise<SignInReply> {
  const { accounts, challenges, audit, database } = parts;
  const challenge = await challenges.attempt(request.body.challenge);
  const found = challenge && (await accounts.find(challenge.accountId));
  if (!challenge || !found) throw expired();
  const method = await spendCode(parts, found.account, request.body.code);
  if (method === undefined) {
    await audit.record({
      action: 'auth.second_factor_failed',
      actor: { address: request.address, requestId: request.requestId },
      subject: { type: 'account', id: found.account.id, label: found.account.username ?? found.account.email },
    });
    throw new Refusal(401, wrongCode, { code: 'invalid_code' });
  }
  requireUsable(found);
  return database.transaction(async () => {
    if (!(await challenges.use(challenge.id))) throw expired();
    return openSession(parts, found, request, method);
  });
}
