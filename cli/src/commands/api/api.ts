import { Command } from 'commander';
import { MissingArgumentError, UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { collectWords } from '../../core/ids.ts';
import { readFields } from './fields.ts';
import { findOperation, operationRows } from './find-operation.ts';

interface ApiFlags extends DownloadFlags {
  readonly field?: readonly string[];
  readonly rawField?: readonly string[];
  readonly body?: string;
  readonly header?: readonly string[];
  readonly include?: true;
  readonly paginate?: true;
  readonly list?: true;
}

/** `grt api` */
export function apiCommand(context: Context): Command {
  const command = addDownloadFlags(new Command())
    .argument('[method]', 'GET, POST, PUT, PATCH, or DELETE, or an operation name such as domains.approve')
    .argument(
      '[path]',
      'path under the API base, such as /domains/7/bidding?page=2, or any address of the server; alone, it is a GET, or a POST with fields',
    )
    .option(
      '-F, --field <name=value>',
      'add a field; true, false, null, numbers, and JSON keep their type; @path uploads a file',
      collectWords,
    )
    .option('-f, --raw-field <name=value>', 'add a text field, whatever the value looks like', collectWords)
    .option('-H, --header <name:value>', 'send a header', collectWords)
    .option('-i, --include', 'print the status and the headers of the response first')
    .option('--body <file>', 'read fields from a JSON file (- for standard input); individual fields take precedence')
    .option('--paginate', 'fetch every page of a list')
    .option('--list', 'list all operations')
    .action((method: string | undefined, path: string | undefined, flags: ApiFlags) =>
      callByHand(context, { method, path, flags }),
    );
  return withExample(
    command,
    'grt api GET /domains -f status=pending --paginate',
    'grt api domains.approve -F id=7 -f admin_notes="Fine."',
    'grt api POST /admin/clients/7/suspend --body reason.json',
    'grt api /health/live -i',
    'grt api --list',
  );
}

interface Asked {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly flags: ApiFlags;
}

async function callByHand(context: Context, { method, path, flags }: Asked): Promise<void> {
  if (flags.list === true) return listOperations(context);
  if (method === undefined)
    throw new MissingArgumentError('Specify a method and a path, or an operation name. See: grt api --list');
  const { operationTable } = await import('@grt/sdk/contract');
  const given = await readFields(context, flags);
  const { apiUrl } = await context.accounts.chosen();
  const asked = { method, path, hasFields: Object.keys(given).length > 0, apiUrl };
  const found = findOperation(operationTable, asked);
  const input = { ...given, ...found.fields };
  if (found.operation !== undefined) refuseMissing(found.operation, operationTable[found.operation].path, input);
  const grt = await context.grt();
  const options = { signal: context.signal, headers: headersOf(flags.header) };
  const call =
    found.operation === undefined
      ? grt.request(found.method, found.path, input, options)
      : grt.call(found.operation, input, options);
  if (flags.paginate === true && isIterable(call)) return printEach(context, call);
  const { data, body, response } = await call.withResponse();
  if (flags.include === true) await context.output.raw(headText(response));
  if (body === undefined && isFile(data)) await saveDownload(context, data, flags);
  else await print(context, body ?? null);
}

/** @throws UsageError for a path parameter without a value */
function refuseMissing(operation: string, path: string, input: object): void {
  const missing = pathParameters(path).filter((name) => !Object.hasOwn(input, name));
  if (missing.length === 0) return;
  const flagsToAdd = missing.map((name) => `-F ${name}=…`).join(' ');
  throw new UsageError(`${operation} needs ${missing.join(' and ')}: add ${flagsToAdd}`);
}

/** Headers as typed: `Name: value`. @throws UsageError for anything else */
function headersOf(typed: readonly string[] = []): Readonly<Record<string, string>> {
  return Object.fromEntries(
    typed.map((text) => {
      const colon = text.indexOf(':');
      const [name, value] = [text.slice(0, Math.max(colon, 0)), text.slice(colon + 1).trim()];
      if (!/^[\w-]+$/.test(name) || value === '') throw new UsageError(`"${text}" is not a header: use 'Name: value'`);
      return [name, value];
    }),
  );
}

/** Status and headers as HTTP shows them, and an empty line. */
function headText({ status, statusText, headers }: Response): string {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return [`HTTP ${String(status)} ${statusText}`.trimEnd(), ...lines, '', ''].join('\n');
}

/** The names in a path: `id` in `/feeds/{id}`. */
function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

async function listOperations(context: Context): Promise<void> {
  const { operationTable } = await import('@grt/sdk/contract');
  await context.output.list(operationRows(operationTable), [
    { name: 'Operation', whole: true, value: (row) => row.operation },
    { name: 'Method', whole: true, value: (row) => row.method },
    { name: 'Path', value: (row) => row.path },
  ]);
}

/** The raw response, in JSON even without `--json`. */
async function print(context: Context, body: unknown): Promise<void> {
  const { output } = context;
  if (output.isJson) await output.record(body, []);
  else await output.raw(`${JSON.stringify(body, undefined, output.isTerminal ? 2 : undefined)}\n`);
}

async function printEach(context: Context, rows: AsyncIterable<unknown>): Promise<void> {
  const { output } = context;
  if (output.isJson) await output.list(rows, []);
  else for await (const row of rows) await output.raw(`${JSON.stringify(row)}\n`);
}

function isIterable(call: object): call is AsyncIterable<unknown> {
  return Symbol.asyncIterator in call;
}

function isFile(data: unknown): data is Parameters<typeof saveDownload>[1] {
  return typeof data === 'object' && data !== null && 'stream' in data;
}
