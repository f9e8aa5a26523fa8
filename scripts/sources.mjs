// node scripts/sources.mjs <file> …: runs a program from its sources. Node takes their types away by itself from 22.18
// on, tsx does before; what was compiled is kept for the next run, where Node can.
import module from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const program = resolve(process.argv[2]);
process.argv.splice(1, 2, program);
module.enableCompileCache?.();
if (!process.features.typescript) (await import('tsx/esm/api')).register();
await import(pathToFileURL(program).href);
