// The package @grt/server: the folders of the checkout that the server reads, with built code in place of sources, so
// that every path between them holds. The SDK is part of it; other packages are its dependencies.
import { cpSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'vite';
import { bundledNotices } from './notices.mjs';
import { filesIn, manifestOf, must, packages, writeManifest } from './package-folder.mjs';
import { root, tool } from './steps.mjs';

const sources = join(root, 'mock-server', 'src');
const program = join(sources, 'packaged.ts');
const threadStart = /-worker-start\.mjs$/;

/** @returns the package's folder */
export async function buildServerPackage() {
  const folder = join(packages, 'server');
  const threads = filesIn(sources).filter((path) => threadStart.test(path) && !path.includes('testing'));
  const used = await compile(folder, [program, ...threads.map((path) => path.replace(threadStart, '-worker.ts'))]);
  // A thread of built code needs no loader: it only has to have the name that the server starts it by.
  for (const path of threads)
    writeFileSync(join(folder, relative(root, path)), `import './${basename(path).replace('-start.mjs', '.js')}';\n`);
  copyIn(folder, 'mock-server/src/core/database/migrations');
  copyIn(folder, 'openapi.yaml');
  copyIn(folder, 'cli/dist/grt.cjs');
  copyIn(folder, 'web/dist', (path) => !/[\\/]\.(built|vite)$/.test(path));
  // A new database starts from it: a package's folder can usually not be written to, and making it takes seconds.
  await must(tool('tsx'), [
    'mock-server/src/core/database/embedded/prepare-template.ts',
    join(folder, '.cache/database'),
  ]);
  copyFileSync(join(root, 'mock-server', 'README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'NOTICES.md'), bundledNotices(join(root, 'web/dist/.vite/bundled.json')));
  const { version, description, type } = manifestOf('mock-server');
  writeManifest(folder, {
    name: '@grt/server',
    version,
    description,
    type,
    bin: { 'grt-server': `./${relative(root, program).replace(/\.ts$/, '.js')}` },
    files: ['mock-server', 'sdk', 'cli', 'web', 'openapi.yaml', 'NOTICES.md', '.cache'],
    dependencies: versionsOf(used),
  });
  return folder;
}

/** Compiles each module for itself. @returns the names of the packages that they import */
async function compile(folder, input) {
  const result = await build({
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
  const chunks = result.output.filter(({ type }) => type === 'chunk');
  const imports = chunks.flatMap((chunk) => chunk.imports.concat(chunk.dynamicImports));
  const outside = imports.filter((name) => /^(@[\w.-]+\/)?[\w.-]+(\/|$)/.test(name) && !name.startsWith('node:'));
  return new Set(
    outside.map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
}

/** @throws Error when a package is used that the workspace does not name */
function versionsOf(used) {
  const known = { ...manifestOf('sdk').dependencies, ...manifestOf('mock-server').dependencies };
  // Its files are served; nothing imports it.
  const names = [...used, 'swagger-ui-dist'].filter(
    (name) => !name.startsWith('mock-server') && !name.startsWith('sdk'),
  );
  return Object.fromEntries(
    names
      .toSorted((one, other) => one.localeCompare(other, 'en'))
      .map((name) => {
        if (known[name] === undefined) throw new Error(`The server imports ${name}, which no package.json names`);
        return [name, known[name]];
      }),
  );
}

function copyIn(folder, path, filter) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path), { recursive: true, ...(filter ? { filter } : {}) });
}
