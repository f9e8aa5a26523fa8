import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { DrawnPage } from '../src/app/drawn-pages.tsx';
import type * as Drawings from '../src/entry-server.tsx';
import { usedStyles } from './used-styles.ts';

const drawingSource = 'src/entry-server.tsx';
/** The server replaces this with its public address. */
const origin = '%PUBLIC_URL%';

interface Drawing {
  readonly page: DrawnPage;
  readonly html: string;
}

/** Renders the landing page, the sign-in, and the frames of the consoles at build time into files of their own, with their
 * styles inlined, so that they are visible after one request. The app hydrates the landing page once loaded, and takes the
 * place of the others. Beside them, routes.json tells the server which addresses there are. */
export function drawPages(): Plugin {
  let root = process.cwd();
  return {
    name: 'grt-draw-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const { drawings, routes } = await drawingsOf(root);
      for (const drawing of drawings) {
        const file = join(dir, `${drawing.page.name}.html`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, pageOf(bundle, drawing));
      }
      // Last, because the server takes it as the sign that the app is built.
      await writeFile(join(dir, 'routes.json'), JSON.stringify(routes));
    },
  };
}

/** Builds the drawn pages for Node in a separate folder, and renders them; and the addresses that the app answers. */
async function drawingsOf(root: string): Promise<{ drawings: readonly Drawing[]; routes: typeof Drawings.routes }> {
  const folder = await mkdtemp(join(tmpdir(), 'grt-drawn-'));
  try {
    await build({
      root,
      logLevel: 'error',
      build: { ssr: drawingSource, outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false },
      // Bundles everything, since there are no packages next to the folder.
      ssr: { noExternal: true },
    });
    const { drawnPages, draw, routes } = (await import(
      pathToFileURL(join(folder, 'entry-server.js')).href
    )) as typeof Drawings;
    const drawings = drawnPages.map(async (page) => ({ page, html: withoutTitle(await draw(page)) }));
    return { drawings: await Promise.all(drawings), routes };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The page's title is in its head. */
const withoutTitle = (drawn: string): string => drawn.replace(/<title>.*?<\/title>/s, '');

function pageOf(bundle: Rolldown.OutputBundle, { page, html }: Drawing): string {
  const index = bundle['index.html'];
  if (index?.type !== 'asset') throw new Error('The build has no index.html');
  const app = String(index.source)
    // The styles are inlined in the page; the scripts can wait until it is visible.
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '');
  const script = /\s*<script type="module"[^>]*><\/script>/.exec(app)?.[0];
  if (script === undefined) throw new Error('index.html has no module script');
  const scripts = `  ${script.trim().replace('<script', '<script fetchpriority="low"')}\n  </body>`;
  const { styles, files } = loadedBy(bundle, page);
  if (page.isHydrated === true) {
    return app
      .replace(/\s*<noscript>.*?<\/noscript>/s, '')
      .replace(script, '')
      .replace(
        '</head>',
        () => `${addresses}\n    ${loaded(styles)}<style>${styles.map(({ css }) => css).join('')}</style>\n  </head>`,
      )
      .replace('<div id="root"></div>', () => `<div id="root" data-drawn>${html}</div>${withoutScripts}`)
      .replace('</body>', () => scripts);
  }
  // The app loads what is left out, except the styles of the entry.
  const css = styles.map((style) => (style.byScript ? usedStyles(style.css, html) : style.css)).join('');
  return app
    .replace(script, '')
    .replace(/<title>.*?<\/title>/s, `<title>${page.title ?? 'GRT'}</title>`)
    .replace('</head>', () => `  <style>${css}${page.styles ?? ''}</style>\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="drawn">${sentByApp(html)}</div>\n    <div id="root"></div>`)
    .replace('</body>', () => files.map(preload).join('') + scripts);
}

const addresses = `  <link rel="canonical" href="${origin}/landing" />
    <meta property="og:url" content="${origin}/landing" />
    <meta property="og:image" content="${origin}/share.png" />`;

const withoutScripts = '<noscript>Applying and signing in need JavaScript.</noscript>';

/** A form of this kind, outside a dialog, goes nowhere: what was typed never gets into an address. */
const sentByApp = (html: string): string => html.replaceAll('<form ', '<form method="dialog" ');

const preload = (file: string): string =>
  `  <link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />\n  `;

interface Style {
  readonly file: string;
  readonly css: string;
  /** Requested by the script that hydrates the page, not by the page itself. */
  readonly byScript: boolean;
}

/** The styles of the entry, then those of the page, as the app would load them, and the scripts. */
function loadedBy(bundle: Rolldown.OutputBundle, page: DrawnPage): { styles: Style[]; files: string[] } {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry');
  const own = page.modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
    if (!chunk) throw new Error(`The build has no chunk for ${module}`);
    return chunk;
  });
  const all = new Set([entry, ...own].flatMap((chunk) => withImports(bundle, chunk)));
  const ofEntry = stylesOf(withImports(bundle, entry));
  const styles = [...new Set([...ofEntry, ...stylesOf([...all])])].map((file) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') throw new Error(`The build has no ${file}`);
    return { file, css: String(asset.source), byScript: !ofEntry.includes(file) };
  });
  return { styles, files: [...all].filter((chunk) => chunk !== entry).map(({ fileName }) => fileName) };
}

/** A chunk, behind those that it imports. */
function withImports(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  seen = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.flatMap((file) => {
    const next = bundle[file];
    return next?.type === 'chunk' ? withImports(bundle, next, seen) : [];
  });
  return [...imported, chunk];
}

const stylesOf = (chunks: readonly Rolldown.OutputChunk[]): string[] =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);

/** Tells the scripts that these styles are present: they only request styles without such a link. Never applied, so it
 * never blocks. */
const loaded = (styles: readonly Style[]): string =>
  styles
    .filter(({ byScript }) => byScript)
    .map(({ file }) => `<link rel="stylesheet" href="/${file}" media="not all" />\n    `)
    .join('');
