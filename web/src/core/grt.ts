import { browserTokenStore, createGrt } from '@grt/sdk';

/** The app's one client of the server: same origin, session in this browser's storage. */
export const browserGrt = createGrt({ baseUrl: '/api', tokenStore: browserTokenStore() });
