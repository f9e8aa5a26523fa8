// The package @grt/cli: one file that carries everything, so that it has no dependencies.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledNotices } from './notices.mjs';
import { manifestOf, packages, writeManifest } from './package-folder.mjs';
import { root } from './steps.mjs';

/** @returns the package's folder */
export function buildCliPackage() {
  const folder = join(packages, 'cli');
  mkdirSync(folder, { recursive: true });
  const { name, version, description } = manifestOf('cli');
  copyFileSync(join(root, 'cli', 'dist', 'grt.cjs'), join(folder, 'grt.cjs'));
  copyFileSync(join(root, 'cli', 'README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'NOTICES.md'), bundledNotices(join(root, 'cli', 'dist', 'bundled.json')));
  const files = ['grt.cjs', 'NOTICES.md'];
  writeManifest(folder, { name, version, description, type: 'commonjs', bin: { grt: './grt.cjs' }, files });
  return folder;
}
