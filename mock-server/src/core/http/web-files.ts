import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

import type { HttpApp, HttpContext, HttpEnv } from './http-env.ts';

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

/** What the build says of the app's addresses. */
interface Routes {
  /** Addresses of screens; a part that begins with a colon stands for any text. */
  readonly screens: readonly string[];
  /** Addresses that lead on, and where to. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** Serves the built web app. Files below `/assets` have hashed names and never change; a missing file is 404, never the
 * app, so that an old page does not get HTML for a script; every other path is the app, with 404 if it has no such screen.
 * @param folder - the build output: index.html, the drawn pages, assets, and, written last, routes.json. Until it is
 * complete, a plain page says so.
 * @param publicUrl - the app's public address; the request's origin by default */
export function serveWeb(app: HttpApp, folder: string, publicUrl?: () => string): void {
  const routesFile = join(folder, 'routes.json');
  let serveFile: MiddlewareHandler<HttpEnv> | undefined;
  app.get('/*', async (c) => {
    if (!existsSync(routesFile)) {
      return c.html(notBuiltPage, 503, { 'Cache-Control': 'no-store', 'Retry-After': '10' });
    }
    if (isAppPath(c.req.path)) {
      const routes = JSON.parse(await readFile(routesFile, 'utf8')) as Routes;
      const target = targetOf(routes, c.req);
      if (target !== undefined) return c.redirect(target);
      const page = await readFile(pageFor(folder, comparable(c.req.path)), 'utf8');
      const address = publicUrl?.() ?? new URL(c.req.url).origin;
      const status = routes.screens.some((screen) => isAt(c.req.path, screen)) ? 200 : 404;
      return c.html(page.replaceAll(origin, address), status, { 'Cache-Control': askedEachTime });
    }
    serveFile ??= serveStatic<HttpEnv>({ root: folder });
    const found = await serveFile(c, nothing);
    if (!found) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    found.headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? keptForEver : askedEachTime);
    return found;
  });
  app.all('/*', (c) => c.text('Only GET is supported here', 405, { Allow: 'GET, HEAD' }));
}

/** Where an address leads on to, with its query. */
function targetOf({ redirects }: Routes, { path, url }: HttpContext['req']): string | undefined {
  const target = redirects[comparable(path)];
  const { search } = new URL(url);
  return target?.includes('?') === true ? target + search.replace('?', '&') : target && target + search;
}

/** The page that the build has drawn for a path, so that it can be seen before the app has come: one of its own, else the
 * one for all paths below the first name, else the one that waits for the app. */
function pageFor(folder: string, path: string): string {
  const [own] = /^(?:\/[a-z-]+)+$/.exec(path) ?? [];
  const [area] = /^\/[a-z-]+(?=\/|$)/.exec(path) ?? [];
  const drawn = [...(own === undefined ? [] : [`${own}.html`]), ...(area === undefined ? [] : [`${area}/any.html`])];
  const files = drawn.map((name) => join(folder, name));
  return files.find((file) => existsSync(file)) ?? join(folder, 'index.html');
}

async function nothing(): Promise<void> {}

/** An app path has no file extension and is not in the assets folder. */
function isAppPath(path: string): boolean {
  return !path.startsWith('/assets/') && path !== '/assets' && !/\.[^/.]*$/.test(path);
}

/** As the app compares addresses: in any case, with or without a slash at the end. */
const comparable = (path: string): string => (path === '/' ? path : path.replace(/\/$/, '')).toLowerCase();

function isAt(path: string, screen: string): boolean {
  const parts = comparable(path).split('/');
  const wanted = screen.toLowerCase().split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}
