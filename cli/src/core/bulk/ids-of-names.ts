import { oneLine } from '@grt/sdk/formats/text-line';
import { CommandError, UsageError } from '../command-error.ts';
import type { Context } from '../context.ts';
import { exitCode } from '../exit-code.ts';
import { isId, type FileRow, type NamedRow } from '../ids.ts';
import { nameKey } from '../same-text.ts';
import { namedByScreen } from '../screen-address.ts';
import { sourceName } from '../source-name.ts';
import { told } from './find-id.ts';
import { textAt, type Records } from './same-records.ts';

/** What the rows of a file are about. */
interface Kind {
  readonly noun: string;
  readonly what: readonly [one: string, several: string];
  readonly records: Records;
}

type Found = ReadonlyMap<string, readonly { readonly id: number }[]>;

/** The rows of a file with the ids of the records that it names. The list is read once for all names, and not at all without.
 * @throws CommandError with exit code 8 for each row whose name no record has, or several have */
export async function idsOfNames(
  context: Pick<Context, 'accounts' | 'webUrl'>,
  kind: Kind,
  rows: readonly (FileRow | NamedRow)[],
  file: string,
): Promise<readonly FileRow[]> {
  const spelled: (FileRow | NamedRow)[] = [];
  for (const row of rows) spelled.push('id' in row ? row : await spelledRow(context, kind, row));
  const found = await recordsOf(kind.records, spelled);
  const errors: Record<string, string[]> = {};
  const known = spelled.flatMap((row) => {
    if ('id' in row) return [row];
    const [first, ...others] = found.get(nameKey(row.name)) ?? [];
    if (first !== undefined && others.length === 0) return [{ id: first.id, place: row.place, content: [] }];
    errors[row.place] = [problem(kind, row.name, first === undefined ? [] : [first, ...others])];
    return [];
  });
  if (Object.keys(errors).length === 0) return known;
  throw new CommandError(`${sourceName(file)} does not say which ${kind.what[1]} are meant; nothing was changed`, {
    exitCode: exitCode.invalid,
    code: 'unknown_names',
    fields: errors,
  });
}

/** A row with its name as it is kept, or the id in the address of a screen. */
async function spelledRow(
  context: Pick<Context, 'accounts' | 'webUrl'>,
  kind: Kind,
  { name, place }: NamedRow,
): Promise<FileRow | NamedRow> {
  const text = oneLine(name).trim();
  const named = await namedByScreen(context, kind, text).catch((error: unknown) => {
    throw error instanceof UsageError ? new UsageError(`--from: ${place}: ${error.message}`, { cause: error }) : error;
  });
  if (named !== undefined && isId(named)) return { id: Number(named), place, content: [] };
  return { place, name: (await kind.records.spelled?.(named ?? text)) ?? named ?? text };
}

/** Everything that has one of the names, by name, from one pass through the list. */
async function recordsOf({ find, names: fields }: Records, rows: readonly (FileRow | NamedRow)[]): Promise<Found> {
  const found = new Map<string, { readonly id: number }[]>();
  for (const row of rows) if ('name' in row) found.set(nameKey(row.name), []);
  if (found.size === 0) return found;
  for await (const record of find()) {
    const own = new Set(fields.map((field) => nameKey(textAt(record, field) ?? '')));
    for (const name of own) found.get(name)?.push(record);
  }
  return found;
}

function problem({ what: [one, several] }: Kind, name: string, records: readonly { readonly id: number }[]): string {
  if (records.length === 0) return `no ${one} is called ${JSON.stringify(name)}`;
  const ids = Object.entries(told(records)).map(([id, texts]) => `${id} (${texts.join(' ')})`);
  return `several ${several} are called ${JSON.stringify(name)}; use the id of one: ${ids.join('; ')}`;
}
