import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operationTable } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { unreachedCalls } from './testing/unreached-calls.ts';

/** The code of the commands, or of the screens, one text per file. */
async function codeIn(folder: string): Promise<readonly string[]> {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  const files = await readdir(root, { recursive: true });
  const code = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|[\\/]testing[\\/]|^testing[\\/]/.test(name));
  return Promise.all(code.map((name) => readFile(join(root, name), 'utf8')));
}

it('a command or a screen uses each operation of the contract, or it is known why none does', async () => {
  const files = [...(await codeIn('./')), ...(await codeIn('../../web/src/'))].map(
    (text) => new Set(text.match(/\w+/g)),
  );
  // Both words of `geo.update` are in the file that calls it, or that names it for the part that does.
  const isUsed = (operation: string): boolean =>
    files.some((words) => operation.split('.').every((word) => words.has(word)));
  const unused = Object.keys(operationTable).filter((operation) => !isUsed(operation));
  expect(unused.toSorted()).toEqual(Object.values(unreachedCalls).flat().toSorted());
});
