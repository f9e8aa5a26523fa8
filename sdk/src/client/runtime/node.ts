import { createFetch } from 'ofetch';
import { fromEnvironment } from '../credentials/from-environment.ts';
import type { Runtime } from './runtime.ts';

/** ofetch as a plain transport: retries, time limits, and errors are the client's own (docs/decisions/0002). */
export const carried: Runtime['carried'] = (fetch) => {
  const ofetch = createFetch({
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
export const environment: Runtime['environment'] = () => fromEnvironment();
