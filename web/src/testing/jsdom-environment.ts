import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** jsdom, but with files transformed as for Node: the tests include the whole server, which finds its files by URL. */
const jsdomWithServer: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'jsdom-with-server',
  viteEnvironment: 'ssr',
  setup(global, options) {
    // React draws every rendering into the timeline of a browser's developer tools, if there is one.
    Reflect.deleteProperty(console, 'timeStamp');
    return builtinEnvironments.jsdom.setup(global, options);
  },
};

// oxlint-disable-next-line import/no-default-export -- Vitest loads an environment by its default export
export default jsdomWithServer;
