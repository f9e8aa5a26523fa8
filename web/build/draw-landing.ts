import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const landingSource = 'src/features/landing/landing-screen.tsx';
const drawingSource = 'src/entry-server.tsx';
/** The server replaces this with its public address. */
const origin = '%PUBLIC_URL%';

/** Renders the landing page at build time into landing.html, with its styles inlined, so that it is visible after one
 * request and readable without scripts. The app hydrates it once loaded. */
export function drawLanding(): Plugin {
  let root = process.cwd();
  return {
    name: 'grt-draw-landing',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const page = pageOf(bundle, await drawing(root));
      await writeFile(join(dir, 'landing.html'), page);
    },
  };
}

/** Builds the landing page for Node in a separate folder, and renders it. */
async function drawing(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'grt-landing-'));
  try {
    await build({
      root,
      logLevel: 'error',
      build: { ssr: drawingSource, outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: false },
      // Bundles everything, since there are no packages next to the folder.
      ssr: { noExternal: true },
    });
    const drawn = (await import(pathToFileURL(join(folder, 'entry-server.js')).href)) as {
      drawLanding: () => Promise<string>;
    };
    return await drawn.drawLanding();
  } finally {
    await rm(folder, { recursive: true });
  }
}

function pageOf(bundle: Rolldown.OutputBundle, drawn: string): string {
  const index = bundle['index.html'];
  if (index?.type !== 'asset') throw new Error('The build has no index.html');
  const styles = stylesOf(bundle);
  const html = String(index.source)
    // The styles are inlined in the page; the scripts can wait until it is visible.
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '');
  const script = /\s*<script type="module"[^>]*><\/script>/.exec(html)?.[0];
  if (script === undefined) throw new Error('index.html has no module script');
  return html
    .replace(script, '')
    .replace(
      '</head>',
      () => `${addresses}\n    ${loaded(styles)}<style>${styles.map(({ css }) => css).join('')}</style>\n  </head>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root" data-drawn>${withoutTitle(drawn)}</div>${withoutScripts}`)
    .replace('</body>', () => `  ${script.trim().replace('<script', '<script fetchpriority="low"')}\n  </body>`);
}

const addresses = `  <link rel="canonical" href="${origin}/landing" />
    <meta property="og:url" content="${origin}/landing" />
    <meta property="og:image" content="${origin}/share.png" />`;

const withoutScripts = '<noscript>Applying and signing in need JavaScript.</noscript>';

/** The page's title is already in its head. */
const withoutTitle = (drawn: string): string => drawn.replace(/<title>.*?<\/title>/s, '');

interface Style {
  readonly file: string;
  readonly css: string;
  /** Requested by the script that hydrates the page, not by the page itself. */
  readonly byScript: boolean;
}

/** The styles of the entry, then those of the landing page, as the app would load them. */
function stylesOf(bundle: Rolldown.OutputBundle): Style[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const landing = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(landingSource));
  if (!entry || !landing) throw new Error(`The build has no chunk for ${landingSource}`);
  const ofEntry = filesOf(bundle, entry);
  const files = [...ofEntry, ...filesOf(bundle, landing)];
  return [...new Set(files)].map((file) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') throw new Error(`The build has no ${file}`);
    return { file, css: String(asset.source), byScript: !ofEntry.includes(file) };
  });
}

function filesOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((file) => {
    const next = bundle[file];
    return next?.type === 'chunk' ? filesOf(bundle, next, seen) : [];
  });
  return [...imported, ...(chunk.viteMetadata?.importedCss ?? [])];
}

/** Tells the scripts that these styles are present: they only request styles without such a link. Never applied, so it
 * never blocks. */
const loaded = (styles: readonly Style[]): string =>
  styles
    .filter(({ byScript }) => byScript)
    .map(({ file }) => `<link rel="stylesheet" href="/${file}" media="not all" />\n    `)
    .join('');
