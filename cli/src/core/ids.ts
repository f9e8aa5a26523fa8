import { InvalidArgumentError, type Command } from 'commander';
import { UsageError } from './command-error.ts';
import { sourceName } from './source-name.ts';

/** The flag of every command that takes several ids. */
export interface FromFlag {
  readonly from?: string;
}

/** Adds `[id...]` and `--from` to a command that takes several. */
export function addIds(command: Command, what: string): Command {
  return command
    .argument('[id...]', `ids or names of the ${what}`)
    .option(
      '--from <file>',
      'read ids or names from a file (- for standard input): one per line, or JSON; names next to ids must match',
    );
}

/** Reads one id from the command line. */
export function parseId(typed: string): number {
  if (!isId(typed)) throw new InvalidArgumentError('Must be a number.');
  return Number(typed);
}

/** An id in a file, with what the file says about it. */
export interface FileRow {
  readonly id: number;
  /** `line 3`, or in a list, `entry 3`. */
  readonly place: string;
  /** The fields of an object, or the cells of a line, the id among them. */
  readonly content: object | readonly string[];
}

/** A name in a file. */
export interface NamedRow {
  readonly place: string;
  readonly name: string;
}

/** All ids, deduplicated, in order of appearance.
 * @throws UsageError if the file has none, and no other was given */
export function allIds(
  ids: readonly number[],
  file?: { readonly from: string; readonly rows: readonly FileRow[] },
): readonly number[] {
  const all = [...new Set([...ids, ...(file?.rows ?? []).map(({ id }) => id)])];
  if (all.length === 0 && file !== undefined) throw new UsageError(`${sourceName(file.from)} contains no ids`);
  return all;
}

/** Reads ids or names from text: a JSON array, or lines with a JSON object each, or lines that start with an id or a name.
 * This covers what `grt … list` prints in a pipe and with `--json`.
 * @param idField - the field of an object that is the id
 * @throws UsageError if something is neither */
export function parseRows(text: string, idField = 'id'): readonly (FileRow | NamedRow)[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) {
    const list: unknown = parseJson(trimmed, 'the list');
    const entries: readonly unknown[] = Array.isArray(list) ? list : [];
    return entries.map((entry, index) => rowOf(entry, `entry ${String(index + 1)}`, idField));
  }
  return text.split('\n').flatMap((line, index) => {
    const place = `line ${String(index + 1)}`;
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return [];
    if (content.startsWith('{')) return [rowOf(parseJson(content, place), place, idField)];
    const cells = cellsOf(content);
    const [first = ''] = cells;
    if (isNumber(first)) return [{ ...idRowOf(first, place, idField), content: cells }];
    // Names have commas too: only tabs and quotes tell where one ends.
    return [{ place, name: /^"|\t/.test(content) ? first.replaceAll(/^"|"$/g, '') : content }];
  });
}

/** Reads one of several ids from the command line. */
export function collectId(typed: string, before: readonly number[] | undefined): readonly number[] {
  return [...(before ?? []), parseId(typed)];
}

/** The cells of a line: of a list in a pipe, with tabs and nothing quoted, or as a spreadsheet saves that. */
function cellsOf(line: string): readonly string[] {
  const delimiter = /[\t,;]/.exec(line)?.[0];
  if (delimiter === undefined) return [line];
  if (delimiter === '\t') return line.split('\t').map((cell) => cell.trim());
  const cell = delimiter === ',' ? /"(?:[^"]|"")*"|[^,]+/g : /"(?:[^"]|"")*"|[^;]+/g;
  return [...line.matchAll(cell)].map(([text]) => text.trim().replaceAll(/^"|"$/g, '').replaceAll('""', '"'));
}

/** @param entry - an id, a name, or an object with an id */
function rowOf(entry: unknown, place: string, idField: string): FileRow | NamedRow {
  const isName = typeof entry === 'string' && entry.trim() !== '' && !isNumber(entry);
  return isName ? { place, name: entry } : idRowOf(entry, place, idField);
}

function idRowOf(entry: unknown, place: string, idField: string): FileRow {
  const isObject = typeof entry === 'object' && entry !== null;
  const id: unknown = isObject ? Reflect.get(entry, idField) : entry;
  const text = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
  if (!isId(text))
    throw new UsageError(`--from: ${place} has no ${isObject ? idField : 'id'}: ${JSON.stringify(entry)}`);
  return { id: Number(text), place, content: isObject ? entry : [text] };
}

/** Whether a text is a number, which may be an id but never a name. */
function isNumber(text: string): boolean {
  return /^[-+]?\d[\d.]*$/.test(text.trim());
}

/** Whether a text is an id, and not a name. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text);
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--from: ${place} is not valid JSON`, { cause: error });
  }
}

/** Collects a flag that may be repeated. */
export function collectWords(typed: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), typed];
}
