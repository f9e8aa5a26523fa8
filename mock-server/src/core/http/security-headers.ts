import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

import type { HttpEnv } from './http-env.ts';

export interface SecurityOptions {
  /** Tell browsers to use only https. */
  readonly hsts: boolean;
}

/** Headers that stop a browser from doing what our pages never need: third-party scripts and pictures, framing, MIME
 * sniffing, leaking a page's address (a setup link is an address). Pictures of other hosts come through this server;
 * inline styles are allowed, because the editor and the components set them. Frames show a file that the page itself has
 * loaded, such as a license, and nothing else.
 * @see docs/decisions/0005-http-core.md, docs/decisions/0019-pictures.md, docs/decisions/0024-evidence.md */
export function securityHeaders({ hsts }: SecurityOptions): MiddlewareHandler<HttpEnv> {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      frameSrc: ['blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    strictTransportSecurity: hsts ? 'max-age=31536000; includeSubDomains' : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
}
