// Accessed as a property of `node:fs`, so it loads on first use and startup is faster.
import { promises as fs } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Where a file is from the root of its Git repository, with slashes, as reports for a CI system name it; undefined in none.
 * @param path - absolute; the file need not exist */
export async function pathInRepository(path: string): Promise<string | undefined> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    // A folder, or in a worktree and a submodule, a file.
    const isRoot = await fs.stat(join(folder, '.git')).then(
      () => true,
      () => false,
    );
    if (isRoot) return relative(folder, path).split(sep).join('/');
    if (folder === dirname(folder)) return undefined;
  }
}
