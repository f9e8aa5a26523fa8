import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { timing } from 'hono/timing';

import { backgroundHeader } from '@grt/sdk/contract';
import type { Clock } from '../clock.ts';
import { refuseOutside, requestIdFor } from './answer.ts';
import type { HttpOptions } from './call.ts';
import type { ApiDocument } from '@grt/sdk/document';
import type { HttpApp, HttpContext, HttpEnv } from './http-env.ts';
import { requirePublicOrigin, type PublicOrigin } from './expected-host.ts';
import { Refusal } from '../refusal.ts';
import { onBehalfOf } from '../request-context.ts';
import { inSpan } from '../tracing/tracing.ts';
import { serveDownloads } from './downloads.ts';
import { serveReference } from './reference.ts';
import { securityHeaders } from './security-headers.ts';
import { createTurns } from './turns.ts';
import { serveWeb } from './web-files.ts';

export interface HttpAppParts extends Pick<HttpOptions, 'log' | 'random'>, PublicOrigin {
  readonly document: ApiDocument;
  readonly clock: Clock;
  /** Binds the calls: `(app) => bindContract(app, document, handlers, options)`. */
  readonly bind: (app: HttpApp) => void;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  /** Tell browsers to use only https. */
  readonly hsts: boolean;
  /** Say in `Server-Timing` how long a reply took: in development. */
  readonly showTiming: boolean;
  /** Location of the built web app; undefined for a server without one. */
  readonly webFolder: string | undefined;
  /** Where the built command line is; undefined for a server that does not offer it. */
  readonly downloadsFolder?: string | undefined;
  /** The web app's public address, for search engines. */
  readonly publicUrl?: (() => string) | undefined;
}

/** Smaller replies fit in the first packets anyway, and compressing them takes longer than sending them. */
const compressedFromBytes = 4096;

/** So many calls are begun before whatever else has arrived gets its turn, such as a health check, which a thousand at once would
 * keep waiting for a fifth of a second. */
const begunInOneTurn = 20;

/** Answered before all others: they decide whether this process gets any. */
const healthPath = '/api/health';

const takenMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Wraps the calls in the HTTP layer: request ids, security headers, CORS, compression, the reference, the web app, and
 * a uniform error format. */
export function createHttpApp(parts: HttpAppParts): HttpApp {
  const app: HttpApp = new Hono<HttpEnv>();
  const refuse = (c: HttpContext, error: unknown) => refuseOutside(c, parts, error);
  app.onError((error, c) => refuse(c, error));
  app.notFound((c) => refuse(c, new Refusal(404, `${c.req.path} does not exist.`, { code: 'no_such_path' })));
  const turn = createTurns(begunInOneTurn);
  app.use(async (c, next) => {
    if (!c.req.path.startsWith(healthPath)) await turn();
    const startMs = parts.clock.now().getTime();
    const requestId = requestIdFor(c, parts);
    await onBehalfOf(requestId, () =>
      traced(c, requestId, async () => {
        await next();
        const tookMs = parts.clock.now().getTime() - startMs;
        const request = `${c.req.method} ${c.req.path}`;
        parts.log.debug('Request', { request_id: requestId, request, status: c.res.status, took_ms: tookMs });
      }),
    );
  });
  app.use(securityHeaders(parts));
  app.use((c, next) => {
    requirePublicOrigin(c, parts);
    return next();
  });
  app.use(async (c, next) => {
    if (takenMethods.has(c.req.method)) return next();
    return refuse(
      c,
      new Refusal(405, `${c.req.method} is not supported here.`, { headers: { Allow: [...takenMethods].join(', ') } }),
    );
  });
  if (parts.showTiming) app.use('/api/*', timing({ crossOrigin: false }));
  app.use(compress({ threshold: compressedFromBytes }));
  app.use(async (c, next) => {
    await next();
    sayCompressible(c.res);
  });
  if (parts.corsOrigins.length > 0) app.use('/api/*', corsFor(parts.corsOrigins));
  serveReference(app, parts.document);
  parts.bind(app);
  if (parts.downloadsFolder !== undefined) serveDownloads(app, parts.downloadsFolder, parts.publicUrl);
  if (parts.webFolder !== undefined) serveWeb(app, parts.webFolder, parts.publicUrl);
  return app;
}

/** Says of large JSON replies that they may come compressed. The compression would say so itself, but copies the whole
 * response for it, even if nobody wants it compressed. */
function sayCompressible({ headers }: Response): void {
  if (headers.get('Content-Type') !== 'application/json' || headers.has('Vary')) return;
  if (Number(headers.get('Content-Length')) >= compressedFromBytes) headers.set('Vary', 'Accept-Encoding');
}

/** In a span of the sender's trace, if the request names one. The call gives it its name; see answer.ts. */
function traced(c: HttpContext, requestId: string, next: () => Promise<void>): Promise<void> {
  const { method, path } = c.req;
  const facts = { 'http.request.method': method, 'url.path': path, 'grt.request_id': requestId };
  return inSpan({ name: method, kind: 'server', facts, headers: c.req.raw.headers }, async (span) => {
    await next();
    span.describe({ 'http.response.status_code': c.res.status });
    if (c.res.status >= 500) span.fail();
  });
}

/** Named origins only: a request's origin is never echoed unless it is one of them. */
function corsFor(origins: readonly string[]) {
  return cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'X-Request-Id', backgroundHeader],
    exposeHeaders: [
      'X-Request-Id',
      'Retry-After',
      'Content-Disposition',
      'Idempotent-Replayed',
      'Allow',
      'ETag',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
    ],
    maxAge: 600,
  });
}
