import ts from 'typescript';
import { expect, it, vi } from 'vitest';
import { isServerSource, wholeRowUpdates } from './updates.mjs';

vi.setConfig({ testTimeout: 120_000 }); // It compiles with TypeScript.

const declarations = `
  interface Row { id: number; name: string; at: Date | null }
  type Changes<R> = Partial<Omit<R, 'id'>> & { readonly id?: never };
  declare const queries: { update(table: string): { set(changes: object): { where(text: string): void } } };
  declare const row: Row;
  declare const some: Partial<Row>;
  declare const named: Changes<Row>;
`;

/** The lines after the declarations on which an update is refused. */
function refused(...lines) {
  const text = `${lines.join('\n')}\n${declarations}`;
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const plain = ts.createCompilerHost({});
  const getSourceFile = (path, version) => (path === 'a.ts' ? file : plain.getSourceFile(path, version));
  const program = ts.createProgram(
    ['a.ts'],
    { strict: true, exactOptionalPropertyTypes: true },
    { ...plain, getSourceFile },
  );
  return wholeRowUpdates(program, (path) => path === 'a.ts').map(({ line }) => line);
}

// One program for all lines: it reads TypeScript's own declarations, which takes a second.
it('an update of the database that names its columns is fine, by itself or by its type, and one with a whole row, or what may be one, is refused with its line', () => {
  expect(
    refused(
      "queries.update('rows').set({ name: 'a' }).where('');",
      "queries.update('rows').set(named);",
      "queries.update('rows').set({ ...named, name: 'a' });",
      'new Map<string, Row>().set("a", row);',
      "queries.update('rows').set(row);",
      "queries.update('rows').set({ ...row, name: 'a' });",
      "queries.update('rows').set(some).where('');",
      "queries.update('rows').set({ ...some, at: null });",
    ),
  ).toEqual([5, 6, 7, 8]);
});

it.each([
  ['mock-server/src/a.ts', true],
  [String.raw`mock-server\src\a.ts`, true],
  [String.raw`mock-server\src\testing\a.ts`, false],
  ['mock-server/src/a.test.ts', false],
  ['../node_modules/mock-server/a.ts', false],
])('looks at %s: %s', (path, expected) => {
  expect(isServerSource(path)).toBe(expected);
});
