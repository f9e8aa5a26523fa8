import type { SignInMethod, SignInReply } from '@grt/sdk/contract';
import type { RequestOf } from '../../core/http/handlers.ts';
import { networkOf } from '../../core/rate-limits/network.ts';
import { Refusal } from '../../core/refusal.ts';
import { failedSignIn } from '../audit/audit.store.ts';
import { requireUsable } from './access.rules.ts';
import type { Account, AccountWithClient } from './accounts.store.ts';
import type { AccountParts } from './parts.ts';
import { challengeExpired, spendPasskey, wrongPasskey } from './passkeys.commands.ts';
import { spendCode, wrongCode } from './second-factor.ts';
import { openSession } from './sign-in.commands.ts';

type CompletionRequest = RequestOf<'factors.completeSignIn'>;

/** Completes a sign-in with the second factor, or signs in with a passkey alone.
 * @throws Refusal 401 for a wrong code (`invalid_code`) or passkey (`invalid_passkey`), or a challenge that is unknown,
 * used, expired, or was tried too often (`challenge_expired`); 403 for an account that is suspended by now; 429 */
export async function completeSignIn(parts: AccountParts, request: CompletionRequest): Promise<SignInReply> {
  if (request.body.challenge === undefined) return signInWithPasskey(parts, request);
  const { accounts, challenges, database } = parts;
  const challenge = await challenges.attempt(request.body.challenge);
  const found = challenge && (await accounts.find(challenge.accountId));
  if (!challenge || !found) throw challengeExpired();
  const method = await methodOf(parts, found.account, request);
  if (method === undefined) {
    await recordFailure(parts, request, found);
    throw refused(request);
  }
  requireUsable(found);
  return database.transaction(async () => {
    if (!(await challenges.use(challenge.id))) throw challengeExpired();
    return openSession(parts, found, request, { second_factor: method });
  });
}

/** A passkey is what someone has, and has verified who they are: both factors. Failures are limited by address, since they
 * have no name that they could be counted for. */
async function signInWithPasskey(parts: AccountParts, request: CompletionRequest): Promise<SignInReply> {
  const { passkey: use } = request.body;
  const attempts = `passkey sign-in ${networkOf(request.address)}`;
  await parts.limits.consume('sign_in_address', attempts);
  const passkey = use && (await spendPasskey(parts, use, { purpose: 'sign_in', accountId: null }));
  const found = passkey && (await parts.accounts.find(passkey.accountId));
  if (!found) {
    await recordFailure(parts, request, undefined);
    throw refused(request);
  }
  await parts.limits.reward('sign_in_address', attempts);
  requireUsable(found);
  return openSession(parts, found, request, { second_factor: 'passkey', password: false });
}

async function methodOf(
  parts: AccountParts,
  account: Account,
  { body }: CompletionRequest,
): Promise<SignInMethod | undefined> {
  if (body.passkey === undefined) return spendCode(parts, account, body.code ?? '');
  const passkey = await spendPasskey(parts, body.passkey, { purpose: 'second_factor', accountId: account.id });
  return passkey && 'passkey';
}

const refused = ({ body }: CompletionRequest) =>
  body.passkey === undefined
    ? new Refusal(401, wrongCode, { code: 'invalid_code' })
    : new Refusal(401, wrongPasskey, { code: 'invalid_passkey' });

/** @param found - whose sign-in it was; undefined for a passkey of nobody knows whom */
async function recordFailure(
  { audit }: AccountParts,
  request: CompletionRequest,
  found: AccountWithClient | undefined,
): Promise<void> {
  await audit.record({
    action: found ? 'auth.second_factor_failed' : failedSignIn,
    actor: { address: request.address, requestId: request.requestId },
    subject: {
      type: 'account',
      id: found?.account.id,
      label: found ? (found.account.username ?? found.account.email) : 'a passkey',
    },
  });
}
