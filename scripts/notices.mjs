// The licenses of what a bundle carries.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './steps.mjs';

/** The names, versions, and license texts of bundled packages, as Markdown.
 * @param list - the file with their folders, which the bundle's build writes */
export function bundledNotices(list) {
  return noticesOf(JSON.parse(readFileSync(list, 'utf8')).map((folder) => resolve(root, folder)));
}

/** The same for a list of folders. */
export function noticesOf(folders) {
  const packages = folders.map(noticeOf).toSorted((one, other) => one.localeCompare(other, 'en'));
  return ['# Licenses of bundled packages\n', ...packages].join('\n');
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const text =
    file !== undefined && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `## ${name} ${version} (${license ?? 'see its package'})\n\n${text}\n`;
}
