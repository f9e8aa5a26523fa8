import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { timing } from 'hono/timing';

import type { Clock } from '../clock.ts';
import { refuseOutside, requestIdFor } from './answer.ts';
import type { HttpOptions } from './call.ts';
import type { ApiDocument } from './document.ts';
import type { HttpApp, HttpContext, HttpEnv } from './http-env.ts';
import { Refusal } from '../refusal.ts';
import { serveReference } from './reference.ts';
import { securityHeaders } from './security-headers.ts';
import { serveWeb } from './web-files.ts';

export interface HttpAppParts extends Pick<HttpOptions, 'log' | 'random'> {
  readonly document: ApiDocument;
  readonly clock: Clock;
  /** Binds the calls: `(app) => bindContract(app, document, handlers, options)`. */
  readonly bind: (app: HttpApp) => void;
  /** Origins, besides our own, whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Tell browsers to come back by https only. */
  readonly hsts: boolean;
  /** Say in `Server-Timing` how long a reply took: in development. */
  readonly showTiming: boolean;
  /** Where the built web app lies; undefined for a server that has none. */
  readonly webFolder: string | undefined;
  /** Where people reach the web app: for the addresses that search engines are told. */
  readonly publicUrl?: (() => string) | undefined;
}

/** Less than this is in the first packets anyway, and compressing it takes longer than sending it. */
const compressedFromBytes = 4096;

const takenMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Puts the parts of HTTP around the calls: request ids, security headers, CORS, compression, the reference, the web app,
 * and one form for every refusal. */
export function createHttpApp(parts: HttpAppParts): HttpApp {
  const app: HttpApp = new Hono<HttpEnv>();
  const refuse = (c: HttpContext, error: unknown) => refuseOutside(c, parts, error);
  app.onError((error, c) => refuse(c, error));
  app.notFound((c) => refuse(c, new Refusal(404, `There is no ${c.req.path} here.`, { code: 'no_such_path' })));
  app.use(async (c, next) => {
    const startMs = parts.clock.now().getTime();
    const requestId = requestIdFor(c, parts);
    await next();
    const tookMs = parts.clock.now().getTime() - startMs;
    parts.log.debug('Request', {
      request_id: requestId,
      request: `${c.req.method} ${c.req.path}`,
      status: c.res.status,
      took_ms: tookMs,
    });
  });
  app.use(securityHeaders(parts));
  app.use(async (c, next) => {
    if (takenMethods.has(c.req.method)) return next();
    return refuse(
      c,
      new Refusal(405, `${c.req.method} is not taken here.`, { headers: { Allow: [...takenMethods].join(', ') } }),
    );
  });
  if (parts.showTiming) app.use('/api/*', timing({ crossOrigin: false }));
  app.use(compress({ threshold: compressedFromBytes }));
  if (parts.corsOrigins.length > 0) app.use('/api/*', corsFor(parts.corsOrigins));
  serveReference(app, parts.document);
  parts.bind(app);
  if (parts.webFolder !== undefined) serveWeb(app, parts.webFolder, parts.publicUrl);
  return app;
}

/** Named origins only: the origin of a request is never answered back unless it is one of them. */
function corsFor(origins: readonly string[]) {
  return cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
    exposeHeaders: ['X-Request-Id', 'Retry-After', 'Content-Disposition', 'Idempotent-Replayed', 'Allow'],
    maxAge: 600,
  });
}
