import type { PageCall } from '@grt/sdk';
import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { MissingArgumentError, UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { addDownloadFlags, saveDownload, type DownloadFlags } from '../../core/download.ts';
import { withExample } from '../../core/example.ts';
import { collectWords } from '../../core/ids.ts';
import { readFields } from './fields.ts';
import { findOperation, operationRows } from './find-operation.ts';

interface ApiFlags extends DownloadFlags {
  readonly method?: string;
  readonly field?: readonly string[];
  readonly rawField?: readonly string[];
  readonly input?: string;
  readonly header?: readonly string[];
  readonly include?: true;
  readonly paginate?: true;
  readonly slurp?: true;
  readonly silent?: true;
  readonly list?: true;
}

/** `grt api` */
export function apiCommand(context: Context): Command {
  const command = addDownloadFlags(new Command())
    .argument('[operation or path]', 'such as domains.approve, or domains/7/bidding?page=2, or any URL on the server')
    .argument('[path]', 'the path, if the method comes before it: POST admin/clients/7/suspend')
    .option('-X, --method <method>', 'GET, POST, PUT, PATCH, or DELETE (default: GET, or POST with fields)')
    .option(
      '-F, --field <name=value>',
      'add a field; true, false, null, numbers, and JSON keep their type; @path uploads a file; name[]=value adds to a list',
      collectWords,
    )
    .option('-f, --raw-field <name=value>', 'add a text field, whatever the value looks like', collectWords)
    .option('-H, --header <name:value>', 'send a header', collectWords)
    .option('-i, --include', 'print the status and headers of the response first, also for errors')
    .option('--input <file>', 'read fields from a JSON file (- for standard input); individual fields take precedence')
    .option('--paginate', 'fetch every page of a list, and print one after the other')
    .option('--slurp', 'with --paginate: print the pages as one JSON array')
    .option('--silent', 'print no response; the exit code says whether it was refused')
    .option('--list', 'list all operations')
    .action((first: string | undefined, path: string | undefined, flags: ApiFlags) =>
      callByHand(context, { first, path, flags }),
    );
  prints(command, 'reply');
  return withExample(
    command,
    'grt api domains -X GET -f status=pending --paginate',
    "grt api domains --paginate --jq '.data[].domain_name'",
    'grt api domains.approve -F id=6 -f admin_notes="Fine."',
    'grt api admin/clients/7/suspend --input reason.json',
    'grt api health/live -i',
    'grt api --list',
  );
}

interface Asked {
  readonly first: string | undefined;
  readonly path: string | undefined;
  readonly flags: ApiFlags;
}

async function callByHand(context: Context, { first, path, flags }: Asked): Promise<void> {
  if (flags.list === true) return listOperations(context);
  if (first === undefined) throw new MissingArgumentError('Specify an operation or a path. See: grt api --list');
  if (flags.slurp === true && flags.paginate !== true) throw new UsageError('--slurp needs --paginate');
  const { operationTable } = await import('@grt/sdk/contract');
  const given = await readFields(context, flags);
  const { apiUrl } = await context.accounts.chosen();
  const hasFields = Object.keys(given).length > 0 || flags.input !== undefined;
  const found = findOperation(operationTable, { words: [first, path], method: flags.method, hasFields, apiUrl });
  const input = { ...given, ...found.fields };
  if (found.operation !== undefined) refuseMissing(found.operation, operationTable[found.operation].path, input);
  const grt = await context.grt();
  const options = { signal: context.signal, headers: headersOf(flags.header) };
  const call =
    found.operation === undefined
      ? grt.request(found.method, found.path, input, options)
      : grt.call(found.operation, input, options);
  const { data, body, response } = await call.withResponse().catch(async (error: unknown) => {
    if (flags.include === true) await printRefusal(context, error);
    // Refused before it was sent.
    throw error instanceof TypeError ? new UsageError(error.message, { cause: error }) : error;
  });
  if (flags.include === true) await context.output.raw(headText(response));
  if (flags.silent === true) return;
  if (flags.paginate === true && hasPages(call)) await printPages(context, pagesOf(call, body), flags.slurp === true);
  else if (body === undefined && isFile(data)) await saveDownload(context, data, flags);
  else await context.output.json(body ?? null);
}

/** What the server answered to a call that it refused. */
async function printRefusal(context: Context, error: unknown): Promise<void> {
  const { ServerError } = await import('@grt/sdk');
  if (!(error instanceof ServerError) || error.response === undefined) return;
  const { response, body } = error;
  await context.output.raw(headText(response));
  await context.output.raw(`${typeof body === 'string' ? body : JSON.stringify(body)}\n`);
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
  return [`HTTP/1.1 ${String(status)} ${statusText}`.trimEnd(), ...lines, '', ''].join('\n');
}

/** The names in a path: `id` in `/feeds/{id}`. */
function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

async function listOperations(context: Context): Promise<void> {
  const { operationTable } = await import('@grt/sdk/contract');
  await context.output.list(operationRows(operationTable), [
    { name: 'Operation', value: (row) => row.operation },
    { name: 'Method', value: (row) => row.method },
    { name: 'Path', value: (row) => row.path },
  ]);
}

async function printPages(context: Context, pages: AsyncIterable<unknown>, isOne: boolean): Promise<void> {
  const all: unknown[] = [];
  for await (const page of pages) {
    if (isOne) all.push(page);
    else await context.output.json(page);
  }
  if (isOne) await context.output.json(all);
}

/** The pages of a list as the server sends each. */
async function* pagesOf(call: Pick<PageCall<unknown>, 'pages'>, first: unknown): AsyncGenerator {
  const envelope = typeof first === 'object' ? first : {};
  for await (const page of call.pages()) yield { ...envelope, ...page };
}

function hasPages(call: object): call is Pick<PageCall<unknown>, 'pages'> {
  return 'pages' in call;
}

function isFile(data: unknown): data is Parameters<typeof saveDownload>[1] {
  return typeof data === 'object' && data !== null && 'stream' in data;
}
