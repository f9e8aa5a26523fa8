import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { loadProductionReact } from './production-react.ts';

/** jsdom, but with files transformed as for Node: the tests include the whole server, which finds its files by URL. */
const jsdomWithServer: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'jsdom-with-server',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const page = await builtinEnvironments.jsdom.setup(global, options);
    loadProductionReact();
    return page;
  },
};

// oxlint-disable-next-line import/no-default-export -- Vitest loads an environment by its default export
export default jsdomWithServer;
