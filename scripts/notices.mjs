// The licenses of what a bundle carries.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { insidePackages } from './notices-inside.mjs';
import { root } from './steps.mjs';

/** The folders, from the root, of the packages that bundled modules belong to. */
export function packagesIn(modules) {
  const folders = modules.flatMap((path) => /^[^\0].*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
  return [...new Set(folders)].map((folder) => relative(root, folder)).toSorted();
}

/** The folders, from the root, of a package that is one file, and of every package that may be in that file. */
export function withDependencies(name) {
  const found = new Set();
  const add = (wanted, from) => {
    const folder = folderOf(wanted, from);
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    for (const dependency of Object.keys(dependencies)) add(dependency, folder);
  };
  add(name, '');
  return [...found];
}

/** Where Node finds a package, as seen from the folder of another one. */
function folderOf(name, from) {
  const folder = join(from, 'node_modules', name);
  return from === '' || existsSync(join(root, folder)) ? folder : folderOf(name, dirname(from).replace(/^\.$/, ''));
}

/** The names, versions, and license texts of packages, as Markdown.
 * @param folders - theirs, as `packagesIn` has them; one may be named twice */
export function noticesOf(folders) {
  const packages = [...new Set(folders)]
    .map((folder) => noticeOf(join(root, folder)))
    .toSorted((one, other) => one.localeCompare(other, 'en'));
  return ['# Licenses of bundled packages\n', ...packages].join('\n');
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const text =
    file !== undefined && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : '';
  const inside = insidePackages.get(name);
  return `## ${name} ${version} (${license ?? 'see its package'})\n\n${text}\n${inside === undefined ? '' : `\n${inside}\n`}`;
}
