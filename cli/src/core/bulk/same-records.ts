import { CommandError } from '../command-error.ts';
import { cellText } from '../cell.ts';
import type { Context } from '../context.ts';
import { exitCode } from '../exit-code.ts';
import type { FileRow } from '../ids.ts';
import { isSameText } from '../same-text.ts';
import { sourceName } from '../source-name.ts';

/** The records that a file of ids is about, and which of their fields name one. Nested fields are dotted. */
export interface Records {
  /** The field that is the id, if not `id`. */
  readonly idField?: string;
  /** Every list of them prints these, and together they name one. */
  readonly listed: readonly [string, ...string[]];
  /** These name it, too, where the file says which field is which. */
  readonly others: readonly string[];
  /** Records among which are those with the given ids; without ids, all. It is read until all are found. */
  readonly find: (ids?: readonly number[]) => AsyncIterable<{ readonly id: number }>;
  /** The fields by which people call one. */
  readonly names: readonly string[];
  /** A name as it is kept, if that is not as it is typed. */
  readonly spelled?: (typed: string) => Promise<string>;
  /** Those that people call so. */
  readonly named: (name: string) => AsyncIterable<{ readonly id: number }>;
}

/** Compares the names in a file with the server's: the same id may be another record's on another server, or after a
 * restore. A row that is nothing but an id has none.
 * @throws CommandError with exit code 8 that names every row whose record is missing or another one */
export async function refuseOtherRecords(
  context: Pick<Context, 'accounts'>,
  { records, what }: { readonly records: Records; readonly what: readonly [one: string, several: string] },
  rows: readonly FileRow[],
  file: string,
): Promise<void> {
  const named = rows.filter((row) => isNamed(row, records));
  if (named.length === 0) return;
  const found = await foundRecords(
    records,
    named.map(({ id }) => id),
  );
  const errors: Record<string, string[]> = {};
  for (const row of named) {
    const record = found.get(row.id);
    const differences = record ? differencesOf(row, records, record) : [`there is no ${what[0]} ${String(row.id)}`];
    if (differences.length > 0) errors[row.place] = [differences.map((difference) => cellText(difference)).join('; ')];
  }
  if (Object.keys(errors).length === 0) return;
  const { apiUrl } = await context.accounts.chosen();
  throw new CommandError(
    `${sourceName(file)} does not match the ${what[1]} at ${apiUrl}; nothing was changed. ` +
      'List them again, or leave only the ids.',
    { exitCode: exitCode.invalid, code: 'other_records', fields: errors },
  );
}

function isNamed({ content }: FileRow, { listed, others }: Records): boolean {
  if (Array.isArray(content)) return content.length > 1;
  return [...listed, ...others].some((field) => textAt(content, field) !== undefined);
}

async function foundRecords({ find }: Records, ids: readonly number[]): Promise<ReadonlyMap<number, object>> {
  const missing = new Set(ids);
  const found = new Map<number, object>();
  for await (const record of find([...missing])) {
    if (missing.delete(record.id)) found.set(record.id, record);
    if (missing.size === 0) break;
  }
  return found;
}

function differencesOf({ id, content }: FileRow, { listed, others }: Records, record: object): readonly string[] {
  const isLine = Array.isArray(content);
  return (isLine ? listed : [...listed, ...others]).flatMap((field) => {
    const actual = textAt(record, field) ?? '';
    const given = isLine ? ['', ...content.map(String)] : [textAt(content, field) ?? actual];
    if (given.some((text) => isSameText(cellText(text), cellText(actual)))) return [];
    return [`${field} of ${String(id)} is ${actual}, ${isLine ? 'which is not in the line' : `not ${given.join()}`}`];
  });
}

/** The text in a field; undefined for anything else. @param path - with dots for nested fields */
export function textAt(fields: object, path: string): string | undefined {
  let found: unknown = fields;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, name);
  }
  return typeof found === 'string' ? found : undefined;
}
