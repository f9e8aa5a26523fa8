import type { Runtime } from './runtime.ts';

/** In a page, `fetch` already does what ofetch would do for a client that has retries, time limits, and errors of its own. */
export const carried: Runtime['carried'] = (fetch) => fetch;

/** A page has no environment: its server is the one that it came from. */
export const environment: Runtime['environment'] = () => ({});

/** The page's own. */
export const requireServer: Runtime['requireServer'] = () => undefined;
