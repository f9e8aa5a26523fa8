// A build takes the place of the last one once it is complete: one that fails leaves the last good `dist`.
import { renameSync } from 'node:fs';
import { fillAnew } from './package-folder.mjs';

const beside = '.new';

/** A plugin that builds in a folder beside the one that is asked for, and puts it there at the end. */
export function wholeBuild() {
  return {
    name: 'grt-whole-build',
    apply: 'build',
    config: ({ build }) => ({ build: { outDir: `${build?.outDir ?? 'dist'}${beside}`, emptyOutDir: true } }),
    writeBundle: {
      // After what other plugins write.
      order: 'post',
      sequential: true,
      handler: ({ dir }) => {
        const folder = dir.slice(0, -beside.length);
        return fillAnew(folder, () => renameSync(dir, folder));
      },
    },
  };
}
