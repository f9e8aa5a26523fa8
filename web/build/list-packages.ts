import type { Plugin } from 'vite';
import { packagesIn } from '../../scripts/notices.mjs';

/** Lists the packages that the app contains in `.vite/bundled.json`, as folders of the checkout: whoever passes the app on
 * passes on their licenses too. */
export function listPackages(): Plugin {
  return {
    name: 'grt-list-packages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle() {
      const source = JSON.stringify(packagesIn([...this.getModuleIds()]));
      this.emitFile({ type: 'asset', fileName: '.vite/bundled.json', source });
    },
  };
}
