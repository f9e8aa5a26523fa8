import { delimiters } from '../contract/limits.ts';
import { isKnownName } from './column-names.ts';
import { CsvReader, type CsvRecord } from './csv-reader.ts';
import type { FeedLimits } from './feed-limits.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { valueKind } from './value-kind.ts';

/** How many records are compared. */
const comparedRecords = 200;

/** What the first records of a delimited text reveal about how it is written. */
export interface DialectFinding {
  readonly delimiter: string;
  readonly quote: string;
  /** The more, the steadier the number of columns is, the more there are, and the better they fit feeds; 0 for a single column. */
  readonly score: number;
  /** The records as this delimiter and quote character give them, from the header row on. */
  readonly records: readonly string[][];
  /** Line on which the first of them starts, from 1. */
  readonly firstLine: number;
}

/** What is stated about a delimited text. */
interface StatedDialect {
  readonly delimiter?: string | undefined;
  readonly quote?: string | undefined;
  /** The text begins with the header row, or has none: nothing is above it. */
  readonly beginsTable?: boolean | undefined;
}

/** Finds the delimiter and the quote character, unless they are stated.
 * @param lines - whole lines from the beginning of the text. */
export function detectDialect(lines: string, stated: StatedDialect, limits: FeedLimits): DialectFinding {
  const quotes = stated.quote === undefined ? ['"', ''] : [stated.quote];
  const candidates = stated.delimiter === undefined ? Object.values(delimiters) : [stated.delimiter];
  let best: DialectFinding | undefined;
  for (const delimiter of candidates) {
    for (const quote of quotes) {
      if (delimiter === quote) continue;
      const finding = tryDialect(lines, { ...stated, delimiter, quote }, limits);
      // Later candidates must be clearly better: without any quote in the text both kinds of quoting read the same.
      if (best === undefined || finding.score > best.score * 1.01) best = finding;
    }
  }
  return best ?? { delimiter: ',', quote: '"', score: 0, records: [], firstLine: 1 };
}

function tryDialect(
  lines: string,
  { delimiter, quote, beginsTable = false }: StatedDialect & { readonly delimiter: string; readonly quote: string },
  limits: FeedLimits,
): DialectFinding {
  const all = readSome(lines, { delimiter, quote }, limits);
  const above = beginsTable ? 0 : recordsAboveHeader(all.map(({ fields }) => fields));
  const records = all.slice(above).map(({ fields }) => fields);
  const finding = { delimiter, quote, records, firstLine: all[above]?.line ?? 1 };
  const columns = commonest(records.map((record) => record.length));
  if (columns < 2) return { ...finding, score: 0 };
  const isWhole = (record: readonly string[]): boolean => quote !== '' || !splitsQuotedField(record);
  const steady = records.filter((record) => record.length === columns && isWhole(record)).length / records.length;
  // A character that merely occurs in text gives an unsteady count; squaring distinguishes it from a few bad rows.
  const shape = steady * steady * (1 + Math.log2(columns));
  // The separator of a list may be as steady, and more frequent: but it takes the header row apart, and leaves addresses
  // together with the cells before them.
  const known = Math.min(knownNames(records[0] ?? []), 5) * 0.5;
  return { ...finding, score: (shape + known) * separation(records) };
}

/** How well cells are kept apart, up to 1. In prose a comma may precede an address as well, but with a space. */
function separation(records: readonly (readonly string[])[]): number {
  const isCommon = (delimiter: RegExp): boolean =>
    records.filter((cells) => cells.some((cell) => isJoined(cell, delimiter))).length > records.length / 2;
  if (isCommon(/[,;|\t]/)) return 0.1;
  return isCommon(/[,;|\t]\s*/) ? 0.3 : 1;
}

/** Longer cells are descriptions. */
const longestJoined = 2000;

/** Whether a cell is several: an address, a delimiter, and other text. A list of addresses is a single cell, and so is an
 * address with delimiters in it. */
function isJoined(cell: string, delimiter: RegExp): boolean {
  if (cell.length > longestJoined || !cell.includes('://')) return false;
  const parts = cell.trim().split(delimiter);
  const address = parts.findIndex((part) => /^"?https?:\/\//i.test(part));
  const isText = (part: string): boolean => part.includes(' ') && !/^"?https?:\/\//i.test(part);
  return address > 0 || (address === 0 && parts.some(isText));
}

/** Whether a field in quotes was taken apart at the delimiters in it: one cell opens the quotes, and a later one closes them.
 * Where each row has as many of them, the number of cells is steady, too. */
function splitsQuotedField(cells: readonly string[]): boolean {
  const opening = cells.findIndex((cell) => cell.startsWith('"') && !(cell.length > 1 && cell.endsWith('"')));
  return opening !== -1 && cells.slice(opening + 1).some((cell) => cell.endsWith('"') && !cell.startsWith('"'));
}

/** Most records that programs write above a table. */
const mostAbove = 20;

/** How many records are above the header row: titles, periods, and comments, which fill a cell or two. Only a row with
 * names that feeds use is taken for a header so far down. */
function recordsAboveHeader(records: readonly (readonly string[])[]): number {
  const header = records.slice(0, mostAbove + 1).findIndex((record) => knownNames(record) >= 2);
  const width = filledCells(records[header] ?? []);
  const areTitles = records
    .slice(0, Math.max(0, header))
    .every((record) => filledCells(record) <= Math.min(2, width / 2));
  return header > 0 && areTitles ? header : 0;
}

/** Longer cells are no names, and looking at them would take long. */
const longestName = 60;

function knownNames(cells: readonly string[]): number {
  return cells.filter((cell) => cell.length <= longestName && isKnownName(cell)).length;
}

function filledCells(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

function readSome(
  lines: string,
  { delimiter, quote }: { delimiter: string; quote: string },
  limits: FeedLimits,
): CsvRecord[] {
  const reader = new CsvReader({ delimiter, quote, lazy: true, guard: true }, limits);
  try {
    reader.push(lines);
    reader.end();
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error; // a wrong delimiter may produce giant records
  }
  return reader.records.slice(0, comparedRecords);
}

function commonest(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  let best = 0;
  for (const [count, seen] of times) if (seen > (times.get(best) ?? 0)) best = count;
  return best;
}

/** Whether the first row names the columns: it has names that feeds use, or none of its cells looks like the
 * column's values. */
export function looksLikeHeader(records: readonly (readonly string[])[]): boolean {
  const [first, ...rest] = records;
  if (first === undefined || first.some((cell) => cell.trim().length > longestName || /^https?:|^</i.test(cell.trim())))
    return false;
  if (first.every((cell) => cell.trim() === '' || /^-?\d+([.,:]\d+)*$/.test(cell.trim()))) return false;
  const known = knownNames(first);
  if (known >= 2 || (known === 1 && first.length <= 2)) return true;
  const body = rest.slice(0, 50);
  const telling = first.filter((cell, index) => {
    const kinds = body.map((record) => valueKind(record[index] ?? '')).filter((kind) => kind !== 'empty');
    const common = kinds.length > 0 && kinds.every((kind) => kind === kinds[0]) ? kinds[0] : undefined;
    return common !== undefined && common !== 'text' && common !== 'word' && valueKind(cell) !== common;
  });
  return telling.length >= 2 || (telling.length === 1 && first.length <= 3);
}
