// A build takes the place of the last one once it is complete: one that fails leaves the last good `dist`.
import { renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fillAnew } from './package-folder.mjs';

/** A plugin that builds in a folder of its own beside the one that is asked for, and puts it there at the end. */
export function wholeBuild() {
  let folder;
  let own;
  return {
    name: 'grt-whole-build',
    apply: 'build',
    config({ root = '.', build }) {
      folder = resolve(root, build?.outDir ?? 'dist');
      // Two terminals may build at the same time.
      own = `${folder}.${process.pid}`;
      return { build: { outDir: own, emptyOutDir: true } };
    },
    writeBundle: {
      // After what other plugins write.
      order: 'post',
      sequential: true,
      handler: () => fillAnew(folder, () => renameSync(own, folder)),
    },
    closeBundle: () => rmSync(own, { recursive: true, force: true }),
  };
}
