/**
 * Bundles `openapi/` into `openapi.yaml`, and generates below `sdk/src` what the SDK and the server know about it.
 * `npm run generate` writes; `npm run generate -- --check` writes nothing and exits 1 if a file is not up to date.
 */
import { rm, writeFile } from 'node:fs/promises';
import { DocumentError } from '../src/contract/document/index.ts';
import { generatedFiles, leftOver, readSources, staleAmong } from './generated-files.ts';

const root = new URL('../../', import.meta.url);

async function main(): Promise<number> {
  const check = process.argv.includes('--check');
  const files = await generatedFiles(await readSources(root));
  const removed = await leftOver(files, root);
  const stale = [...(await staleAmong(files, root)), ...removed];
  if (stale.length === 0) {
    console.log('The generated files are up to date.');
    return 0;
  }
  if (check) {
    console.error(`Not up to date with openapi/: ${stale.join(', ')}. Run: npm run generate`);
    return 1;
  }
  for (const name of stale) {
    const text = files.get(name);
    await (text === undefined ? rm(new URL(name, root)) : writeFile(new URL(name, root), text));
  }
  console.log(`Written: ${stale.join(', ')}`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof DocumentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
