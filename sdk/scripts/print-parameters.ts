import type { OperationModel } from './operation-model.ts';
import { literal } from './print-operations.ts';
import { notice } from './print-schema.ts';

/** A parameter of an operation, with its rule as source text. */
interface Use {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
}

/** Prints what may be in paths and queries: a parameter's most frequent rule once, and the operations that differ. */
export function printParameters(operations: readonly OperationModel[]): string {
  const uses = operations.flatMap(({ id, parameterRules }) =>
    Array.from(parameterRules, ([name, rule]) => ({ id, name, rule: literal(rule) })),
  );
  const names = [...new Set(uses.map(({ name }) => name))].sort();
  const rows = names.flatMap((name) => rowsOf(name, uses));
  return `${notice}import type { ParameterRule } from './operation-row.ts';

/** What parameters in paths and queries may be, by name, and where an operation differs, by its name before that. */
export const parameterRules: Readonly<Record<string, ParameterRule>> = {
${rows.join('')}};
`;
}

function rowsOf(name: string, uses: readonly Use[]): readonly string[] {
  const same = uses.filter((use) => use.name === name);
  const count = (text: string) => same.filter(({ rule }) => rule === text).length;
  const usual = same.toSorted((one, other) => count(other.rule) - count(one.rule))[0]?.rule ?? '{}';
  const others = same.filter(({ rule }) => rule !== usual).map(({ id, rule }) => row(`${id} ${name}`, rule));
  return usual === '{}' ? others : [row(name, usual), ...others];
}

function row(name: string, rule: string): string {
  return `  ${literal(name)}: ${rule},\n`;
}
