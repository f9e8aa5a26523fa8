import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** Lists the packages that the app contains in `.vite/bundled.json`, as folders of the checkout: whoever passes the app on
 * passes on their licenses too. */
export function listPackages(): Plugin {
  return {
    name: 'grt-list-packages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle() {
      const folders = [...this.getModuleIds()].flatMap(
        (id) => /^[^\0].*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [],
      );
      const source = JSON.stringify([...new Set(folders)].map((folder) => relative(checkout, folder)).toSorted());
      this.emitFile({ type: 'asset', fileName: '.vite/bundled.json', source });
    },
  };
}
