import type { LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { feedFetch, feedFileMaxBytes, megabytes } from '@grt/sdk/contract';
import { alwaysTo, fittingAddresses, systemResolve, type Resolve } from './checked-lookup.ts';
import { inOutgoingSpan } from './outgoing-span.ts';
import { literalAddress } from './public-address.ts';
import { notPublic, refusedAddress } from './fetch-address.ts';
import { FetchDeadlines, seconds } from './fetch-deadlines.ts';
import { failureOf, failureOfStatus, FetchFailure } from './fetch-failure.ts';

/** Limits for one fetch. @see docs/specification/decisions.md §7 */
export interface FetchLimits {
  /** Host lookup, connection, and handshake; starts over for each redirect. */
  readonly connectMs: number;
  /** From then until the response begins. */
  readonly headersMs: number;
  /** Between two parts of the response. */
  readonly idleMs: number;
  /** The whole fetch, redirects included. */
  readonly totalMs: number;
  readonly redirectsMax: number;
  /** Of the response as sent. */
  readonly maxBytes: number;
}

export const feedFetchLimits: FetchLimits = { ...feedFetch, maxBytes: feedFileMaxBytes };

/** Validators of an earlier response, so that it is not sent again. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type Fetched =
  /** The source still matches the validators. */
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'content';
      readonly validators: Validators;
      /** As sent, packed or not. To be read to its end, or ended by `return`.
       * Throws FetchFailure if it stalls or is truncated. */
      readonly chunks: AsyncGenerator<Uint8Array>;
    };

export interface UrlFetcher {
  /** Fetches an address of the public internet.
   * @throws FetchFailure if it cannot be fetched; the reason of the signal if it is aborted */
  fetch(address: string, options: { readonly known?: Validators; readonly signal: AbortSignal }): Promise<Fetched>;
  /** Why an address cannot be fetched, as far as can be determined without looking up its host. */
  refusal(address: string): string | undefined;
}

export interface UrlFetcherParts {
  /** Hosts, or hosts with ports, that need not be public. */
  readonly allowed: readonly string[];
  readonly limits?: FetchLimits;
  /** Addresses of a host. */
  readonly resolve?: Resolve;
}

/** Fetches with plain requests that go only to public addresses. Each host is looked up once per request and the
 * connection goes to the addresses that were checked, so a name that later resolves differently changes nothing;
 * redirects are followed manually, each checked like the first address.
 * @see docs/specification/decisions.md §7 */
export function createUrlFetcher(parts: UrlFetcherParts): UrlFetcher {
  const { allowed, limits = feedFetchLimits, resolve = systemResolve } = parts;
  return {
    refusal(address) {
      return URL.canParse(address) ? refusedAddress(new URL(address), allowed) : 'Please provide a valid URL';
    },
    async fetch(address, { known, signal }) {
      const deadlines = new FetchDeadlines(limits.totalMs, signal);
      const fetching: Fetching = { allowed, limits, resolve, deadlines, headers: headersFor(known) };
      let host = '';
      try {
        let url = parsed(address);
        for (let redirects = 0; ; redirects += 1) {
          host = url.hostname;
          const response = await open(fetching, url);
          const next = redirectOf(response, url);
          if (next === undefined) return fetchedFrom(response, fetching, { host, isConditional: known !== undefined });
          response.destroy();
          if (redirects === limits.redirectsMax)
            throw new FetchFailure(`${host} redirects more than ${String(limits.redirectsMax)} times.`, {
              isPassing: false,
            });
          url = next;
        }
      } catch (error) {
        deadlines.end();
        throw deadlines.signal.aborted ? deadlines.signal.reason : failureOf(error, host);
      }
    },
  };
}

interface Fetching extends Required<UrlFetcherParts> {
  readonly deadlines: FetchDeadlines;
  readonly headers: Readonly<Record<string, string>>;
}

function headersFor(known: Validators | undefined): Record<string, string> {
  return {
    'user-agent': 'GRT-Feeds/2.0',
    accept: '*/*',
    // One layer of compression is removed where the feed is read, whoever applied it.
    'accept-encoding': 'gzip',
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  };
}

function parsed(address: string): URL {
  if (URL.canParse(address)) return new URL(address);
  throw new FetchFailure('The address is not a valid URL.', { isPassing: false });
}

