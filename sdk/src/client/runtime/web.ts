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

/** A page says no more than that to people. */
export const networkText: Runtime['networkText'] = (hadResponse) =>
  hadResponse ? 'The connection was lost before the response was complete.' : 'The server could not be reached.';

export const timeoutText: Runtime['timeoutText'] = (idle, _, timeoutMs) =>
  `${idle ? 'No data was transferred for' : 'No complete response within'} ${timeoutMs / 1000} s.`;

/** People read it on a screen. */
export const logText: Runtime['logText'] = (reason) => reason;

/** A page has TypeScript for that, and does not carry the table. */
export const checkFields: Runtime['checkFields'] = () => undefined;

export const optionProblem: Runtime['optionProblem'] = () => undefined;

export const requestProblem: Runtime['requestProblem'] = () => undefined;

export const withCredentials: Runtime['withCredentials'] = { credentials: 'include' };

export const gatewayHint: Runtime['gatewayHint'] = () => '';
