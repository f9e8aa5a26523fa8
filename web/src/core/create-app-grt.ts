import { browserTokenStore, createGrt, type Grt, type GrtOptions, sharedAnswer } from '@grt/sdk';
import { onForbidden } from './confirmation.ts';
import { existingPages } from './existing-pages.ts';
import { onSessionEnd, waitingStore } from './session-end.ts';

/** A server client with the session in this browser's storage. When the session ends, the user is asked to sign in. */
export function createAppGrt(options: Pick<GrtOptions, 'baseUrl' | 'fetch' | 'Xhr' | 'retries'>): Grt {
  return createGrt({
    ...options,
    fetch: existingPages(options.fetch ?? globalThis.fetch),
    tokenStore: waitingStore(browserTokenStore()),
    onAuthLost: onSessionEnd,
    onForbidden: sharedAnswer(onForbidden),
  });
}
