import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

import type { HttpApp, HttpEnv } from './http-env.ts';

const notBuiltPage = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>GRT</title></head>
  <body>
    <h1>GRT</h1>
    <p>The web app is not built. <code>npm start</code> in the checkout builds it.</p>
    <p><a href="/api/reference">API reference</a></p>
  </body>
</html>
`;

/** In a drawn page: its public address, which the build does not know. */
const origin = '%PUBLIC_URL%';

const keptForEver = 'public, max-age=31536000, immutable';
const askedEachTime = 'no-cache';

/** Serves the built web app. Files below `/assets` have hashed names and never change; a missing file is 404, never the
 * app, so that an old page does not get HTML for a script; every other path is a screen of the app.
 * @param folder - the build output: index.html, the drawn pages, and assets. Until it exists, a plain page says so.
 * @param publicUrl - the app's public address; the request's origin by default */
export function serveWeb(app: HttpApp, folder: string, publicUrl?: () => string): void {
  const index = join(folder, 'index.html');
  let serve: { file: MiddlewareHandler<HttpEnv>; screen: MiddlewareHandler<HttpEnv> } | undefined;
  app.get('/*', async (c) => {
    if (!existsSync(index)) return c.html(notBuiltPage, 503, { 'Cache-Control': 'no-store', 'Retry-After': '10' });
    const drawn = await drawnPage(folder, c.req.path);
    if (drawn !== undefined) {
      const address = publicUrl?.() ?? new URL(c.req.url).origin;
      return c.html(drawn.replaceAll(origin, address), 200, { 'Cache-Control': askedEachTime });
    }
    serve ??= { file: serveStatic<HttpEnv>({ root: folder }), screen: serveStatic<HttpEnv>({ path: index }) };
    const found = (await serve.file(c, nothing)) ?? (isScreen(c.req.path) ? await serve.screen(c, nothing) : undefined);
    if (!found) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    found.headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? keptForEver : askedEachTime);
    return found;
  });
  app.all('/*', (c) => c.text('Only GET is supported here', 405, { Allow: 'GET, HEAD' }));
}

/** The page that the build has drawn for a path, so that it can be seen before the app has come: one of its own, else the
 * one for all paths below the first name. */
async function drawnPage(folder: string, path: string): Promise<string | undefined> {
  const [, first, rest] = /^\/([a-z-]+)(\/.*)?$/.exec(path) ?? [];
  if (first === undefined || !isScreen(path)) return undefined;
  const files = [...(rest === undefined ? [`${first}.html`] : []), join(first, 'any.html')];
  const file = files.map((name) => join(folder, name)).find((name) => existsSync(name));
  return file === undefined ? undefined : await readFile(file, 'utf8');
}

async function nothing(): Promise<void> {}

/** An app path has no file extension and is not in the assets folder. */
function isScreen(path: string): boolean {
  return !path.startsWith('/assets/') && path !== '/assets' && !/\.[^/.]*$/.test(path);
}
