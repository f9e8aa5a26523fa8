import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeyUse } from '@grt/sdk/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What goes wrong on purpose. */
export interface Oddities {
  /** The page that asks; the right one by default. */
  readonly origin?: string;
  /** The host that the authenticator believes to serve. */
  readonly host?: string;
  /** Without asking for a finger, a face, or a PIN. */
  readonly unverified?: boolean;
  /** Signs something else. */
  readonly forged?: boolean;
  /** The number of signatures that it claims; one more than before by default. */
  readonly count?: number;
}

/** A software authenticator with one passkey, for tests: ES256, no attestation.
 * @see https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data */
export interface PasskeyAuthenticator {
  create(options: PasskeyCreation, oddities?: Oddities): NewPasskey;
  use(options: PasskeyRequest, oddities?: Oddities): PasskeyUse;
}

/** @param origin - the page that it is used on, such as `https://grt.test` */
export function passkeyAuthenticator(origin: string): PasskeyAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let signed = 0;
  let userHandle: string | undefined;
  const dataOf = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const flagsOf = ({ unverified }: Oddities) => 0x01 | (unverified === true ? 0 : 0x04);
  return {
    create({ challenge, rp, user }, oddities = {}) {
      userHandle = user.id;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)]);
      const authData = Buffer.concat([headOf(oddities.host ?? rp.id, flagsOf(oddities) | 0x40, signed), attested]);
      const attestation = isoCBOR.encode(
        new Map<string, Parameters<typeof isoCBOR.encode>[0]>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        id: id.toString('base64url'),
        client_data: dataOf('webauthn.create', challenge, oddities.origin).toString('base64url'),
        attestation_object: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      };
    },
    use({ challenge, rpId }, oddities = {}) {
      signed = oddities.count ?? signed + 1;
      const clientData = dataOf('webauthn.get', challenge, oddities.origin);
      const authData = headOf(oddities.host ?? rpId, flagsOf(oddities), signed);
      const message = Buffer.concat([authData, sha256(oddities.forged === true ? Buffer.from('else') : clientData)]);
      return {
        id: id.toString('base64url'),
        client_data: clientData.toString('base64url'),
        authenticator_data: authData.toString('base64url'),
        signature: createSign('sha256').update(message).sign(privateKey).toString('base64url'),
        ...(userHandle === undefined ? {} : { user_handle: userHandle }),
      };
    },
  };
}

function headOf(host: string, flags: number, count: number): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(count);
  return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flags]), counted]);
}

/** The public key as COSE: EC2, ES256, P-256. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);
  return Buffer.from(isoCBOR.encode(key));
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();
