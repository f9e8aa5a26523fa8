import type { Handlers } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import type { Live } from './live.ts';

interface LiveRouteParts {
  readonly live: Live;
  readonly authenticate: (bearer: string, about: { readonly isBackground: boolean }) => Promise<Principal | undefined>;
}

/** No proxy and no compression may hold back what comes. */
const headers = { 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' };

/** What changes while someone looks. @see docs/decisions/0025-live-lists.md */
export function liveHandlers({ live, authenticate }: LiveRouteParts): Handlers<'live.changes'> {
  return {
    async 'live.changes'({ query, principal, bearer = '', raw }) {
      // A screen that is open is no use of the session.
      const check = () => authenticate(bearer, { isBackground: true });
      const isOpen = query.follow === true && raw.req.method !== 'HEAD';
      const body = await live.follow({ principal, check }, { after: query.after, isOpen });
      return { status: 200, contentType: 'text/event-stream', headers, body };
    },
  };
}
