// What a program says and a page does not: there, a developer reads it, and the server has no address of its own.
import type { Runtime } from './runtime.ts';

/** A page may be simulated here: it has a location. */
export const addressProblem: Runtime['addressProblem'] = (baseUrl) =>
  typeof location !== 'undefined' || /^https?:\/\//i.test(baseUrl)
    ? undefined
    : `Outside a browser, baseUrl (or GRT_API_URL) must be an absolute URL such as https://platform.example/api, not '${baseUrl}'.`;

/** Names the server, and the system's reason. */
export const networkText: Runtime['networkText'] = (hadResponse, url, error) => {
  // A relative one has no server of its own, as in a test within one process.
  const host = /^https?:\/\/(?:[^/@]*@)?([^/?#]+)/i.exec(url)?.[1];
  const what = hadResponse
    ? `The connection${host === undefined ? '' : ` to ${host}`} was lost before the response was complete`
    : `The server${host === undefined ? '' : ` at ${host}`} could not be reached`;
  const reason = reasonOf(error);
  return `${what}${reason === '' ? '' : `: ${reason}`}.`;
};

/** What the system says: `connect ECONNREFUSED 127.0.0.1:4010`. */
function reasonOf(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  // A name with several addresses fails once for each, and says nothing of its own.
  if (root instanceof AggregateError && root.message === '') root = root.errors[0];
  return root instanceof Error ? root.message.replace(/\.$/, '') : '';
}

/** Whoever calls from a program can have the gateway's settings changed. */
export const gatewayHint: Runtime['gatewayHint'] = (status) => hints[status] ?? '';

const notReached = ' Is the server behind it running?';
const tooSlow = ' If it timed out too soon, raise its timeout (in nginx, proxy_read_timeout).';
const hints: Readonly<Record<number, string>> = {
  408: tooSlow,
  413: ' Raise its upload limit (in nginx, client_max_body_size).',
  429: ' Raise its rate limit (in nginx, limit_req), or send fewer requests at once.',
  502: notReached,
  503: notReached,
  504: tooSlow,
};
