import type { Runtime } from './runtime.ts';

/** In a page, `fetch` already does what ofetch would do for a client that has retries, time limits, and errors of its own. */
export const carried: Runtime['carried'] = (fetch) => fetch;

/** A page has no environment: its server is the one that it came from. */
export const environment: Runtime['environment'] = () => ({});

export const onAbort: Runtime['onAbort'] = (signal, callback) => {
  if (signal.aborted) callback();
  signal.addEventListener('abort', callback);
  return () => signal.removeEventListener('abort', callback);
};
