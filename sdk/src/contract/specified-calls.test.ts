import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { operationAccess } from './access.gen.ts';
import { operationTable } from './operations.gen.ts';

const list = new URL('../../../docs/specification/calls.txt', import.meta.url);

it('has every call in the specification, and marks every other one as an extension', async () => {
  const lines = (await readFile(list, 'utf8')).split('\n');
  const specified = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const ours = Object.entries(operationTable)
    .filter(([id]) => Object.entries(operationAccess).some(([name, { extension }]) => name === id && !extension))
    .map(([, { method, path }]) => `${method} ${path}`);
  expect(specified).toHaveLength(88);
  expect(ours.toSorted()).toEqual(specified.toSorted());
});
