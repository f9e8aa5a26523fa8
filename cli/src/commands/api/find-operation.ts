import type { OperationId, operationTable } from '@grt/sdk/contract';
import { CommandError, UsageError } from '../../core/command-error.ts';
import { exitCode } from '../../core/exit-code.ts';

type Table = typeof operationTable;

/** An operation and its path parameters. */
export interface FoundOperation {
  readonly operation: OperationId;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
}

/** Resolves a method and a path, or the name of an operation.
 * @throws UsageError for an invalid method; CommandError with exit code 6 when the contract has no such call */
export function findOperation(table: Table, method: string, path: string | undefined): FoundOperation {
  if (path === undefined) {
    if (isOperation(table, method)) return { operation: method, fields: {} };
    throw notThere(method);
  }
  const wanted = method.toUpperCase();
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(wanted)) throw new UsageError(`"${method}" is not an HTTP method`);
  const url = new URL(path.replace(/^\/?(api\/)?/, '/'), 'http://grt.invalid');
  let best: FoundOperation | undefined;
  for (const operation of Object.keys(table)) {
    if (!isOperation(table, operation) || table[operation].method !== wanted) continue;
    const fields = pathFields(table[operation].path, url.pathname);
    // A path without parameters takes precedence over one with parameters: `/domains/approved`, not `/domains/{id}`.
    if (fields === undefined || (best !== undefined && Object.keys(fields).length > 0)) continue;
    best = { operation, fields };
  }
  if (best === undefined) throw notThere(`${wanted} ${url.pathname}`);
  return { ...best, fields: { ...queryFields(url.searchParams), ...best.fields } };
}

/** Every operation, for the list. */
export function operationRows(
  table: Table,
): readonly { readonly operation: string; readonly method: string; readonly path: string }[] {
  return Object.entries(table).map(([operation, { method, path }]) => ({ operation, method, path }));
}

function pathFields(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const names: string[] = [];
  const pattern = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found === null
    ? undefined
    : Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? '')]));
}

function queryFields(query: URLSearchParams): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

function isOperation(table: Table, name: string): name is OperationId {
  return Object.hasOwn(table, name);
}

function notThere(what: string): CommandError {
  return new CommandError(`Unknown operation: ${what}. See: grt api --list`, {
    exitCode: exitCode.notFound,
    code: 'no_operation',
  });
}
