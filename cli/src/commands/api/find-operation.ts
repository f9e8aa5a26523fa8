import type { OperationId, operationTable } from '@grt/sdk/contract';
import { CommandError, UsageError } from '../../core/command-error.ts';
import { exitCode } from '../../core/exit-code.ts';
import { parsedUrl } from '@grt/sdk/formats/parsed-url';

type Table = typeof operationTable;
type Method = Table[OperationId]['method'];

/** An operation and its path parameters. */
export interface FoundOperation {
  readonly operation: OperationId;
  readonly fields: QueryFields;
}

/** A request that the contract does not have. */
export interface OtherRequest {
  readonly operation?: undefined;
  readonly method: Method;
  /** Below the API base. */
  readonly path: string;
  readonly fields: QueryFields;
}

type QueryFields = Readonly<Record<string, string | readonly string[]>>;

/** What was typed: the name of an operation, a path, or a method and a path. */
export interface TypedRequest {
  readonly words: readonly [first: string, path: string | undefined];
  /** From `--method`. */
  readonly method: string | undefined;
  /** Fields come along, so that a path alone means POST, as with `gh api`. */
  readonly hasFields: boolean;
  /** The API base of the chosen server. */
  readonly apiUrl: string;
}

/** Resolves the name of an operation, a path, or a method and a path.
 * @throws UsageError for an invalid method, or an address of another server; CommandError with exit code 6 for an unknown name */
export function findOperation(
  table: Table,
  { words: [first, second], method, hasFields, apiUrl }: TypedRequest,
): FoundOperation | OtherRequest {
  if (second !== undefined && method !== undefined)
    throw new UsageError('Specify the method once: with -X, or before the path');
  if (second !== undefined) return requestTo(table, methodOf(first), addressOf(second, apiUrl));
  if (isOperation(table, first)) {
    if (method !== undefined && methodOf(method) !== table[first].method)
      throw new UsageError(`${first} is a ${table[first].method}: leave out --method`);
    return { operation: first, fields: {} };
  }
  if (isMethod(first)) throw new UsageError(`Specify a path after ${first}`);
  if (/^\w+\.\w+$/.test(first)) throw notThere(first);
  return requestTo(table, methodOf(method ?? (hasFields ? 'POST' : 'GET')), addressOf(first, apiUrl));
}

function requestTo(table: Table, method: Method, url: Address): FoundOperation | OtherRequest {
  let best: FoundOperation | undefined;
  for (const operation of Object.keys(table)) {
    if (!isOperation(table, operation) || table[operation].method !== method) continue;
    const fields = pathFields(table[operation].path, url.pathname);
    // A path without parameters takes precedence over one with parameters: `/domains/approved`, not `/domains/{id}`.
    if (fields === undefined || (best !== undefined && Object.keys(fields).length > 0)) continue;
    best = { operation, fields };
  }
  if (best !== undefined) return { ...best, fields: { ...queryFields(url.searchParams), ...best.fields } };
  return { method, path: `${url.pathname}${url.search}`, fields: {} };
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly Method[];

function isMethod(word: string): boolean {
  return methods.some((method) => method === word.toUpperCase());
}

function methodOf(typed: string): Method {
  const known = methods.find((method) => method === typed.toUpperCase());
  if (known === undefined) throw new UsageError(`"${typed}" is not an HTTP method`);
  return known;
}

type Address = Pick<URL, 'pathname' | 'search' | 'searchParams'>;

/** The path below the API base, whether it was typed with or without the base, or as a whole address. Other paths of the
 * server are above the base: `/../downloads`.
 * @throws UsageError for an address of another server, which must not see the token */
function addressOf(typed: string, apiUrl: string): Address {
  if (!/^https?:/.test(typed)) return new URL(typed.replace(/^\/?(api\/)?/, '/'), 'http://grt.invalid');
  const base = new URL(apiUrl);
  const whole = parsedUrl(typed);
  if (whole?.origin !== base.origin)
    throw new UsageError(`${typed} is not a URL on ${base.origin}. To call another server, use --api-url`);
  const { pathname, search, searchParams } = whole;
  const isBelow = pathname.startsWith(`${base.pathname}/`);
  const up = base.pathname === '/' ? '' : base.pathname.replaceAll(/\/[^/]+/g, '/..');
  return { pathname: isBelow ? pathname.slice(base.pathname.length) : up + pathname, search, searchParams };
}

/** Every operation, for the list. */
export function operationRows(
  table: Table,
): readonly { readonly operation: string; readonly method: string; readonly path: string }[] {
  return Object.entries(table).map(([operation, { method, path }]) => ({ operation, method, path }));
}

/** @throws UsageError for a path with a percent sign that encodes nothing */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    throw new UsageError(`"${part}" is not a valid part of a path: write a percent sign as %25`, { cause: error });
  }
}

function pathFields(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const names: string[] = [];
  const pattern = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found === null ? undefined : Object.fromEntries(names.map((name, at) => [name, decoded(found[at + 1] ?? '')]));
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
  return new CommandError(`Unknown operation: ${what}. See: grt api --list (for a path: /${what})`, {
    exitCode: exitCode.notFound,
    code: 'no_operation',
  });
}
