import type { Grt } from '@grt/sdk';
import { passkeyAuthenticator, type PasskeyAuthenticator } from '@grt/mock-server/testing';

/** What the browser would do next, for once: the person says no, or the device has a passkey for the account. */
export type BrowserRefusal = 'NotAllowedError' | 'InvalidStateError';

/** An authenticator at the page's browser, which jsdom lacks. Undo it after the tests. */
export interface BrowserPasskeys {
  refuseOnce(why: BrowserRefusal): void;
  /** Adds its passkey to an account. */
  addTo(grt: Grt): Promise<void>;
  /** Takes the passkey out, and plugs in an authenticator without one. */
  replace(): void;
  undo(): void;
}

const text = (buffer: BufferSource) =>
  (ArrayBuffer.isView(buffer)
    ? Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength)
    : Buffer.from(buffer)
  ).toString('base64url');
const bytes = (given: string) => new Uint8Array(Buffer.from(given, 'base64url')).buffer;

export function plugInPasskeys(): BrowserPasskeys {
  let device: PasskeyAuthenticator = passkeyAuthenticator(location.origin);
  let refusal: BrowserRefusal | undefined;
  const asking = () => {
    const name = refusal;
    refusal = undefined;
    if (name !== undefined) throw new DOMException('Refused by the test', name);
  };
  const credentials = {
    async create({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) {
      asking();
      const { rp, user } = publicKey;
      const made = device.create({
        ...written(publicKey),
        rp: { id: rp.id ?? location.hostname, name: rp.name },
        user: { id: text(user.id), name: user.name, displayName: user.displayName },
      });
      return credentialOf(made.id, {
        clientDataJSON: bytes(made.client_data),
        attestationObject: bytes(made.attestation_object),
        getTransports: () => made.transports ?? [],
      });
    },
    async get({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) {
      asking();
      const used = device.use({ ...written(publicKey), rpId: publicKey.rpId ?? location.hostname });
      return credentialOf(used.id, {
        clientDataJSON: bytes(used.client_data),
        authenticatorData: bytes(used.authenticator_data),
        signature: bytes(used.signature),
        ...(used.user_handle === undefined ? {} : { userHandle: bytes(used.user_handle) }),
      });
    },
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: Object });
  return {
    refuseOnce: (why) => {
      refusal = why;
    },
    addTo: async ({ factors }) => {
      await factors.confirmPasskey({ ...device.create(await factors.startPasskey()), name: 'Laptop' });
    },
    replace: () => {
      device = passkeyAuthenticator(location.origin);
    },
    undo: () => {
      Reflect.deleteProperty(navigator, 'credentials');
      Reflect.deleteProperty(window, 'PublicKeyCredential');
    },
  };
}

/** What the test authenticator reads of the options. */
function written({ challenge }: { challenge: BufferSource }) {
  return {
    challenge: text(challenge),
    timeout: 0,
    userVerification: 'required' as const,
    allowCredentials: [],
    pubKeyCredParams: [],
    attestation: 'none' as const,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  };
}

function credentialOf(id: string, response: object) {
  return {
    id,
    rawId: bytes(id),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response,
  };
}
