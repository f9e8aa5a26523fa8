// The package @grt/sdk: every module compiled for itself, with types and source maps, and once more for CommonJS.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { filesIn, manifestOf, must, packages, writeManifest } from './package-folder.mjs';
import { root, tool } from './steps.mjs';

/** @returns the package's folder */
export async function buildSdkPackage() {
  const folder = join(packages, 'sdk');
  await must(tool('tsc'), ['-p', 'sdk/tsconfig.build.json']);
  for (const file of filesIn(folder))
    if (file.endsWith('.d.ts')) writeFileSync(file, withoutSources(readFileSync(file, 'utf8')));
  writeCommonJs(folder);
  shareErrors(folder);
  const { name, version, description, type, sideEffects, imports, exports: entries, dependencies } = manifestOf('sdk');
  const isPublic = ([entry]) => !entry.startsWith('./testing');
  writeManifest(folder, {
    name,
    version,
    description,
    type,
    sideEffects,
    files: ['dist'],
    dependencies,
    imports: {
      '#errors': sharedErrors,
      ...mapped(imports, (source) => ({
        import: `${builtPath(source)}.js`,
        require: `${commonJs(builtPath(source))}.cjs`,
      })),
    },
    exports: Object.fromEntries(
      Object.entries(entries)
        .filter(isPublic)
        .map(([entry, source]) => [entry, built(source)]),
    ),
  });
  copyFileSync(join(root, 'sdk', 'README.md'), join(folder, 'README.md'));
  return folder;
}

/** @returns the same, with every path in it replaced */
function mapped(value, replace) {
  if (typeof value === 'string') return replace(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapped(inner, replace)]));
}

function builtPath(source) {
  return source.replace('./src/', './dist/').replace(/\.ts$/, '');
}

/** An entry's types and code for what the workspace exports as a source. */
function built(source) {
  const path = builtPath(source);
  const required = commonJs(path);
  return {
    import: { types: `${path}.d.ts`, default: `${path}.js` },
    require: { types: `${required}.d.cts`, default: `${required}.cjs` },
  };
}

function commonJs(path) {
  return path.replace('./dist/', './dist/cjs/');
}

/** The same modules for test runners and compilers that do not require ES modules, as Node does. */
function writeCommonJs(folder) {
  const from = join(folder, 'dist');
  for (const file of filesIn(from).filter((path) => /\.(?:js|d\.ts)$/.test(path))) {
    const text = readFileSync(file, 'utf8');
    const path = join(from, 'cjs', relative(from, file).replace(/js$/, 'cjs').replace(/ts$/, 'cts'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, asCommonJs(text, file));
  }
}

function asCommonJs(text, file) {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 };
  const code = file.endsWith('.js')
    ? ts.transpileModule(text.replace(/\/\/# sourceMappingURL=.*\n?$/, ''), { compilerOptions }).outputText
    : text;
  return code.replaceAll(/((?:from|import|require) ?\(?['"]\.[^'"]*)\.js(['"])/g, '$1.cjs$2');
}

const errors = './dist/client/errors.js';
/** Node can import CommonJS, and must, for both versions to have the same classes. Bundles have one version only. */
const sharedErrors = { workerd: errors, 'edge-light': errors, node: './dist/cjs/client/errors.cjs', default: errors };

/** Lets `instanceof` hold where a program has both versions. */
function shareErrors(folder) {
  for (const file of filesIn(join(folder, 'dist')).filter((path) => path.endsWith('.js'))) {
    const code = readFileSync(file, 'utf8');
    writeFileSync(file, code.replaceAll(/(from ['"])\.\.?\/errors\.js(?=['"])/g, '$1#errors'));
  }
}

/** The compiler rewrites the paths of sources in code, not in declarations. */
function withoutSources(declarations) {
  return declarations.replaceAll(/((?:from|import) ?\(?['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2');
}
