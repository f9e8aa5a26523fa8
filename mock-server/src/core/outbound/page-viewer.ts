import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import { systemResolve, type Resolve } from './checked-lookup.ts';
import { FetchDeadlines, seconds } from './fetch-deadlines.ts';
import { openAddress, type OpeningLimits } from './open-address.ts';

/** The text of a page, as it was sent. */
export interface PageContent {
  readonly bytes: Uint8Array;
  /** As the page's host calls it, maybe with an encoding. */
  readonly contentType: string;
}

/** A page of a foreign host, as a visitor finds it. */
export interface ViewedPage {
  /** After redirects. */
  readonly address: string;
  /** HTTP status, whatever it is. */
  readonly status: number;
  /** When its certificate begins and ends to be valid; undefined without encryption. */
  readonly certificate: { readonly since: Date; readonly until: Date } | undefined;
  readonly lastModified: Date | undefined;
  /** The first 512 KiB of its HTML or text; undefined for anything else. */
  readonly content: PageContent | undefined;
}

/** Looks at one address of the public internet.
 * @throws FetchFailure if no web server answers; the reason of the signal if it is aborted */
export type PageViewer = (address: string, signal: AbortSignal) => Promise<ViewedPage>;

interface ViewingLimits extends OpeningLimits {
  /** Between two parts of the page. */
  readonly idleMs: number;
  readonly totalMs: number;
  /** What is read of a page at most. */
  readonly readBytes: number;
}

export interface PageViewerParts {
  /** Hosts, or hosts with ports, that need not be public. */
  readonly allowed: readonly string[];
  readonly limits?: ViewingLimits;
  /** Addresses of a host. */
  readonly resolve?: Resolve;
  /** Certificate authorities to trust instead of the usual ones, for tests. */
  readonly ca?: string;
}

const usualLimits: ViewingLimits = {
  connectMs: 5000,
  headersMs: 10_000,
  idleMs: 5000,
  totalMs: 20_000,
  redirectsMax: 5,
  readBytes: 512 * 1024,
};

const headers = {
  'user-agent': 'GRT-Check/2.0',
  accept: 'text/html, text/plain;q=0.9, */*;q=0.1',
  // A page is read as it is, and only its beginning: nothing is ever unpacked.
  'accept-encoding': 'identity',
};

/** Looks at pages with the same guard as feeds are fetched with. @see docs/decisions/0024-evidence.md */
export function createPageViewer({ allowed, limits = usualLimits, resolve, ca }: PageViewerParts): PageViewer {
  return async (address, signal) => {
    const deadlines = new FetchDeadlines(limits.totalMs, signal);
    try {
      const opening = { allowed, limits, resolve: resolve ?? systemResolve, deadlines, headers, ca };
      const { url, response } = await openAddress(opening, address);
      const certificate = certificateOf(response);
      const content = await contentOf(response, { limits, deadlines, host: url.hostname });
      const { statusCode: status = 0, headers: told } = response;
      return { address: url.href, status, certificate, lastModified: dateIn(told['last-modified']), content };
    } finally {
      deadlines.end();
    }
  };
}

function certificateOf({ socket }: IncomingMessage): ViewedPage['certificate'] {
  if (!(socket instanceof TLSSocket)) return undefined;
  const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
  const [since, until] = [dateIn(from), dateIn(to)];
  return since && until && { since, until };
}

function dateIn(text: string | undefined): Date | undefined {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999 ? undefined : at;
}

interface Reading {
  readonly limits: ViewingLimits;
  readonly deadlines: FetchDeadlines;
  readonly host: string;
}

const readable = /^(?:text\/(?:html|plain)|application\/xhtml\+xml)\s*(?:;|$)/i;

/** What can be read of a page. One that breaks off or stalls has answered all the same: what arrived of it counts. */
async function contentOf(
  response: IncomingMessage,
  { limits, deadlines, host }: Reading,
): Promise<PageContent | undefined> {
  const { 'content-type': type = 'text/html', 'content-encoding': encoding = 'identity' } = response.headers;
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const wait = () => deadlines.begin(limits.idleMs, `${host} sent no data for ${seconds(limits.idleMs)}.`);
  try {
    if (!readable.test(type.trim()) || encoding.trim().toLowerCase() !== 'identity') return undefined;
    wait();
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      sizeBytes += chunk.byteLength;
      if (sizeBytes >= limits.readBytes) break;
      wait();
    }
  } catch (error) {
    if (deadlines.isStopped) throw error;
  } finally {
    response.destroy();
  }
  return { bytes: Buffer.concat(chunks).subarray(0, limits.readBytes), contentType: type };
}
