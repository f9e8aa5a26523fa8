// A build must carry the packages that package.json names. Where node_modules is incomplete, such as a copy of the root's alone,
// an import finds another major version that something else brought along, and the program crashes when it runs.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './steps.mjs';

/** A plugin that ends a build which imports other versions than its package.json names. */
export function checkVersions() {
  return {
    name: 'grt-check-versions',
    apply: 'build',
    generateBundle() {
      const imports = [...this.getModuleIds()].flatMap((from) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(from) ?? {};
        return [...importedIds, ...dynamicallyImportedIds].map((to) => ({ from, to }));
      });
      const faults = wrongVersions(imports);
      if (faults.length > 0) throw new Error([...faults, 'node_modules is incomplete. Run: npm install'].join('\n'));
    },
  };
}

/** What is imported in another version than wanted, one sentence each.
 * @param imports - pairs of absolute paths: the importing module, and the module that it got */
export function wrongVersions(imports, readManifest = manifestIn) {
  const faults = imports.map(({ from, to }) => {
    const folder = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(to);
    if (folder === null || from.startsWith('\0') || from.includes('/node_modules/')) return undefined;
    const [path, name] = folder;
    const own = workspaceOf(from);
    const { dependencies, devDependencies } = readManifest(own);
    const wanted = { ...dependencies, ...devDependencies }[name];
    const { version } = readManifest(path);
    if (wanted === undefined || breaking(wanted) === breaking(version)) return undefined;
    const [here, there] = [own, path].map((place) => relative(root, place));
    return `${here}/package.json names ${name} ${wanted}, but the build found ${version} (${there}).`;
  });
  return [...new Set(faults)].filter((fault) => fault !== undefined);
}

/** The part of a version that changes when something breaks: `5`, or `0.6` before the first major version. */
function breaking(version) {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(version) ?? [];
  return major === '0' ? `0.${minor}` : major;
}

/** The package that a module belongs to: the next folder above it that has a package.json. */
function workspaceOf(path) {
  const folder = dirname(path);
  return existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : workspaceOf(folder);
}

function manifestIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
