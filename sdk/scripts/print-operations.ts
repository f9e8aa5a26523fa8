import type { OperationModel } from './operation-model.ts';
import { notice } from './print-schema.ts';

/** Prints the table that the client sends by: one row for each operation, as short as it can be. */
export function printOperations(operations: readonly OperationModel[]): string {
  const rows = operations.map(({ id, row }) => `  ${quoted(id)}: ${literal(row)},\n`);
  return `${notice}import type { OperationId } from './operation-types.ts';
import type { OperationRow } from './operation-row.ts';

/** How each operation is sent. */
export const operationTable: Readonly<Record<OperationId, OperationRow>> = {
${rows.join('')}};
`;
}

/** Prints who may call each operation. */
export function printAccess(operations: readonly OperationModel[]): string {
  const rows = operations.map(
    ({ id, roles, scopes, extension }) => `  ${quoted(id)}: ${literal({ roles, scopes, extension })},\n`,
  );
  return `${notice}import type { OperationId } from './operation-types.ts';
import type { OperationAccess } from './operation-row.ts';

/** Who may call each operation. */
export const operationAccess: Readonly<Record<OperationId, OperationAccess>> = {
${rows.join('')}};
`;
}

/** Prints which codes each operation may be refused with: those of all calls once. */
export function printErrorCodes(operations: readonly OperationModel[]): string {
  const [first] = operations;
  const common = first?.errorCodes.filter((code) => operations.every(({ errorCodes }) => errorCodes.includes(code)));
  const union = (codes: readonly string[]) => codes.map(quoted).join(' | ') || 'never';
  const rows = operations.map(
    ({ id, errorCodes }) => `  ${quoted(id)}: ${union(errorCodes.filter((code) => !common?.includes(code)))};\n`,
  );
  return `${notice}import type { OperationId } from './operation-types.ts';

/** The codes that any call may be refused with. */
export type CommonErrorCode = ${union(common ?? [])};

/** The codes that each operation may be refused with besides those. */
interface OwnErrorCodes {
${rows.join('')}}

/** The codes that an operation may be refused with. A newer server may have more. */
export type ErrorCodeOf<Id extends OperationId> = CommonErrorCode | OwnErrorCodes[Id];
`;
}

/** A value as the source text of a literal, on one line. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, entry]) => `${key(name)}: ${literal(entry)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value);
}

/** A property name, quoted only if necessary. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function quoted(text: string): string {
  return `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
}
