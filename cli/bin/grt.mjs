#!/usr/bin/env node
// The command of a checkout, which npm links. The package has the built program itself.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../dist/grt.cjs', import.meta.url);
if (existsSync(program)) {
  // So that `grt upgrade` knows which file it is.
  process.argv[1] = fileURLToPath(program);
  await import(program.href);
} else {
  process.stderr.write(`error: grt has not been built in this checkout.
Run in ${fileURLToPath(new URL('../..', import.meta.url))}: npm ci && npm run build -w cli\n`);
  process.exitCode = 1;
}
