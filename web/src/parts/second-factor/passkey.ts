import type { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeyUse } from '@grt/sdk/contract';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

// Loaded on demand: most visits use no passkey.

/** Has the browser make a passkey. @throws Error in words for the person, also if they gave up */
export async function makePasskey(creation: PasskeyCreation): Promise<Omit<NewPasskey, 'name'>> {
  const { pubKeyCredParams, excludeCredentials } = creation;
  const optionsJSON = {
    ...creation,
    pubKeyCredParams: [...pubKeyCredParams],
    excludeCredentials: excludeCredentials.map(ownDescriptor),
  };
  const { id, response } = await inWords(startRegistration({ optionsJSON }));
  return {
    id,
    client_data: response.clientDataJSON,
    attestation_object: response.attestationObject,
    transports: response.transports ?? [],
  };
}

/** Has the browser sign with a passkey. @throws Error in words for the person, also if they gave up */
export async function signWithPasskey(request: PasskeyRequest): Promise<PasskeyUse> {
  const optionsJSON = { ...request, allowCredentials: request.allowCredentials.map(ownDescriptor) };
  const { id, response } = await inWords(startAuthentication({ optionsJSON }));
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    ...(response.userHandle === undefined ? {} : { user_handle: response.userHandle }),
  };
}

/** A copy that the library may change. */
function ownDescriptor({ id, type, transports = [] }: PasskeyRequest['allowCredentials'][number]) {
  return { id, type, transports: [...transports] };
}

async function inWords<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    const isKnown = cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new Error(
      isKnown ? 'This device already has a passkey for your account.' : 'No passkey was used. Please try again.',
      { cause },
    );
  }
}
