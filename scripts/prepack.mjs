// Runs before `npm pack` and `npm publish` in the folder of a package, and stops them: they would ship sources, which Node
// refuses to load from node_modules.
import { relative } from 'node:path';
import { manifestOf, tarballPath } from './package-folder.mjs';
import { root } from './steps.mjs';

const folder = relative(root, process.cwd());
const manifest = manifestOf(folder);
const published = folder === 'mock-server' ? { ...manifest, name: '@grt/server' } : manifest;
console.error(`npm pack in ${folder} would ship its sources. Run this instead, in any folder of the checkout:

  npm run pack --prefix ${root}

It makes ${published.name}, with built code, as ${tarballPath(published)}`);
process.exitCode = 1;
