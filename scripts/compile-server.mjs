// Compiles the server, with the SDK and the packages that it uses, into few files in folders like those of the checkout, so
// that every path from one to the other holds. Run as a program, it makes a built server for tests that start processes
// (which begin in a third of the processor time of the sources), if there is none of these sources yet, and prints its folder.
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { parse } from 'yaml';
import { checkVersions } from './bundled-versions.mjs';
import { filesIn } from './package-folder.mjs';
import { fingerprint, root } from './steps.mjs';

const sources = join(root, 'mock-server', 'src');
const threadStart = /-worker-start\.mjs$/;
/** What tests start as processes of their own; see mock-server/src/testing/child.ts. */
const child = /\btesting\b.+-(?:worker|writer)\.ts$/;
const servers = join(root, '.cache', 'servers');
const dayMs = 86_400_000;

/** Packages that stay packages: their files are native code or WebAssembly. */
export const outside = ['@electric-sql/pglite', '@node-rs/argon2'];

/** The package that shows the contract in a browser: one file, which brings along what it needs. */
export const viewer = 'openapi-explorer';

/** What the page of the test server has of the web app. */
export const look = ['tokens', 'base', 'panel.module', 'status-badge.module'].map((name) => `web/src/ui/${name}.css`);

/** The module that starts the package's program. */
export const program = join(sources, 'packaged.ts');
const programs = [program, ...['main', 'admin', 'doctor'].map((name) => join(sources, `${name}.ts`))];
/** The module that tests of other programs import. */
export const testDouble = join(sources, 'test-double', 'index.ts');

/** Compiles into a folder, with the migrations and the contract.
 * @param more - other modules.
 * @returns the paths of all modules that were compiled */
export async function compileServer(folder, more = []) {
  const threads = threadStarts().filter((path) => !path.includes('testing'));
  const modules = await compile(folder, [...programs, testDouble, ...more, ...threads.map(codeOf)]);
  // A thread of built code needs no loader: it only has to have the name that the server starts it by.
  for (const path of threads)
    writeFileSync(join(folder, relative(root, path)), `import './${basename(path).replace('-start.mjs', '.js')}';\n`);
  copyIn(folder, 'mock-server/src/core/database/migrations');
  copyIn(folder, 'mock-server/src/test-double/scenarios');
  copyIn(folder, 'mock-server/src/test-double/page');
  for (const path of look)
    copyFileSync(join(root, path), join(folder, 'mock-server/src/test-double/page', basename(path)));
  cpSync(
    join(root, 'node_modules', viewer, 'dist/browser/openapi-explorer.min.js'),
    join(folder, 'mock-server/src/core/http/viewer.js'),
  );
  copyIn(folder, 'openapi.yaml');
  const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'), { maxAliasCount: -1 });
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(contract));
  return modules;
}

/** Compiles the code of all threads, those of tests too, into a folder. */
export async function compileThreads(folder) {
  await compile(folder, threadStarts().map(codeOf));
}

const threadStarts = () => filesIn(sources).filter((path) => threadStart.test(path));
const codeOf = (start) => start.replace(threadStart, '-worker.ts');

/** Copies a file or folder of the checkout to the same place in another folder. */
export function copyIn(folder, path, filter) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true, ...(filter ? { filter } : {}) });
}

async function compile(folder, modules) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [checkVersions(), ownUrls],
    ssr: { noExternal: true, external: [...outside, 'pg-native'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(modules.map((path) => [builtPath(relative(root, path), ''), path])),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'mock-server/src/parts/[name]-[hash].js',
        },
      },
    },
  });
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

const urlMark = '%URL%';
/** Lets a module find files beside it, whichever file its code is in: `import.meta.url` remains its own place. */
const ownUrls = {
  name: 'grt-own-urls',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta.url' },
    handler(code, id) {
      const place = JSON.stringify(urlMark + builtPath(relative(root, id), '.js') + urlMark);
      return { code: code.replaceAll('import.meta.url', place), map: null };
    },
  },
  renderChunk(code, { fileName }) {
    const place = posix.dirname(fileName);
    const written = new RegExp(`(["'\`])${urlMark}(.+?)${urlMark}\\1`, 'g');
    const urlOf = (path) => `new URL(${JSON.stringify(posix.relative(place, path))}, import.meta.url).href`;
    return { code: code.replaceAll(written, (_all, _quote, path) => urlOf(path)), map: null };
  },
};

/** Where a built server has a module of the checkout, from the root: with slashes, also on Windows. */
export function builtPath(path, ending) {
  return path.replaceAll('\\', '/').replace(/\.ts$/, ending);
}

/** A server of the present sources. Two callers at the same time both make it; the first one to finish is used.
 * @returns its folder */
async function builtServer() {
  const state = fingerprint([
    'package-lock.json',
    'openapi.yaml',
    'scripts/compile-server.mjs',
    'sdk/src',
    'mock-server/src',
    ...look,
  ]);
  const folder = join(servers, state.slice(0, 16));
  if (isThere(folder)) return folder;
  const making = `${folder}.${String(process.pid)}`;
  const children = filesIn(sources).filter((path) => child.test(path));
  await compileServer(making, children);
  // The built app, the downloads, the template of the embedded database, and packages whose version is not that of the
  // whole workspace are those of the checkout.
  for (const path of ['web', 'cli', '.cache', 'mock-server/node_modules', 'sdk/node_modules']) {
    if (!isThere(join(root, path))) continue;
    mkdirSync(dirname(join(making, path)), { recursive: true });
    // Windows asks for no rights for a junction; elsewhere it is a link like any other.
    symlinkSync(join(root, path), join(making, path), 'junction');
  }
  try {
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true });
    if (!isThere(folder)) throw error;
  }
  removeOld();
  return folder;
}

function isThere(folder) {
  return statSync(folder, { throwIfNoEntry: false }) !== undefined;
}

/** Removes those of yesterday's sources: nothing runs on them anymore. */
function removeOld() {
  for (const name of readdirSync(servers)) {
    const folder = join(servers, name);
    if (statSync(folder).mtimeMs < Date.now() - dayMs) rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(await builtServer());
