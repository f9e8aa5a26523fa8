import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Context, Hono } from 'hono';

/** Request context set by our middleware. */
export interface HttpEnv {
  /** Node's side of the request; absent for in-process requests, as in tests. */
  Bindings: { incoming?: IncomingMessage; outgoing?: ServerResponse };
  Variables: { requestId?: string };
}

export type HttpContext = Context<HttpEnv>;
export type HttpApp = Hono<HttpEnv>;
