// The package @grt/server: the folders of the checkout that the server reads, with built code in place of sources, so
// that every path between them holds. The SDK is part of it; other packages are its dependencies.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { compileServer, copyIn, program, testDouble } from './compile-server.mjs';
import { bundledNotices } from './notices.mjs';
import { manifestOf, must, packages, writeManifest } from './package-folder.mjs';
import { root, tool } from './steps.mjs';

/** @returns the package's folder */
export async function buildServerPackage() {
  const folder = join(packages, 'server');
  const used = packagesIn(await compileServer(folder));
  declareTestDouble(folder);
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
    bin: { 'grt-server': built(program, '.js') },
    exports: { './testing': { types: built(testDouble, '.d.ts'), default: built(testDouble, '.js') } },
    files: ['mock-server', 'sdk', 'cli', 'web', 'openapi.yaml', 'openapi.json', 'NOTICES.md', '.cache'],
    dependencies: versionsOf(used),
  });
  return folder;
}

/** Where the package has a module of the checkout. */
function built(path, ending) {
  return builtPath(relative(root, path), ending);
}

/** The same for a path from the root, as package.json wants it: with slashes, also on Windows. */
export function builtPath(path, ending) {
  return `./${path.replaceAll('\\', '/').replace(/\.ts$/, ending)}`;
}

/** Writes the types of what tests of other programs import. These modules state their types themselves, without those of the
 * server's other modules. */
function declareTestDouble(folder) {
  for (const name of ['index', 'fixtures', 'start-test-server', 'public-api']) {
    const path = join(dirname(testDouble), `${name}.ts`);
    const { outputText, diagnostics } = ts.transpileDeclaration(readFileSync(path, 'utf8'), {
      fileName: path,
      reportDiagnostics: true,
      compilerOptions: { isolatedDeclarations: true, declaration: true, target: ts.ScriptTarget.ES2023 },
    });
    if (diagnostics?.length)
      throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(diagnostics[0].messageText, ' ')}`);
    const text = outputText.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'");
    writeFileSync(join(folder, built(path, '.d.ts')), text);
  }
}

/** @returns the names of the packages that compiled modules import */
function packagesIn(chunks) {
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
