/**
 * Generates what the SDK and the server know of `openapi.yaml`, below `sdk/src`.
 * `npm run generate` writes; `npm run generate -- --check` writes nothing and exits 1 where a file is not up to date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { DocumentError, readDocument } from './document.ts';
import { printContract } from './print-contract.ts';

const documentPath = new URL('../../openapi.yaml', import.meta.url);
const outputFolder = new URL('../src/', import.meta.url);

async function main(): Promise<number> {
  const check = process.argv.includes('--check');
  const stale: string[] = [];
  for (const [name, text] of await printContract(await readDocument(documentPath))) {
    const path = new URL(name, outputFolder);
    if ((await present(path)) === text) continue;
    stale.push(name);
    if (check) continue;
    await writeFile(path, text);
  }
  if (stale.length === 0) console.log('The generated files are up to date.');
  else if (!check) console.log(`Written: ${stale.join(', ')}`);
  else console.error(`Not up to date with openapi.yaml: ${stale.join(', ')}. Run: npm run generate`);
  return check && stale.length > 0 ? 1 : 0;
}

async function present(path: URL): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof DocumentError)) throw error;
  console.error(`openapi.yaml: ${error.message}`);
  process.exitCode = 1;
}
