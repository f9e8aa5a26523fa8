import { Refusal } from '../refusal.ts';
import { bodyOf, declaredLength } from './body-source.ts';
import type { HttpContext } from './http-env.ts';

/** Maximum JSON body in bytes: 1 MiB, far above any call of the contract. */
const maxJsonBytes = 1_048_576;

/** Reads a JSON body.
 * @returns undefined for an empty body.
 * @throws Refusal 413 over 1 MiB, 415 if it is not UTF-8, 400 if it is not valid JSON. */
export async function readJsonBody(c: HttpContext): Promise<{ readonly value: unknown } | undefined> {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(c.req.header('content-type') ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw new Refusal(415, 'Please send JSON as UTF-8.');
  const bytes = await readLimited(c, maxJsonBytes);
  if (bytes.byteLength === 0) return undefined;
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown };
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'The body is not valid JSON.' : 'The body is not valid UTF-8 text.';
    throw new Refusal(400, reason, { cause: error });
  }
}

async function readLimited(c: HttpContext, maxBytes: number): Promise<Uint8Array> {
  if ((declaredLength(c) ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of bodyOf(c)) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): Refusal {
  return new Refusal(413, 'The body must be smaller than 1 MB.');
}
