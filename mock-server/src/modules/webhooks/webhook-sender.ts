import { request as requestHttp, STATUS_CODES, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupAddress } from 'node:dns';
import { signWebhook } from '@grt/sdk/webhooks';
import type { Clock } from '../../core/clock.ts';
import { isErrnoException } from '../../core/errno.ts';
import { alwaysTo, fittingAddresses, systemResolve, type Resolve } from '../../core/outbound/checked-lookup.ts';
import { inOutgoingSpan } from '../../core/outbound/outgoing-span.ts';
import { literalAddress } from '../../core/outbound/public-address.ts';
import { notPublic, refusedAddress, type AddressRules } from './webhooks.rules.ts';

/** A receiver has this long for everything: lookup, connection, and answer. */
const totalMs = 15_000;
/** This much of an answer is kept, and no more is read. */
const keptBytes = 2048;

/** A signed event on its way to an address. */
export interface Parcel {
  readonly url: string;
  readonly eventId: string;
  readonly body: string;
  /** One signature is made with each. */
  readonly secrets: readonly string[];
}

/** What came back. */
export interface Answer {
  /** HTTP status; null if there was no answer. */
  readonly status: number | null;
  /** Its beginning, as text; null if there was no answer. */
  readonly responseBody: string | null;
  /** Why the event does not count as delivered; null if it does. */
  readonly error: string | null;
}

export interface WebhookSender {
  /** Sends an event once. Only the signal makes it throw. */
  send(parcel: Parcel, signal: AbortSignal): Promise<Answer>;
}

export interface SenderParts {
  readonly clock: Clock;
  readonly rules: AddressRules;
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
}

/** Sends with plain requests that go only to public addresses: the host is looked up once, and the connection goes to the
 * addresses that were checked. Redirects are not followed. @see docs/specification/decisions.md §15 */
export function createWebhookSender(parts: SenderParts): WebhookSender {
  const { clock, rules, resolve = systemResolve, timeoutMs = totalMs } = parts;
  return {
    async send({ url: address, eventId: id, body, secrets }, outer) {
      const refusal = refusedAddress(address, rules);
      if (refusal !== undefined) return failed(refusal);
      const url = new URL(address);
      const timestamp = String(Math.floor(clock.now().getTime() / 1000));
      const signatures = await Promise.all(secrets.map((secret) => signWebhook({ id, timestamp, body }, secret)));
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'GRT-Webhooks/2.0',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signatures.join(' '),
      };
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any([outer, timeout]);
      try {
        const addresses = await within(addressesOf(url, { rules, resolve }), signal);
        if (addresses === undefined) return failed(notPublic(url));
        const sent = inOutgoingSpan('POST', url, (traced) =>
          post(url, { headers: { ...headers, ...traced }, body, addresses, signal }),
        );
        return await answerOf(await sent, url);
      } catch (error) {
        outer.throwIfAborted();
        const isLate = timeout.aborted;
        return failed(
          isLate ? `${url.host} did not respond within ${String(timeoutMs / 1000)} seconds.` : reasonOf(error, url),
        );
      }
    },
  };
}

function failed(error: string): Answer {
  return { status: null, responseBody: null, error };
}

/** The addresses to connect to; undefined if none of the host's is public. */
async function addressesOf(
  url: URL,
  { rules, resolve }: { rules: AddressRules; resolve: Resolve },
): Promise<readonly LookupAddress[] | undefined> {
  if (literalAddress(url) !== undefined) return []; // checked with the URL; never looked up
  const fitting = fittingAddresses(url, await resolve(url.hostname), rules.allowed);
  return fitting.length === 0 ? undefined : fitting;
}

/** Waits for work that cannot be aborted, until the signal is. */
function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const stop = () => reject(signal.reason as Error);
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
    }),
  ]);
}

interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly addresses: readonly LookupAddress[];
  readonly signal: AbortSignal;
}

function post(url: URL, { headers, body, addresses, signal }: Post): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, agent: false as const, lookup: alwaysTo(addresses), signal };
    send(url, options, resolve).on('error', reject).end(body);
  });
}

async function answerOf(response: IncomingMessage, { host }: URL): Promise<Answer> {
  const { statusCode: status = 0 } = response;
  const responseBody = await beginningOf(response);
  const isDelivered = status >= 200 && status < 300;
  return { status, responseBody, error: isDelivered ? null : faultOf(status, host) };
}

function faultOf(status: number, host: string): string {
  if (status >= 300 && status < 400) return `${host} responded with ${String(status)}: redirects are not followed.`;
  const words = STATUS_CODES[status] === undefined ? '' : ` ${STATUS_CODES[status]}`;
  return `${host} responded with ${String(status)}${words}.`;
}

/** The beginning of an answer as text. Its status counts, whatever becomes of the rest. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      sizeBytes += chunk.byteLength;
      if (sizeBytes >= keptBytes) break;
    }
  } catch {
    // The receiver stopped in the middle, or took too long: what has arrived is kept.
  } finally {
    response.destroy();
  }
  // PostgreSQL's texts cannot contain NUL.
  return Buffer.concat(chunks).subarray(0, keptBytes).toString('utf8').replaceAll('\0', '\uFFFD');
}

const reasons: Readonly<Record<string, (host: string) => string>> = {
  ENOTFOUND: (host) => `The host ${host} does not exist. Please check the address.`,
  ENODATA: (host) => `The host ${host} does not exist. Please check the address.`,
  EAI_AGAIN: (host) => `${host} could not be looked up.`,
  ECONNREFUSED: (host) => `${host} refused the connection.`,
  EHOSTUNREACH: (host) => `${host} could not be reached.`,
  ENETUNREACH: (host) => `${host} could not be reached.`,
};
const ofCertificate = /^(?:ERR_TLS|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|ERR_SSL)/;

function reasonOf(error: unknown, { hostname }: URL): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = isErrnoException(first) ? (first.code ?? '') : '';
  if (ofCertificate.test(code)) return `The certificate of ${hostname} is not valid.`;
  if (code.startsWith('HPE_')) return `${hostname} does not respond like a web server.`;
  return reasons[code]?.(hostname) ?? `The connection to ${hostname} was lost before it answered.`;
}
