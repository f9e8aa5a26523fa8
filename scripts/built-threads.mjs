// Vitest's global setup: compiles the code of the server's threads once per run, where each of them would load a compiler.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileThreads } from './compile-server.mjs';
import { root } from './steps.mjs';

export async function setup() {
  if (process.features.typescript || process.env['GRT_BUILT_THREADS']) return undefined;
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'threads-'));
  await compileThreads(folder);
  process.env['GRT_BUILT_THREADS'] = `${pathToFileURL(folder).href}/`;
  return () => rmSync(folder, { recursive: true });
}
