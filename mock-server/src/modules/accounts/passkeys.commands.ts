import type { PasskeyCreation, PasskeyRequest, PasskeyUse } from '@grt/sdk/contract';
import type { RequestOf } from '../../core/http/handlers.ts';
import { networkOf } from '../../core/rate-limits/network.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import type { SignedIn } from '../audit/actor.rules.ts';
import type { FactorRow } from '../factors/factors.store.ts';
import type { PasskeyPurpose } from '../factors/passkey-challenges.store.ts';
import {
  challengeIn,
  passkeyCreation,
  passkeyRequest,
  readNewPasskey,
  signCountOf,
} from '../factors/passkeys.rules.ts';
import { relyingPartyOf, type RelyingParty } from '../factors/relying-party.rules.ts';
import { requireAccount } from './access.rules.ts';
import { nameOf, notStarted, preparedCodes, recordChange, requireRoom, tooManyFactors } from './factor-changes.ts';
import type { AccountParts } from './parts.ts';

/** What the sentence for a passkey that is not accepted says wherever one is asked for. */
export const wrongPasskey = 'This passkey was not accepted. Please try again.';

/** A challenge for a new passkey; it counts once it is confirmed. @throws Refusal 409 */
export async function startPasskey(parts: AccountParts, { principal }: SignedIn): Promise<PasskeyCreation> {
  const party = requireParty(parts);
  const { account_id: accountId, username } = principal;
  const known = await requireRoom(parts, accountId);
  const { account } = requireAccount(await parts.accounts.find(accountId));
  const challenge = await parts.passkeyChallenges.open({ purpose: 'add', accountId });
  const owner = { id: accountId, username, fullName: `${account.firstName} ${account.lastName}` };
  return passkeyCreation(owner, known, { challenge, party });
}

/** Adds the passkey that was made. The first factor comes with recovery codes.
 * @throws Refusal 409 if none was started, or the account has too many; 422 for one that does not answer the challenge */
export async function confirmPasskey(
  parts: AccountParts,
  { body, principal, ...request }: RequestOf<'factors.confirmPasskey'>,
): Promise<{ factor: FactorRow; codes: readonly string[] }> {
  const { passkeys, factors, passkeyChallenges, database } = parts;
  const party = requireParty(parts);
  const { account_id: accountId } = principal;
  const challenge = challengeIn(body.client_data) ?? '';
  if (!(await passkeyChallenges.take(challenge, { purpose: 'add', accountId }))) throw notStarted();
  const made = await readNewPasskey(body, { challenge, party });
  if (!made) throw invalid({ attestation_object: [wrongPasskey] });
  const { codes, hashes } = await preparedCodes(parts);
  return database.transaction(async () => {
    const added = await passkeys.add(accountId, made, nameOf(body.name, 'Passkey'));
    if (!added) throw tooManyFactors();
    const { factor, isFirst } = added;
    if (isFirst) await factors.replaceCodes(accountId, hashes);
    await recordChange(
      parts,
      { principal, ...request },
      {
        action: 'factors.confirmPasskey',
        factor,
        subject: 'A second factor was added',
        change: `The passkey “${factor.name}” was added to your account. From now on, signing in requires a second factor.`,
      },
    );
    return { factor, codes: isFirst ? codes : [] };
  });
}

/** Asks for a passkey: of the account whose sign-in waits for its second factor, or of anyone.
 * @throws Refusal 401 for a sign-in that has ended, 409, 429 */
export async function startPasskeySignIn(
  parts: AccountParts,
  { body, address }: RequestOf<'factors.startPasskeySignIn'>,
): Promise<PasskeyRequest> {
  const { challenges, limits } = parts;
  await limits.consume('sign_in_address', `passkey ${networkOf(address)}`);
  const party = requireParty(parts);
  if (body.challenge === undefined)
    return passkeyRequest([], {
      challenge: await parts.passkeyChallenges.open({ purpose: 'sign_in', accountId: null }),
      party,
    });
  const open = await challenges.find(body.challenge);
  if (!open) throw challengeExpired();
  return askAccount(parts, { purpose: 'second_factor', accountId: open.accountId }, party);
}

/** Asks for a passkey of the signed-in account. @throws Refusal 409 */
export async function startPasskeyStepUp(parts: AccountParts, { principal }: SignedIn): Promise<PasskeyRequest> {
  return askAccount(parts, { purpose: 'step_up', accountId: principal.account_id }, requireParty(parts));
}

/** Checks what a passkey signed, and uses up the challenge.
 * @param purpose - what was asked, and of whom; null: a sign-in with any passkey
 * @returns the passkey; undefined if it is unknown, of another account, a copy, or did not sign this
 * @throws Refusal 409, 429 */
export async function spendPasskey(
  parts: AccountParts,
  use: PasskeyUse,
  purpose: PasskeyPurpose,
): Promise<FactorRow | undefined> {
  const { passkeys, passkeyChallenges, limits, log } = parts;
  const { accountId } = purpose;
  const party = requireParty(parts);
  if (accountId !== null) await limits.consume('second_factor', String(accountId));
  const challenge = challengeIn(use.client_data) ?? '';
  if (!(await passkeyChallenges.take(challenge, purpose))) return undefined;
  const passkey = await passkeys.find(use.id);
  if (!passkey || (accountId !== null && passkey.accountId !== accountId)) return undefined;
  const signCount = await signCountOf(use, passkey, { challenge, party });
  if (signCount === undefined) return undefined;
  if (!(await passkeys.use(passkey.id, signCount))) {
    log.warn('A passkey signed with a count that was used before: it may have been copied', {
      account_id: passkey.accountId,
      factor_id: passkey.id,
    });
    return undefined;
  }
  if (accountId !== null) await limits.reset('second_factor', String(accountId));
  return passkey;
}

/** The refusal of a second step that comes too late. */
export const challengeExpired = () =>
  new Refusal(401, 'This sign-in has expired. Please enter your password again.', { code: 'challenge_expired' });

/** Whom passkeys of this platform belong to; undefined where there can be none. */
export const partyOf = ({ publicUrl }: Pick<AccountParts, 'publicUrl'>): RelyingParty | undefined =>
  relyingPartyOf(publicUrl());

function requireParty(parts: AccountParts): RelyingParty {
  const party = partyOf(parts);
  if (party) return party;
  throw new Refusal(
    409,
    'Passkeys require a host name and HTTPS, and the address of this platform does not have both.',
    { code: 'passkeys_unavailable' },
  );
}

async function askAccount(
  { factors, passkeyChallenges }: AccountParts,
  purpose: PasskeyPurpose & { readonly accountId: number },
  party: RelyingParty,
): Promise<PasskeyRequest> {
  const known = (await factors.listOf(purpose.accountId)).filter(({ kind }) => kind === 'passkey');
  if (known.length === 0) throw new Refusal(409, 'This account has no passkey.', { code: 'no_second_factor' });
  return passkeyRequest(known, { challenge: await passkeyChallenges.open(purpose), party });
}
