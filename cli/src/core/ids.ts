import { InvalidArgumentError, type Command } from 'commander';
import { MissingArgumentError, UsageError } from './command-error.ts';
import type { Context } from './context.ts';

/** The flag of every command that takes several ids. */
export interface FromFlag {
  readonly from?: string;
}

/** Adds `[id...]` and `--from` to a command that takes several. */
export function addIds(command: Command, what: string): Command {
  return command
    .argument('[id...]', `ids of the ${what}`, collectId)
    .option('--from <file>', 'read ids from a file (- for standard input): one per line, or JSON');
}

/** Reads one id from the command line. */
export function parseId(typed: string): number {
  if (!isId(typed)) throw new InvalidArgumentError('Must be a number.');
  return Number(typed);
}

/** All ids, deduplicated, in order of appearance.
 * @throws UsageError if there are none, or something is not an id */
export async function allIds(
  context: Pick<Context, 'files'>,
  ids: readonly number[],
  from: string | undefined,
): Promise<readonly number[]> {
  const read = from === undefined ? [] : parseIds(await context.files.readText(from));
  const all = [...new Set([...ids, ...read])];
  if (all.length > 0) return all;
  if (from !== undefined) throw new UsageError(`No ids in ${from}`);
  throw new MissingArgumentError('Specify an id, or use --from');
}

/** Reads ids from text: a JSON array, or lines with a JSON object each, or lines that start with an id.
 * This covers what `grt … list` prints in a pipe and with `--json`. */
export function parseIds(text: string): readonly number[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) {
    const list: unknown = parseJson(trimmed, 'the list');
    return Array.isArray(list) ? list.map((entry: unknown, index) => idIn(entry, `entry ${String(index + 1)}`)) : [];
  }
  return trimmed.split('\n').flatMap((line, index) => {
    const place = `line ${String(index + 1)}`;
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return [];
    return [idIn(content.startsWith('{') ? parseJson(content, place) : content.split(/[\t,;]/)[0]?.trim(), place)];
  });
}

/** Reads one of several ids from the command line. */
export function collectId(typed: string, before: readonly number[] | undefined): readonly number[] {
  return [...(before ?? []), parseId(typed)];
}

function idIn(entry: unknown, place: string): number {
  const id: unknown = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;
  const text = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
  if (!isId(text)) throw new UsageError(`--from: ${place} has no id: ${JSON.stringify(entry)}`);
  return Number(text);
}

function isId(text: string): boolean {
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
