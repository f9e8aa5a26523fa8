/** Begins every secret of a webhook; the rest is the key in Base64. */
export const webhookSecretPrefix = 'whsec_';

/** Begins every signature: the version of the scheme. */
export const signatureVersion = 'v1';

/** What a signature covers. */
export interface SignedContent {
  /** The `webhook-id` header. */
  readonly id: string;
  /** The `webhook-timestamp` header: seconds since 1970. */
  readonly timestamp: string;
  /** The body, exactly as sent. */
  readonly body: string | Uint8Array;
}

/** Signs a webhook: `v1,` and the Base64 HMAC-SHA256 of `id.timestamp.body`.
 * @param secret - with or without its `whsec_`.
 * @throws RangeError if the secret is not Base64.
 * @see https://www.standardwebhooks.com */
export async function signWebhook(content: SignedContent, secret: string): Promise<string> {
  const key = await hmacKey(secret, 'sign');
  const signature = await crypto.subtle.sign('HMAC', key, signedBytes(content));
  return `${signatureVersion},${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}

/** Whether one of the signatures, separated by spaces, was made with the secret. Web Crypto compares them in constant
 * time.
 * @throws RangeError if the secret is not Base64. */
export async function isSignedWith(content: SignedContent, signatures: string, secret: string): Promise<boolean> {
  const key = await hmacKey(secret, 'verify');
  const bytes = signedBytes(content);
  for (const signature of signatures.split(' ')) {
    const [version, text = ''] = signature.split(',', 2);
    const given = version === signatureVersion ? bytesOf(text) : undefined;
    if (given && (await crypto.subtle.verify('HMAC', key, given, bytes))) return true;
  }
  return false;
}

async function hmacKey(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const bytes = bytesOf(secret.startsWith(webhookSecretPrefix) ? secret.slice(webhookSecretPrefix.length) : secret);
  if (!bytes || bytes.length === 0)
    throw new RangeError(
      `The secret is not one of a webhook: it begins with ${webhookSecretPrefix}, and Base64 follows`,
    );
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
}

function signedBytes({ id, timestamp, body }: SignedContent): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const head = encoder.encode(`${id}.${timestamp}.`);
  const content = typeof body === 'string' ? encoder.encode(body) : body;
  const all = new Uint8Array(head.length + content.length);
  all.set(head);
  all.set(content, head.length);
  return all;
}

/** The bytes of a Base64 text; undefined if it is none. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined;
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch (error) {
    if (error instanceof DOMException) return undefined; // not a multiple of four characters
    throw error;
  }
}
