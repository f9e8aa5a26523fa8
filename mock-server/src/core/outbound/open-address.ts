import type { LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { alwaysTo, fittingAddresses, type Resolve } from './checked-lookup.ts';
import { notPublic, refusedAddress } from './fetch-address.ts';
import { seconds, type FetchDeadlines } from './fetch-deadlines.ts';
import { failureOf, FetchFailure } from './fetch-failure.ts';
import { inOutgoingSpan } from './outgoing-span.ts';
import { literalAddress } from './public-address.ts';
import { parsedUrl } from '@grt/sdk/formats/parsed-url';
import { RedirectCookies } from './redirect-cookies.ts';

/** How long the steps until a reply may take, and how often it may lead elsewhere. */
export interface OpeningLimits {
  /** Host lookup, connection, and handshake; starts over for each redirect. */
  readonly connectMs: number;
  /** From then until the response begins. */
  readonly headersMs: number;
  readonly redirectsMax: number;
}

/** One request to an address that someone else entered. */
export interface Opening {
  /** Hosts, or hosts with ports, that need not be public. */
  readonly allowed: readonly string[];
  readonly limits: OpeningLimits;
  readonly resolve: Resolve;
  readonly deadlines: FetchDeadlines;
  readonly headers: Readonly<Record<string, string>>;
  /** Certificate authorities to trust instead of the usual ones, for tests. */
  readonly ca?: string | undefined;
}

/** A reply with any status but a redirect; its content is not read yet. */
export interface Opened {
  /** Where it came from, after redirects. */
  readonly url: URL;
  readonly response: IncomingMessage;
}

/** Requests an address of the public internet. Each host is looked up once per request and the connection goes to the
 * addresses that were checked, so a name that later resolves differently changes nothing; redirects are followed manually,
 * each checked like the first address, with the cookies that they set until then.
 * @throws FetchFailure without a reply; the reason of the deadlines if one passes, or the caller stops
 * @see docs/specification/decisions.md §7 */
export async function openAddress(opening: Opening, address: string): Promise<Opened> {
  let url = parsedUrl(address);
  if (!url) throw new FetchFailure('The address is not a valid URL.', { isPassing: false });
  const { deadlines, limits } = opening;
  const cookies = new RedirectCookies();
  try {
    for (let redirects = 0; ; redirects += 1) {
      const from = url;
      const cookie = await cookies.headerFor(from);
      const response = await inOutgoingSpan('GET', from, (traced) => send(opening, from, { ...traced, ...cookie }));
      const next = redirectOf(response, from);
      if (next === undefined) return { url, response };
      await cookies.keep(response, from);
      response.destroy();
      if (redirects === limits.redirectsMax)
        throw new FetchFailure(`${url.hostname} redirects more than ${String(limits.redirectsMax)} times.`, {
          isPassing: false,
        });
      url = next;
    }
  } catch (error) {
    throw deadlines.signal.aborted ? deadlines.signal.reason : failureOf(error, url.hostname);
  }
}

async function send(opening: Opening, url: URL, added: Readonly<Record<string, string>>): Promise<IncomingMessage> {
  const { allowed, limits, deadlines, ca } = opening;
  const headers = { ...opening.headers, ...added };
  const refusal = refusedAddress(url, allowed);
  if (refusal !== undefined) throw new FetchFailure(refusal, { isPassing: false });
  deadlines.begin(limits.connectMs, `${url.hostname} could not be reached within ${seconds(limits.connectMs)}.`);
  const addresses = await addressesOf(opening, url);
  const isSecure = url.protocol === 'https:';
  const request = isSecure ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { headers, agent: false as const, lookup: alwaysTo(addresses), signal: deadlines.signal };
    const sent = request(url, ca === undefined ? options : { ...options, ca }, resolve);
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
async function addressesOf({ allowed, resolve, deadlines }: Opening, url: URL): Promise<readonly LookupAddress[]> {
  if (literalAddress(url) !== undefined) return []; // already checked with the URL; never looked up
  const fitting = fittingAddresses(url, await deadlines.within(resolve(url.hostname)), allowed);
  if (fitting.length === 0) throw new FetchFailure(notPublic(url), { isPassing: false });
  return fitting;
}

const redirects = new Set([301, 302, 303, 307, 308]);

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (!redirects.has(statusCode)) return undefined;
  const { location } = headers;
  const next = location === undefined ? undefined : parsedUrl(location, from);
  if (next) return next;
  throw new FetchFailure(`${from.hostname} redirects to an invalid address.`, { isPassing: false });
}
