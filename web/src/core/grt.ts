import { markBackgroundCalls } from './background-calls.ts';
import { createAppGrt } from './create-app-grt.ts';

/** The app's one client of the server, on the same origin. */
export const browserGrt = createAppGrt({
  baseUrl: '/api',
  fetch: markBackgroundCalls((url, init) => globalThis.fetch(url, init)),
  // Uploads report their progress only this way, and are always someone's.
  Xhr: globalThis.XMLHttpRequest,
});
