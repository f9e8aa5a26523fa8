// The package @grt/sdk: every module compiled for itself, with types and source maps.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, manifestOf, must, packages, writeManifest } from './package-folder.mjs';
import { root, tool } from './steps.mjs';

/** @returns the package's folder */
export async function buildSdkPackage() {
  const folder = join(packages, 'sdk');
  await must(tool('tsc'), ['-p', 'sdk/tsconfig.build.json']);
  for (const file of filesIn(folder))
    if (file.endsWith('.d.ts')) writeFileSync(file, withoutSources(readFileSync(file, 'utf8')));
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
    imports: mapped(imports, (source) => `${builtPath(source)}.js`),
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
  return { types: `${path}.d.ts`, default: `${path}.js` };
}

/** The compiler rewrites the paths of sources in code, not in declarations. */
function withoutSources(declarations) {
  return declarations.replaceAll(/((?:from|import) ?\(?['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2');
}
