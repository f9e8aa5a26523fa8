import { createFetch } from 'ofetch';
import { fromEnvironment } from '../credentials/from-environment.ts';
import { networkText as serverText } from './outside-page.ts';
import type { Runtime } from './runtime.ts';
import { usedProxy } from './used-proxy.ts';

/** The headers of a call as ofetch asks for them. `fetch` makes its own from any object: `Headers` before it would be made
 * twice. */
class CallHeaders {
  [name: string]: unknown;

  constructor(given: Readonly<Record<string, string>>) {
    Object.assign(this, given);
  }

  get(name: string): unknown {
    return this[name] ?? null;
  }

  has(name: string): boolean {
    return name in this;
  }
}

/** ofetch as a plain transport: retries, time limits, and errors are the client's own (docs/decisions/0002). */
export const carried: Runtime['carried'] = (fetch) => {
  const ofetch = createFetch({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of which ofetch uses these two alone
    Headers: CallHeaders as unknown as typeof Headers,
    fetch: (target, init) =>
      Promise.resolve(fetch(typeof target === 'string' ? target : new Request(target).url, init ?? {})),
  });
  return async (url, { body = null, headers = {}, ...init }) => {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ofetch's types name fewer headers than fetch takes
      return await ofetch.raw(url, {
        ...(init as object),
        body,
        headers,
        retry: false,
        ignoreResponseError: true,
        responseType: 'stream',
      });
    } catch (error) {
      // Its own errors include the whole URL, which may contain a setup token: only their cause is passed on.
      throw error instanceof Error && error.name === 'FetchError' ? error.cause : error;
    }
  };
};

/** `GRT_API_URL`, `GRT_TOKEN`, and `GRT_PROFILE`. */
export const environment: Runtime['environment'] = () => {
  try {
    return fromEnvironment();
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

export { onAbort } from './on-abort.ts';
/** Names the proxy, too. */
export const networkText: Runtime['networkText'] = (hadResponse, url, error) =>
  serverText(hadResponse, url, error, usedProxy(url, error));

export { requestProblem } from './option-problems.ts';
export { checkFields, gatewayHint, logText, optionProblem, timeoutText } from './outside-page.ts';
export { withCredentials } from './web.ts';
