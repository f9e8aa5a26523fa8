// Compiles the server and the SDK for themselves, module by module, into folders like those of the checkout, so that every
// path between them holds. Run as a program, it makes a built server for tests that start processes (which begin in
// half the processor time of the sources), if there is none of these sources yet, and prints its folder.
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
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { parse } from 'yaml';
import { filesIn } from './package-folder.mjs';
import { fingerprint, root } from './steps.mjs';

const sources = join(root, 'mock-server', 'src');
const threadStart = /-worker-start\.mjs$/;
/** What tests start as processes of their own; see mock-server/src/testing/child.ts. */
const child = /\btesting\b.+-(?:worker|writer)\.ts$/;
const servers = join(root, '.cache', 'servers');
const dayMs = 86_400_000;

/** What the page of the test server has of the web app. */
export const look = ['tokens', 'base', 'panel.module', 'status-badge.module'].map((name) => `web/src/ui/${name}.css`);

/** The module that starts the package's program. */
export const program = join(sources, 'packaged.ts');
/** The module that tests of other programs import. */
export const testDouble = join(sources, 'test-double', 'index.ts');

/** Compiles into a folder, with the migrations and the contract.
 * @param more - other modules.
 * @returns the chunks: what was compiled, and its imports */
export async function compileServer(folder, more = []) {
  const threads = filesIn(sources).filter((path) => threadStart.test(path) && !path.includes('testing'));
  const chunks = await compile(folder, [
    program,
    testDouble,
    ...more,
    ...threads.map((path) => path.replace(threadStart, '-worker.ts')),
  ]);
  // A thread of built code needs no loader: it only has to have the name that the server starts it by.
  for (const path of threads)
    writeFileSync(join(folder, relative(root, path)), `import './${basename(path).replace('-start.mjs', '.js')}';\n`);
  copyIn(folder, 'mock-server/src/core/database/migrations');
  copyIn(folder, 'mock-server/src/test-double/scenarios');
  copyIn(folder, 'mock-server/src/test-double/page');
  for (const path of look)
    copyFileSync(join(root, path), join(folder, 'mock-server/src/test-double/page', basename(path)));
  copyIn(folder, 'openapi.yaml');
  const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'), { maxAliasCount: -1 });
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(contract));
  return chunks;
}

/** Copies a file or folder of the checkout to the same place in another folder. */
export function copyIn(folder, path, filter) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true, ...(filter ? { filter } : {}) });
}

async function compile(folder, input) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { external: true, noExternal: [/^@grt\//] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input,
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
      },
    },
  });
  return output.filter(({ type }) => type === 'chunk');
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
  for (const path of ['web', 'cli', '.cache', 'mock-server/node_modules', 'sdk/node_modules'])
    // Windows asks for no rights for a junction; elsewhere it is a link like any other.
    if (isThere(join(root, path))) symlinkSync(join(root, path), join(making, path), 'junction');
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