/** Sends the request to an address that may be fetched. */
function open(fetching: Fetching, url: URL): Promise<IncomingMessage> {
  return inOutgoingSpan('GET', url, (headers) => send(fetching, url, headers));
}

async function send(fetching: Fetching, url: URL, traced: Readonly<Record<string, string>>): Promise<IncomingMessage> {
  const { allowed, limits, deadlines } = fetching;
  const headers = { ...fetching.headers, ...traced };
  const refusal = refusedAddress(url, allowed);
  if (refusal !== undefined) throw new FetchFailure(refusal, { isPassing: false });
  deadlines.begin(limits.connectMs, `${url.hostname} could not be reached within ${seconds(limits.connectMs)}.`);
  const addresses = await addressesOf(fetching, url);
  const isSecure = url.protocol === 'https:';
  const request = isSecure ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { headers, agent: false as const, lookup: alwaysTo(addresses), signal: deadlines.signal };
    const sent = request(url, options, resolve);
    sent.on('error', reject);
    sent.on('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () =>
        deadlines.begin(limits.headersMs, `${url.hostname} did not respond within ${seconds(limits.headersMs)}.`),
      ),
    );
    sent.end();
  });
}

/** The addresses of a host that may be connected to. @throws FetchFailure if there are none. */
async function addressesOf({ allowed, resolve, deadlines }: Fetching, url: URL): Promise<readonly LookupAddress[]> {
  if (literalAddress(url) !== undefined) return []; // already checked with the URL; never looked up
  const fitting = fittingAddresses(url, await deadlines.within(resolve(url.hostname)), allowed);
  if (fitting.length === 0) throw new FetchFailure(notPublic(url), { isPassing: false });
  return fitting;
}

const redirects = new Set([301, 302, 303, 307, 308]);

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (!redirects.has(statusCode)) return undefined;
  const { location } = headers;
  if (location !== undefined && URL.canParse(location, from.href)) return new URL(location, from);
  throw new FetchFailure(`${from.hostname} redirects to an invalid address.`, { isPassing: false });
}

function fetchedFrom(
  response: IncomingMessage,
  fetching: Fetching,
  { host, isConditional }: { readonly host: string; readonly isConditional: boolean },
): Fetched {
  const { limits, deadlines } = fetching;
  const { statusCode = 0, headers } = response;
  const refused = (failure: FetchFailure): never => {
    response.destroy();
    throw failure;
  };
  if (statusCode === 304 && isConditional) {
    response.destroy();
    deadlines.end();
    return { kind: 'unchanged' };
  }
  if (statusCode !== 200) refused(failureOfStatus(statusCode, headers, host));
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (!['', 'identity', 'gzip', 'x-gzip'].includes(encoding))
    refused(new FetchFailure(`${host} sent the feed with an unsupported compression.`, { isPassing: false }));
  if (Number(headers['content-length']) > limits.maxBytes) refused(tooLarge());
  const validators = { etag: kept(headers.etag), lastModified: kept(headers['last-modified']) };
  return { kind: 'content', validators, chunks: contentOf(response, fetching, host) };
}

async function* contentOf(
  response: IncomingMessage,
  { limits, deadlines }: Fetching,
  host: string,
): AsyncGenerator<Uint8Array> {
  const wait = () => deadlines.begin(limits.idleMs, `${host} sent no data for ${seconds(limits.idleMs)}.`);
  let sizeBytes = 0;
  try {
    wait();
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      deadlines.pause();
      sizeBytes += chunk.byteLength;
      if (sizeBytes > limits.maxBytes) throw tooLarge();
      yield chunk;
      wait();
    }
    if (!response.complete) throw new Error('The response is incomplete');
  } catch (error) {
    throw deadlines.signal.aborted ? deadlines.signal.reason : failureOf(error, host);
  } finally {
    deadlines.end();
    response.destroy();
  }
}

function tooLarge(): FetchFailure {
  return new FetchFailure(`File size must be less than ${megabytes(feedFileMaxBytes)}MB`, { isPassing: false });
}

/** A validator that can be sent back unchanged. */
function kept(header: string | undefined): string | null {
  return header !== undefined && /^[\x20-\x7e]{1,300}$/.test(header) ? header : null;
}
