import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import type { ApiDocument } from '@grt/sdk/document';
import type { HttpApp } from './http-env.ts';

const require = createRequire(import.meta.url);

/** Serves the contract and an interactive reference generated from it: `/api/reference`, `/api/openapi.yaml`,
 * `/api/openapi.json`. Everything comes from this server, so that it works offline and under the same strict policy as
 * the app.
 * @see docs/decisions/0005-http-core.md */
export function serveReference(app: HttpApp, document: ApiDocument, base = '/api'): void {
  const page = referencePage(base);
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
  app.get(`${base}/reference/viewer.js`, async (c) =>
    c.body(await readFile(viewerFile()), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    }),
  );
}

/** The built server brings the file along, so that whoever installs it needs none of the packages that are in the file. */
function viewerFile(): string {
  const copy = fileURLToPath(new URL('viewer.js', import.meta.url));
  if (existsSync(copy)) return copy;
  return require.resolve('openapi-explorer/dist/browser/openapi-explorer.min.js');
}

/** The page sets the viewer's colors from outside, since the viewer itself knows no dark scheme. */
function referencePage(base: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>GRT API reference</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <style>
      :root { color-scheme: light dark; font-family: system-ui, sans-serif; }
      body { margin: 0; height: 100vh; background: light-dark(#fff, #0e1116); color: light-dark(#14171c, #eceef1); }
      openapi-explorer {
        --bg: light-dark(#fff, #0e1116); --bg2: light-dark(#f1f1ec, #161a21); --bg3: light-dark(#e4e4de, #1e232c);
        --light-bg: light-dark(#e4e4de, #272c35); --hover-color: light-dark(#f1f1ec, #1e232c);
        --input-bg: light-dark(#fff, #161a21); --placeholder-color: light-dark(#5a616c, #9ba3af);
        --fg: light-dark(#14171c, #eceef1); --fg2: light-dark(#14171c, #eceef1); --fg3: light-dark(#5a616c, #9ba3af);
        --light-fg: light-dark(#5a616c, #9ba3af); --code-fg: light-dark(#14171c, #eceef1);
        --border-color: light-dark(#888d95, #6a7280); --light-border-color: light-dark(#e4e4de, #272c35);
        --primary-color: light-dark(#2447f9, #7d93ff); --secondary-color: light-dark(#2447f9, #7d93ff);
        --primary-btn-text-color: light-dark(#fff, #0e1116);
        --header-bg: light-dark(#2447f9, #161a21); --header-fg: #fff;
        --header-color-darker: light-dark(#1735d6, #1e232c); --header-color-border: light-dark(#1735d6, #272c35);
        --nav-bg-color: light-dark(#f1f1ec, #161a21); --nav-text-color: light-dark(#14171c, #eceef1);
        --nav-hover-bg-color: light-dark(#eef1ff, #1b2140); --nav-hover-text-color: light-dark(#1735d6, #98a9ff);
        --nav-hover-scrollbar-color: light-dark(#888d95, #6a7280);
        --inline-code-fg: light-dark(#8f5200, #f0b35a); --code-property-color: light-dark(#b3261f, #ff8a80);
        --code-keyword-color: light-dark(#2447f9, #7d93ff); --code-operator-color: light-dark(#8f5200, #f0b35a);
        --light-blue: light-dark(#eef1ff, #1b2140); --light-purple: light-dark(#f1ecfa, #251b3d); --light-gray: var(--bg2);
        --light-green: light-dark(#e4f3eb, #12271f); --light-red: light-dark(#fce9e7, #331a19);
        --light-orange: light-dark(#fbf0dc, #2c2211); --light-yellow: light-dark(#fbf0dc, #2c2211);
        --blue: #2447f9; --green: #0f6e4f; --red: #b3261f; --orange: #8f5200; --yellow: #8f5200; --purple: #6f42c1; --gray: #5a616c;
      }
      openapi-explorer::part(btn-try) { color: light-dark(#fff, #0e1116); }
      @media (prefers-color-scheme: dark) {
        openapi-explorer {
          --blue: #7d93ff; --green: #4cc79a; --red: #ff8a80; --orange: #f0b35a; --yellow: #f0b35a; --purple: #b99bf0; --gray: #9ba3af;
        }
      }
    </style>
  </head>
  <body>
    <openapi-explorer collapse="true" default-schema-tab="form">
      <p slot="loader">Loading the reference...</p>
    </openapi-explorer>
    <noscript>The reference needs JavaScript. The document itself: <a href="${base}/openapi.yaml">openapi.yaml</a></noscript>
    <script type="module" src="${base}/reference/viewer.js"></script>
    <script type="module" src="${base}/reference/start.js"></script>
  </body>
</html>
`;
}

/** The viewer knows files as OpenAPI 3.0 has them, and its forms fail on values to choose from that are not text. */
function startScript(documentUrl: string): string {
  return `const text = await (await fetch(${JSON.stringify(documentUrl)})).text();
function readable(name, value) {
  if (name === 'enum' && Array.isArray(value)) return value.map(String);
  return value?.contentMediaType === 'application/octet-stream' ? { ...value, format: 'binary' } : value;
}
await document.querySelector('openapi-explorer').loadSpec(JSON.parse(text, readable));
`;
}
