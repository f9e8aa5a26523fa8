import { createHash } from 'node:crypto';
import {
  passkeyMinutes,
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyRequest,
  type PasskeyUse,
} from '@grt/sdk/contract';
import type { FactorRow } from './factors.store.ts';
import type { RelyingParty } from './relying-party.rules.ts';

/** ES256, Ed25519, and RS256, as numbers of the COSE registry: what every authenticator has one of. */
const algorithms = [-7, -8, -257];
const timeoutMs = passkeyMinutes * 60_000;

/** What was asked, to compare an answer with. */
interface Asked {
  /** Base64url. */
  readonly challenge: string;
  readonly party: RelyingParty;
}

/** A passkey as it is kept. */
export type MadePasskey = Pick<FactorRow, 'signCount'> & {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly transports: string[];
};

interface Owner {
  readonly id: number;
  readonly username: string;
  readonly fullName: string;
}

/** What a browser needs to make a passkey: one that finds its account by itself, and that verifies the person.
 * @param known - the factors that the account has */
export function passkeyCreation(
  owner: Owner,
  known: readonly FactorRow[],
  { challenge, party }: Asked,
): PasskeyCreation {
  return {
    challenge,
    rp: { id: party.id, name: 'GRT' },
    user: { id: userHandleOf(owner.id), name: owner.username, displayName: owner.fullName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: timeoutMs,
    attestation: 'none',
    excludeCredentials: descriptorsOf(known),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** What a browser needs to use a passkey. @param known - the factors of the account; none: the person picks one */
export function passkeyRequest(known: readonly FactorRow[], { challenge, party }: Asked): PasskeyRequest {
  return {
    challenge,
    rpId: party.id,
    timeout: timeoutMs,
    userVerification: 'required',
    allowCredentials: descriptorsOf(known),
  };
}

/** The account in words of an authenticator: says nothing about who it is, and is the same for each of its passkeys. */
export function userHandleOf(accountId: number): string {
  return createHash('sha256')
    .update(`account ${String(accountId)}`)
    .digest('base64url')
    .slice(0, 32);
}

/** The challenge that an authenticator signed, by its own words; undefined if the text is none of its kind. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : undefined;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a new passkey. @returns undefined unless it answers this challenge, for this host, with the person verified */
export async function readNewPasskey(
  { id, client_data, attestation_object, transports = [] }: NewPasskey,
  { challenge, party }: Asked,
): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const response = { clientDataJSON: client_data, attestationObject: attestation_object };
  const verified = await accepted(() =>
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (verified?.verified !== true) return undefined;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signCount: credential.counter,
    transports: [...transports],
  };
}

/** Checks what a passkey signed. Whether the count has grown is for whoever stores it.
 * @returns how often the authenticator says that it has signed; undefined unless the signature is of this passkey, for
 * this challenge and host, with the person verified */
export async function signCountOf(
  { id, client_data, authenticator_data, signature, user_handle }: PasskeyUse,
  { accountId, publicKey }: FactorRow,
  { challenge, party }: Asked,
): Promise<number | undefined> {
  if (publicKey === null) return undefined;
  if (user_handle !== undefined && user_handle !== '' && user_handle !== userHandleOf(accountId)) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const response = { clientDataJSON: client_data, authenticatorData: authenticator_data, signature };
  const verified = await accepted(() =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    }),
  );
  return verified?.verified === true ? verified.authenticationInfo.newCounter : undefined;
}

/** The library throws whatever the reason; here there is one answer to all of them. */
async function accepted<Verified>(verify: () => Promise<Verified>): Promise<Verified | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

function descriptorsOf(known: readonly FactorRow[]): PasskeyRequest['allowCredentials'] {
  return known.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ id: credentialId, type: 'public-key' as const, transports: transports ?? [] }],
  );
}
