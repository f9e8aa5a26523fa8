import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { ApiDocument } from '@grt/sdk/document';
import type { HttpApp } from './http-env.ts';

const require = createRequire(import.meta.url);

const viewerFiles: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

/** Serves the contract and an interactive reference generated from it: `/api/reference`, `/api/openapi.yaml`,
 * `/api/openapi.json`. Everything comes from this server, so that it works offline and under the same strict policy as
 * the app.
 * @see docs/decisions/0005-http-core.md */
export function serveReference(app: HttpApp, document: ApiDocument, base = '/api'): void {
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
  const page = referencePage(`${base}/reference`);
  const start = startScript(`${base}/openapi.json`);
  let json: string | undefined;
  app.get(`${base}/openapi.yaml`, (c) =>
    c.body(document.text, 200, { 'Content-Type': 'application/yaml; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  app.get(`${base}/openapi.json`, (c) => {
    json ??= JSON.stringify(document.root);
    return c.body(json, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
  });
  app.get(`${base}/reference`, (c) => c.html(page, 200, { 'Cache-Control': 'no-cache' }));
  app.get(`${base}/reference/start.js`, (c) =>
    c.body(start, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  app.get(`${base}/reference/:file`, async (c, next) => {
    const file = c.req.param('file');
    const type = Object.hasOwn(viewerFiles, file) ? viewerFiles[file] : undefined;
    if (type === undefined) return next();
    return c.body(await readFile(join(folder, file)), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=86400',
    });
  });
}

function referencePage(place: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>GRT API reference</title>
    <link rel="icon" href="${place}/favicon-32x32.png">
    <link rel="stylesheet" href="${place}/swagger-ui.css">
  </head>
  <body>
    <div id="reference">Loading the reference...</div>
    <noscript>The reference needs JavaScript. The document itself: <a href="../api/openapi.yaml">openapi.yaml</a></noscript>
    <script src="${place}/swagger-ui-bundle.js"></script>
    <script src="${place}/start.js"></script>
  </body>
</html>
`;
}

function startScript(documentUrl: string): string {
  const options = {
    url: documentUrl,
    dom_id: '#reference',
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    filter: true,
    validatorUrl: null,
  };
  return `window.SwaggerUIBundle(${JSON.stringify(options)});\n`;
}
