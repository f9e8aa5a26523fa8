import { createAppGrt } from './create-app-grt.ts';

/** The app's one client of the server, on the same origin. */
export const browserGrt = createAppGrt({ baseUrl: '/api' });
