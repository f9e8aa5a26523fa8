// What the packages share: their manifests, files, and tarballs in .cache/packages.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './steps.mjs';

export const packages = join(root, '.cache', 'packages');

export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** Writes package.json, with the license and the oldest Node of the workspace. */
export function writeManifest(folder, fields) {
  const { license, engines } = manifestOf('.');
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...fields, license, engines }, undefined, 2)}\n`);
}

/** The paths of all files in a folder and below. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Where a package's tarball is. */
export function tarballPath({ name, version }) {
  return join(packages, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}

/** Packs a folder. */
export async function writeTarball(folder) {
  await must('npm', ['pack', folder, '--pack-destination', packages, '--silent']);
}

/** @throws Error when the program fails */
export async function must(command, args) {
  if ((await run(command, args, { quiet: true })) !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Fills a folder anew. What was in it comes back when that fails, and, with the next call of `putBackLast`, when it is killed. */
export async function fillAnew(folder, fill) {
  putBackLast(folder);
  if (existsSync(folder)) renameSync(folder, lastOf(folder));
  try {
    await fill();
  } catch (error) {
    putBackLast(folder);
    throw error;
  }
  rmSync(lastOf(folder), { recursive: true, force: true });
}

export function putBackLast(folder) {
  if (!existsSync(lastOf(folder))) return;
  rmSync(folder, { recursive: true, force: true });
  renameSync(lastOf(folder), folder);
}

const lastOf = (folder) => `${folder}.last`;
