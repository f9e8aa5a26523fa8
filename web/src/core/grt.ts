import { markBackgroundCalls } from './background-calls.ts';
import { createAppGrt } from './create-app-grt.ts';

/** The app's one client of the server, on the same origin. */
export const browserGrt = createAppGrt({
  baseUrl: '/api',
  fetch: markBackgroundCalls((url, init) => {
    // A small change that is under way when the page is closed reaches the server all the same.
    const { method, body } = init;
    const keepalive =
      (method === 'POST' || method === 'PUT') && (typeof body === 'string' ? body.length < 10_000 : !body);
    return globalThis.fetch(url, { ...init, keepalive });
  }),
  // Uploads report their progress only this way, and are always someone's.
  Xhr: globalThis.XMLHttpRequest,
});
