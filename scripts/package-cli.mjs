// The package @grt/cli: one file that carries everything, so that it has no dependencies.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesOf } from './notices.mjs';
import { manifestOf, packages, writeManifest } from './package-folder.mjs';
import { root } from './steps.mjs';

/** @returns the package's folder */
export function buildCliPackage() {
  const folder = join(packages, 'cli');
  mkdirSync(folder, { recursive: true });
  const { name, version, description } = manifestOf('cli');
  copyFileSync(join(root, 'cli', 'dist', 'grt.cjs'), join(folder, 'grt.cjs'));
  copyFileSync(join(root, 'cli', 'README.md'), join(folder, 'README.md'));
  const bundled = JSON.parse(readFileSync(join(root, 'cli', 'dist', 'bundled.json'), 'utf8'));
  writeFileSync(join(folder, 'NOTICES.md'), noticesOf(bundled));
  const files = ['grt.cjs', 'NOTICES.md'];
  writeManifest(folder, { name, version, description, type: 'commonjs', bin: { grt: './grt.cjs' }, files });
  return folder;
}
