// npm run pack: makes the tarballs of the packages in .cache/packages, as npm publishes them: built JavaScript with types
// and source maps, without sources or tests. Prints the path of each.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledNotices } from './notices.mjs';
import { buildCli, generateContract } from './setup.mjs';
import { root, run, say, tool } from './steps.mjs';

const packages = join(root, '.cache', 'packages');

/** Makes the tarballs. @returns their paths, by package name */
export async function pack() {
  await generateContract();
  await buildCli();
  rmSync(packages, { recursive: true, force: true });
  const sdk = await buildSdk();
  const cli = await buildCommandLine();
  return { '@grt/sdk': await tarballOf(sdk), '@grt/cli': await tarballOf(cli) };
}

async function buildSdk() {
  const folder = join(packages, 'sdk');
  await must(tool('tsc'), ['-p', 'sdk/tsconfig.build.json']);
  for (const file of filesIn(folder))
    if (file.endsWith('.d.ts')) writeFileSync(file, withoutSources(readFileSync(file, 'utf8')));
  const { name, version, description, type, sideEffects, exports: entries, dependencies } = manifestOf('sdk');
  const isPublic = ([entry]) => !entry.startsWith('./testing');
  writeManifest(folder, {
    name,
    version,
    description,
    type,
    sideEffects,
    dependencies,
    exports: Object.fromEntries(
      Object.entries(entries)
        .filter(isPublic)
        .map(([entry, source]) => [entry, built(source)]),
    ),
  });
  copyFileSync(join(root, 'sdk', 'README.md'), join(folder, 'README.md'));
  return folder;
}

/** The program is one file that carries everything, so that its package has no dependencies. */
async function buildCommandLine() {
  const folder = join(packages, 'cli');
  mkdirSync(folder, { recursive: true });
  const { name, version, description } = manifestOf('cli');
  copyFileSync(join(root, 'cli', 'dist', 'grt.cjs'), join(folder, 'grt.cjs'));
  copyFileSync(join(root, 'cli', 'README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'NOTICES.md'), bundledNotices(join(root, 'cli', 'dist', 'bundled.json')));
  writeManifest(folder, { name, version, description, bin: { grt: './grt.cjs' } });
  return folder;
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

function writeManifest(folder, fields) {
  const { license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...fields, license, engines }, undefined, 2)}\n`);
}

/** An entry's types and code for what the workspace exports as a source. */
function built(source) {
  const path = source.replace('./src/', './dist/').replace(/\.ts$/, '');
  return { types: `${path}.d.ts`, default: `${path}.js` };
}

/** The compiler rewrites the paths of sources in code, not in declarations. */
function withoutSources(declarations) {
  return declarations.replaceAll(/((?:from|import) ?\(?['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2');
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function tarballOf(folder) {
  await must('npm', ['pack', folder, '--pack-destination', packages, '--silent']);
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(packages, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}

async function must(command, args) {
  if ((await run(command, args, { quiet: true })) !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, path] of Object.entries(await pack())) say(`${name}  ${path}`);
}
