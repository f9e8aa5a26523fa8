// Runs before `npm pack` and `npm publish` in the folder of a package.
import { join, relative } from 'node:path';
import { manifestOf, packages, tarballPath } from './package-folder.mjs';
import { builtNames, putBuilt } from './packing.mjs';
import { forgetNpmSettings, root, stop } from './steps.mjs';

const folder = relative(root, process.cwd());
const builtName = builtNames[folder];
if (builtName === undefined)
  stop(`${folder} is no package of its own: it is in the one of the server. All packages are made by: npm run pack`);
const built = join(packages, builtName);

// npm reads package.json once more after `postpack`, and would send the registry that of the sources.
if (process.env.npm_command === 'publish') {
  const manifest = manifestOf(folder);
  const tarball = tarballPath({ ...manifest, name: folder === 'mock-server' ? '@grt/server' : manifest.name });
  stop(`npm publish in ${folder} would send the package.json of its sources. Run this instead, in any folder:

  npm run pack --prefix ${root} && npm publish ${tarball}`);
}

forgetNpmSettings();
const { pack } = await import('./pack.mjs');
await pack();
try {
  putBuilt(process.cwd(), built);
} catch (error) {
  stop(error.message);
}
