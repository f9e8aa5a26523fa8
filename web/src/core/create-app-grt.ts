import { browserTokenStore, createGrt, type Grt, type GrtOptions } from '@grt/sdk';
import { onSessionEnd, waitingStore } from './session-end.ts';

/** A client of the server with the session in this browser's storage. Where that ends, a sign-in is asked for. */
export function createAppGrt(options: Pick<GrtOptions, 'baseUrl' | 'fetch' | 'retries'>): Grt {
  return createGrt({ ...options, tokenStore: waitingStore(browserTokenStore()), onAuthLost: onSessionEnd });
}
