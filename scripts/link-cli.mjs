// Runs whenever npm links the command line. For `npm i -g ./cli` it builds it; `npm ci` has to wait for nothing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildCli, requireNode } from './setup.mjs';
import { forgetNpmSettings, root, stop } from './steps.mjs';

if (process.env.npm_config_global === 'true') {
  forgetNpmSettings();
  requireNode();
  // npm writes it last.
  if (!existsSync(join(root, 'node_modules', '.package-lock.json')))
    stop(`grt cannot be built, because the dependencies of this checkout are not installed.
Run in ${root}: npm ci && npm i -g ./cli`);
  await buildCli();
}
