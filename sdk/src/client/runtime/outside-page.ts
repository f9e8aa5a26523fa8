// What a program says and a page does not: there, a developer reads it, and the server has no address of its own.
import { checkParameters } from './check-parameters.ts';
import { addressProblem, kindProblem } from './option-problems.ts';
import type { Runtime } from './runtime.ts';

/** A page may be simulated here: it has a location. */
const isPage = (): boolean => typeof location !== 'undefined';

export const optionProblem: Runtime['optionProblem'] = (options) =>
  kindProblem(options) ?? (options.fetch ? undefined : addressProblem(String(options.baseUrl), isPage()));

/** Names the server, and the system's reason.
 * @param proxy - its address, if there is one */
export function networkText(hadResponse: boolean, url: string, error: unknown, proxy?: string): string {
  const host = hostOf(url);
  const what = hadResponse
    ? `The connection${host && ` to ${host}`} was lost before the response was complete`
    : `The server${host && ` at ${host}`} could not be reached`;
  const reason = reasonOf(error);
  return `${what}${proxy === undefined ? '' : ` through the proxy ${proxy}`}${reason && `: ${reason}`}.`;
}

export const timeoutText: Runtime['timeoutText'] = (idle, url, timeoutMs) => {
  const host = hostOf(url);
  const span = `${String(timeoutMs / 1000)} s`;
  return idle
    ? `No data was transferred${host && ` to or from ${host}`} for ${span}.`
    : `No complete response${host && ` from ${host}`} within ${span}.`;
};

/** A text that is about the status already only lacks the request ID. */
export const logText: Runtime['logText'] = (reason, status, requestId) => {
  if (isPage()) return reason;
  const facts = [
    ...(reason.includes(` status ${String(status)} `) ? [] : [String(status)]),
    ...(requestId === undefined ? [] : [`request ${requestId}`]),
  ];
  return facts.length === 0 ? reason : `${reason} (${facts.join(', ')})`;
};

/** Of an absolute address, without name and password. A relative one has none, as in a test within one process. */
function hostOf(url: string): string {
  return /^https?:\/\/(?:[^/@]*@)?([^/?#]+)/i.exec(url)?.[1] ?? '';
}

/** What the system says: `connect ECONNREFUSED 127.0.0.1:4010`. */
function reasonOf(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  // A name with several addresses fails once for each, and says nothing of its own.
  if (root instanceof AggregateError && root.message === '') root = root.errors[0];
  if (!(root instanceof Error)) return '';
  // The message of OpenSSL names its sources, and ends with a line break.
  const { code, reason } = root as Partial<Record<'code' | 'reason', unknown>>;
  if (typeof code === 'string' && typeof reason === 'string') return `${reason} (${code})`;
  if (root.message.startsWith('Proxy response (407)'))
    return 'it asks for a user name and password. Put them into its address: HTTPS_PROXY=http://user:password@host';
  return root.message.trim().replace(/\.$/, '');
}

/** Of what is not in the contract, nothing is known. */
export const checkFields: Runtime['checkFields'] = (operation, row, input) => {
  if (row.result !== 'any' && !isPage()) checkParameters(operation, row, input);
};

/** Whoever calls from a program can have the gateway's settings changed. */
export const gatewayHint: Runtime['gatewayHint'] = (status) => hints[status] ?? (status >= 500 ? notReached : '');

const notReached = ' Is the server behind it running?';
const tooSlow = ' If it timed out too soon, raise its timeout (in nginx, proxy_read_timeout).';
const hints: Readonly<Record<number, string>> = {
  408: tooSlow,
  413: ' Raise its upload limit (in nginx, client_max_body_size).',
  429: ' Raise its rate limit (in nginx, limit_req), or send fewer requests at once.',
  500: ' Its log says why.',
  504: tooSlow,
  524: tooSlow,
};
