// The package @grt/server: the folders of the checkout that the server reads, with built code in place of sources, so
// that every path between them holds. The SDK and most packages are in that code.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { builtPath, compileServer, copyIn, outside, program, testDouble, viewer } from './compile-server.mjs';
import { noticesOf, packagesIn, withDependencies } from './notices.mjs';
import { manifestOf, must, packages, writeManifest } from './package-folder.mjs';
import { root, tool } from './steps.mjs';

/** @returns the package's folder */
export async function buildServerPackage() {
  const folder = join(packages, 'server');
  const modules = await compileServer(folder);
  declareTestDouble(folder);
  copyIn(folder, 'cli/dist/grt.cjs');
  copyIn(folder, 'web/dist', (path) => !/[\\/]\.(built|vite)$/.test(path));
  // A new database starts from it: a package's folder can usually not be written to, and making it takes seconds.
  await must(tool('tsx'), [
    'mock-server/src/core/database/embedded/prepare-template.ts',
    join(folder, '.cache/database'),
  ]);
  copyFileSync(join(root, 'mock-server', 'README.md'), join(folder, 'README.md'));
  const app = JSON.parse(readFileSync(join(root, 'web/dist/.vite/bundled.json'), 'utf8'));
  writeFileSync(join(folder, 'NOTICES.md'), noticesOf([...app, ...packagesIn(modules), ...withDependencies(viewer)]));
  const { version, description, type, dependencies: versions } = manifestOf('mock-server');
  writeManifest(folder, {
    name: '@grt/server',
    version,
    description,
    type,
    bin: { 'grt-server': built(program, '.js') },
    exports: { './testing': { types: built(testDouble, '.d.ts'), default: built(testDouble, '.js') } },
    files: ['mock-server', 'cli', 'web', 'openapi.yaml', 'openapi.json', 'NOTICES.md', '.cache'],
    dependencies: Object.fromEntries(outside.map((name) => [name, versions[name]])),
  });
  return folder;
}

/** Where the package has a module of the checkout, as package.json wants it. */
function built(path, ending) {
  return `./${builtPath(relative(root, path), ending)}`;
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
