import { STATUS_CODES, type IncomingHttpHeaders } from 'node:http';
import { isErrnoException } from '../errno.ts';

/** Something could not be fetched. The message is a sentence for whoever named the address; it contains nothing that a host
 * sent. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  /** The failure may be temporary, so trying again may help. */
  readonly isPassing: boolean;
  /** How long the host asks clients to wait, in milliseconds; 0 if it does not say. */
  readonly waitMs: number;

  constructor(message: string, { isPassing, waitMs = 0, cause }: FailureDetails) {
    super(message, { cause });
    this.isPassing = isPassing;
    this.waitMs = waitMs;
  }
}

interface FailureDetails {
  readonly isPassing: boolean;
  readonly waitMs?: number;
  readonly cause?: unknown;
}

const passing: Readonly<Record<string, (host: string) => string>> = {
  EAI_AGAIN: (host) => `${host} could not be looked up.`,
  ECONNREFUSED: (host) => `${host} refused the connection.`,
  EHOSTUNREACH: (host) => `${host} could not be reached.`,
  ENETUNREACH: (host) => `${host} could not be reached.`,
};
const ofCertificate = /^(?:ERR_TLS|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|ERR_SSL)/;

/** What a system error means for whoever named the address. */
export function failureOf(error: unknown, host: string): FetchFailure {
  if (error instanceof FetchFailure) return error;
  // Several addresses of one host fail together; the first one represents them all.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = isErrnoException(first) ? (first.code ?? '') : '';
  if (code === 'ENOTFOUND' || code === 'ENODATA')
    return new FetchFailure(`The host ${host} does not exist. Please check the address.`, {
      isPassing: false,
      cause: error,
    });
  if (ofCertificate.test(code))
    return new FetchFailure(`The certificate of ${host} is not valid.`, { isPassing: false, cause: error });
  if (code.startsWith('HPE_'))
    return new FetchFailure(`${host} does not respond like a web server.`, { isPassing: false, cause: error });
  const message = passing[code]?.(host) ?? `The connection to ${host} was lost before everything arrived.`;
  return new FetchFailure(message, { isPassing: true, cause: error });
}

const passingStatuses = new Set([408, 425, 429]);

/** What a host has to change, by how it refuses. */
const advice: Readonly<Record<number, (agent: string) => string>> = {
  401: () => ' Please give an address that works without signing in.',
  403: (agent) => ` It may block programs: please have it allow the user agent ${agent}.`,
  429: (agent) => ` It limits requests: please have it allow more of the user agent ${agent}.`,
};

/** A response without the content.
 * @param agent - the user agent that the request was sent with */
export function failureOfStatus(
  status: number,
  { headers, host, agent }: { readonly headers: IncomingHttpHeaders; readonly host: string; readonly agent: string },
): FetchFailure {
  const words = STATUS_CODES[status] === undefined ? '' : ` ${STATUS_CODES[status]}`;
  const isPassing = passingStatuses.has(status) || status >= 500;
  return new FetchFailure(`${host} responded with ${String(status)}${words}.${advice[status]?.(agent) ?? ''}`, {
    isPassing,
    waitMs: askedWaitMs(headers),
  });
}

/** The value of Retry-After: seconds, or a date, which is compared with the host's own clock. */
function askedWaitMs({ 'retry-after': after = '', date = '' }: IncomingHttpHeaders): number {
  const waitMs = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - Date.parse(date);
  return waitMs > 0 ? waitMs : 0;
}
