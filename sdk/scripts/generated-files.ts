import { readdir, readFile } from 'node:fs/promises';
import { readDocument } from '../src/contract/document/index.ts';
import { bundle } from './bundle.ts';
import type { SourceText } from './bundle-source.ts';
import { printContract } from './print-contract.ts';
import { printDocument } from './print-document.ts';
import { messagesFolder } from './print-constants.ts';
import { formsFolder } from './print-forms.ts';

/** The files of `openapi/` in a checkout. */
export async function readSources(root: URL): Promise<readonly SourceText[]> {
  const names = (await readdir(new URL('openapi/', root))).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (name) => ({
      name: `openapi/${name}`,
      text: await readFile(new URL(`openapi/${name}`, root), 'utf8'),
    })),
  );
}

/** Everything that is generated, by its path in the checkout. The same sources always produce the same text.
 * @throws DocumentError if the sources cannot be bundled, or say something that the client could not call. */
export async function generatedFiles(sources: readonly SourceText[]): Promise<ReadonlyMap<string, string>> {
  const document = printDocument(bundle(sources));
  const files = new Map([['openapi.yaml', document]]);
  for (const [name, text] of await printContract(readDocument(document))) files.set(`sdk/src/${name}`, text);
  return files;
}

/** The files that are missing below a folder, or have different text there. */
export async function staleAmong(files: ReadonlyMap<string, string>, root: URL): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const [name, text] of files) if ((await present(new URL(name, root))) !== text) stale.push(name);
  return stale;
}

/** Forms and messages of what no longer exists. */
export async function leftOver(files: ReadonlyMap<string, string>, root: URL): Promise<readonly string[]> {
  const folders = [formsFolder, messagesFolder].map((folder) => `sdk/src/${folder}`);
  const found = await Promise.all(
    folders.map(async (folder) => (await readdir(new URL(folder, root))).map((name) => folder + name)),
  );
  return found.flat().filter((name) => name.endsWith('.gen.ts') && !files.has(name));
}

async function present(path: URL): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
