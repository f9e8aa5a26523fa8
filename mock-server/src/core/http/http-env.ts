import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Context, Hono } from 'hono';

/** What our middlewares put into a request's context. */
export interface HttpEnv {
  /** Node's side of the request; absent when it is made in the same process, as tests do. */
  Bindings: { incoming?: IncomingMessage; outgoing?: ServerResponse };
  Variables: { requestId?: string };
}

export type HttpContext = Context<HttpEnv>;
export type HttpApp = Hono<HttpEnv>;
