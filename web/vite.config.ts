import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { checkVersions } from '../scripts/bundled-versions.mjs';
import { wholeBuild } from '../scripts/whole-build.mjs';
import { drawPages } from './build/draw-pages.ts';
import { listPackages } from './build/list-packages.ts';
import { minifyPublic } from './build/minify-public.ts';
import { sharedChunks } from './build/shared-chunks.ts';

/** Where `npm run dev` finds the API; the built app is served by the API's own server. */
const apiOrigin = process.env['GRT_API_ORIGIN'] ?? 'http://127.0.0.1:4010';

export default defineConfig(({ command, isSsrBuild }) => {
  // Vite leaves a mode that the environment names, such as that of a test, as it is: React's own checks would be built in.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [react(), drawPages(), listPackages(), minifyPublic(), checkVersions(), wholeBuild()],
    build: {
      // The oldest browsers that know light-dark(), which every color token uses.
      target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      manifest: true,
      modulePreload: { polyfill: false },
      // Nothing becomes a data: address, so the Content-Security-Policy can stay at 'self'.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            // The landing page is drawn from a build of its own.
            groups: isSsrBuild === true ? [] : [{ name: sharedChunks(join(import.meta.dirname, 'src')) }],
          },
        },
      },
    },
    server: { proxy: { '/api': apiOrigin, '/downloads': apiOrigin } },
    preview: { proxy: { '/api': apiOrigin, '/downloads': apiOrigin } },
  };
});
