import { deviceCodeMinutes, devicePollSeconds, type DeviceSignIn, type SignInReply } from '@grt/sdk/contract';
import type { RequestOf } from '../../core/http/handlers.ts';
import { networkOf } from '../../core/rate-limits/network.ts';
import { Refusal } from '../../core/refusal.ts';
import { actorOf, type SignedIn } from '../audit/actor.rules.ts';
import { requireUsable } from './access.rules.ts';
import type { DeviceRequestRow } from './device-requests.store.ts';
import type { AccountParts } from './parts.ts';
import { openSession } from './sign-in.commands.ts';

/** Starts the sign-in of a program. @throws Refusal 429 */
export async function startDevice(
  { deviceRequests, limits, publicUrl }: AccountParts,
  { address, userAgent }: RequestOf<'devices.start'>,
): Promise<DeviceSignIn> {
  await limits.consume('sign_in_address', `device start ${networkOf(address)}`);
  const { deviceCode, userCode } = await deviceRequests.open({ address, userAgent });
  const page = `${publicUrl()}/device`;
  return {
    device_code: deviceCode,
    user_code: userCode,
    verification_uri: page,
    verification_uri_complete: `${page}?code=${userCode}`,
    expires_in: deviceCodeMinutes * 60,
    interval: devicePollSeconds,
  };
}

/** Signs a program in, if someone has let it in; its session is of that account.
 * @throws Refusal 409 while no one has, or for one that asks too soon; 403 if it was refused, or the account is suspended by
 * now; 410 for a code that is unknown, used, or expired; 429 */
export async function signInDevice(parts: AccountParts, request: RequestOf<'devices.signIn'>): Promise<SignInReply> {
  const { deviceRequests, accounts, limits, database } = parts;
  const answer = await deviceRequests.ask(request.body.device_code);
  if (!answer) await limits.consume('sign_in_address', `device sign-in ${networkOf(request.address)}`);
  if (answer?.verdict === 'waiting' || answer?.verdict === 'too_soon') throw notYet(answer.verdict);
  if (answer?.verdict === 'denied')
    throw new Refusal(403, 'The sign-in was denied in the browser.', { code: 'access_denied' });
  const found =
    answer?.verdict === 'approved' && answer.accountId !== null ? await accounts.find(answer.accountId) : undefined;
  if (!answer || !found) throw expired();
  requireUsable(found);
  return database.transaction(async () => {
    if (!(await deviceRequests.use(answer.id))) throw expired();
    return openSession(parts, found, request, { device: true });
  });
}

/** The program that waits with a code. @throws Refusal 404, 429 */
export async function waitingDevice(
  parts: AccountParts,
  request: SignedIn & { readonly path: { readonly user_code: string } },
): Promise<DeviceRequestRow> {
  return guessed(parts, request, () => parts.deviceRequests.find(request.path.user_code));
}

/** Lets the program in, or refuses it. @throws Refusal 404, 429 */
export async function decideOnDevice(
  parts: AccountParts,
  request: SignedIn & { readonly path: { readonly user_code: string } },
  state: 'approved' | 'denied',
): Promise<void> {
  const { deviceRequests, audit, database } = parts;
  const { account_id: accountId, username } = request.principal;
  await guessed(parts, request, () =>
    database.transaction(async () => {
      const decided = await deviceRequests.decide(request.path.user_code, { state, accountId });
      if (!decided) return undefined;
      await audit.record({
        action: state === 'approved' ? 'devices.approve' : 'devices.deny',
        actor: actorOf(request),
        subject: { type: 'account', id: accountId, label: username },
        after: { address: decided.address, user_agent: decided.userAgent },
      });
      return decided;
    }),
  );
}

/** Counts a code before it is looked up, and takes the count back if there is such a program: only wrong ones count, and
 * many at once cannot slip through. */
async function guessed<Found>(
  { limits }: AccountParts,
  { principal, address }: SignedIn,
  look: () => Promise<Found | undefined>,
): Promise<Found> {
  const ofAccount = `device code of ${String(principal.account_id)}`;
  const ofAddress = `device code ${networkOf(address)}`;
  await limits.consume('second_factor', ofAccount);
  await limits.consume('sign_in_address', ofAddress);
  const found = await look();
  if (found === undefined) throw noneWaits();
  await limits.reward('second_factor', ofAccount);
  await limits.reward('sign_in_address', ofAddress);
  return found;
}

const noneWaits = () =>
  new Refusal(
    404,
    'No program is waiting for this code. Please check that it matches the one the program shows, or start over there.',
  );

const expired = () => new Refusal(410, 'This sign-in has expired. Please start it again.', { code: 'expired_token' });

const notYet = (verdict: 'waiting' | 'too_soon') =>
  verdict === 'waiting'
    ? new Refusal(409, 'No one has let this program in yet.', { code: 'authorization_pending' })
    : new Refusal(409, 'Asked too soon. Please wait 5 seconds longer between two calls.', { code: 'slow_down' });
