import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Shortens the script that the page waits for before its first paint: files in `public` are copied as they are written. */
export function minifyPublic(): Plugin {
  const name = 'before-paint.js';
  return {
    name: 'minify-public',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    async writeBundle({ dir = '' }) {
      const path = join(dir, name);
      const { code } = await minify(name, await readFile(path, 'utf8'), { compress: true, mangle: true });
      await writeFile(path, code);
    },
  };
}
