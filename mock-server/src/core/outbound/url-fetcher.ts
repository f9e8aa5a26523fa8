import type { IncomingMessage } from 'node:http';
import { feedFetch, feedFileMaxBytes, megabytes } from '@grt/sdk/contract';
import { systemResolve, type Resolve } from './checked-lookup.ts';
import { refusedAddress } from './fetch-address.ts';
import { FetchDeadlines, seconds } from './fetch-deadlines.ts';
import { failureOf, failureOfStatus, FetchFailure } from './fetch-failure.ts';
import { openAddress, type Opening, type OpeningLimits } from './open-address.ts';
import { parsedUrl } from '@grt/sdk/formats/parsed-url';

/** Limits for one fetch. @see docs/specification/decisions.md §7 */
export interface FetchLimits extends OpeningLimits {
  /** Between two parts of the response. */
  readonly idleMs: number;
  /** The whole fetch, redirects included. */
  readonly totalMs: number;
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

/** Fetches with plain requests that go only to public addresses.
 * @see docs/specification/decisions.md §7 */
export function createUrlFetcher(parts: UrlFetcherParts): UrlFetcher {
  const { allowed, limits = feedFetchLimits, resolve = systemResolve } = parts;
  return {
    refusal(address) {
      const url = parsedUrl(address);
      return url ? refusedAddress(url, allowed) : 'Please provide a valid URL';
    },
    async fetch(address, { known, signal }) {
      const deadlines = new FetchDeadlines(limits.totalMs, signal);
      const fetching: Fetching = { allowed, limits, resolve, deadlines, headers: headersFor(known) };
      try {
        const { url, response } = await openAddress(fetching, address);
        return fetchedFrom(response, fetching, { host: url.hostname, isConditional: known !== undefined });
      } catch (error) {
        deadlines.end();
        throw error;
      }
    },
  };
}

interface Fetching extends Opening {
  readonly limits: FetchLimits;
}

/** What hosts have to allow; named in the contract. */
const feedAgent = 'GRT-Feeds/2.0';

function headersFor(known: Validators | undefined): Record<string, string> {
  return {
    'user-agent': feedAgent,
    accept: '*/*',
    // One layer of compression is removed where the feed is read, whoever applied it.
    'accept-encoding': 'gzip',
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  };
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
  if (statusCode !== 200) refused(failureOfStatus(statusCode, { headers, host, agent: feedAgent }));
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (!['', 'identity', 'gzip', 'x-gzip'].includes(encoding))
    refused(new FetchFailure(`${host} sent the content with an unsupported compression.`, { isPassing: false }));
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
