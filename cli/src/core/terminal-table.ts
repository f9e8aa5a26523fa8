import { cellText } from './cell.ts';
import type { Paint } from './colors.ts';
import type { Column } from './column.ts';
import { brokenToWidth, cutToWidth, displayWidth } from './display-width.ts';
import { relativeTimeText, timeText } from './quantities.ts';

const gap = 2;
/** The least of a text that still tells one row from another. */
const narrowest = 16;
/** Ids and most domain names are no longer. */
const narrowestWord = 40;

/** A table with fixed columns. */
export interface TerminalTable<Row> {
  /** Columns that did not fit. */
  readonly hiddenColumns: number;
  /** Lines for some rows, with a header if wanted. */
  text(rows: readonly Row[], options: { readonly withHead: boolean }): string;
}

/** Where a table is drawn. `width`: columns of the terminal. `nowMs`: what times are told from, when told briefly. */
export interface TableLayout {
  readonly width: number;
  readonly nowMs: number;
  readonly paint: Paint;
}

/**
 * Fits the columns of a table to the width of a terminal. If it is too narrow, times are told briefly, then columns are
 * left out, minor ones first and otherwise from the right, until the rest can be read, and the widest are truncated. What
 * is one word, such as an id, a link, or a domain name, is never truncated: if it is too long, it continues on the next line.
 * @param sample - the first rows, which determine the widths
 */
export async function layOut<Row>(
  sample: readonly Row[],
  columns: readonly Column<Row>[],
  layout: TableLayout,
): Promise<TerminalTable<Row>> {
  const measure = (nowMs?: number): readonly Measured[] =>
    columns.map((column, index) => {
      const texts = sample.map((row) => shownText(column, row, nowMs));
      const natural = Math.max(displayWidth(column.name), ...texts.map((text) => displayWidth(text)));
      return { index, natural, least: leastWidth(column, { texts, natural, total: layout.width }) };
    });
  const full = measure();
  const isNarrow = needed(full.map(({ natural }) => natural)) > layout.width;
  const briefNowMs = isNarrow ? layout.nowMs : undefined;
  const measured = isNarrow ? measure(layout.nowMs) : full;
  const kept = withoutMinor(measured, columns, layout.width);
  const widths = fitWidths(
    kept.map(({ natural }) => natural),
    kept.map(({ least }) => least),
    layout.width,
  );
  const shown = kept.slice(0, widths.length).flatMap(({ index }) => columns[index] ?? []);
  const { default: Table } = await import('cli-table3');
  const cut = (text: string, index: number): string => {
    const width = widths[index] ?? 0;
    const isCut = shown[index]?.wraps !== true && !isOneWord(text);
    return isCut ? cutToWidth(text, width) : text.replaceAll(/[^ ]+/g, (word) => brokenToWidth(word, width));
  };
  const text = (rows: readonly Row[], head: readonly string[]): string => {
    const table = new Table({
      chars: noLines,
      style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [], compact: true },
      head: [...head],
      colWidths: [...widths],
      wordWrap: shown.some((column) => column.wraps === true),
      colAligns: shown.map((column) => column.align ?? 'left'),
    });
    for (const row of rows) {
      table.push(
        shown.map((column, index) => layout.paint(column.tone?.(row), cut(shownText(column, row, briefNowMs), index))),
      );
    }
    return table
      .toString()
      .split('\n')
      .map((line) => `${line.trimEnd()}\n`)
      .join('');
  };
  const head = shown.map((column, index) => layout.paint('dim', cut(column.name.toUpperCase(), index)));
  return {
    hiddenColumns: columns.length - shown.length,
    text: (rows, { withHead }) => text(rows, withHead ? head : []),
  };
}

function leastWidth({ whole, time, align }: Column<never>, { texts, natural, total }: Drawn): number {
  if (whole === true || time === true || align === 'right') return natural;
  const word = Math.max(narrowest, Math.min(narrowestWord, total - narrowest));
  return Math.min(natural, texts.every((text) => isOneWord(text)) ? word : narrowest);
}

const isOneWord = (text: string): boolean => !text.includes(' ');

/** One row as a list of names and values, one per line. */
export function recordText<Row>(row: Row, columns: readonly Column<Row>[], paint: Paint): string {
  const width = Math.max(...columns.map((column) => displayWidth(column.name)));
  return columns
    .map((column) => {
      const name = column.name + ' '.repeat(width - displayWidth(column.name));
      return `${paint('dim', name)}${' '.repeat(gap)}${paint(column.tone?.(row), shownText(column, row))}\n`;
    })
    .join('');
}

/** One row in no columns: a line, or as many as it takes, broken between cells.
 * @param width - of the terminal */
export function lineText<Row>(row: Row, columns: readonly Column<Row>[], paint: Paint, width = Infinity): string {
  const blanks = ' '.repeat(gap);
  let text = '';
  let used = 0;
  for (const [at, column] of columns.entries()) {
    const cell = shownText(column, row);
    const columnsOfCell = displayWidth(cell);
    const isFirst = at === 0;
    const fits = isFirst || used + gap + columnsOfCell <= width;
    text += `${isFirst ? '' : `${fits ? '' : '\n'}${blanks}`}${paint(column.tone?.(row), cell)}`;
    used = (fits ? used : 0) + (isFirst ? 0 : gap) + columnsOfCell;
  }
  return `${text}\n`;
}

/** @param briefNowMs - told from this time, times are short; otherwise they are complete. */
function shownText<Row>(column: Column<Row>, row: Row, briefNowMs?: number): string {
  const value = (column.shown ?? column.value)(row);
  if (column.time !== true || typeof value !== 'string') return cellText(value);
  return cellText(briefNowMs === undefined ? timeText(value) : relativeTimeText(value, briefNowMs));
}

/** The cells of a column, their width, and the terminal's. */
interface Drawn {
  readonly texts: readonly string[];
  readonly natural: number;
  readonly total: number;
}

interface Measured {
  readonly index: number;
  readonly natural: number;
  readonly least: number;
}

/** Leaves out as many minor columns, from the right, as the width demands. */
function withoutMinor<Row>(
  measured: readonly Measured[],
  columns: readonly Column<Row>[],
  width: number,
): readonly Measured[] {
  const kept = [...measured];
  while (needed(kept.map(({ least }) => least)) > width) {
    const at = kept.findLastIndex(({ index }) => columns[index]?.minor === true);
    if (at === -1) break;
    kept.splice(at, 1);
  }
  return kept;
}

/** Widths that fit `total` with their gaps: the widest are truncated first; columns that still do not fit are dropped
 * from the right.
 * @param least - minimum width of each column */
export function fitWidths(natural: readonly number[], least: readonly number[], total: number): readonly number[] {
  let count = natural.length;
  while (count > 1 && needed(least.slice(0, count)) > total) count -= 1;
  const widths = natural.slice(0, count);
  for (let over = needed(widths) - total; over > 0; over = needed(widths) - total) {
    const cuttable = widths.map((width, index) => (width > (least[index] ?? 0) ? width : 0));
    const widest = Math.max(...cuttable);
    if (widest === 0) return [Math.max(1, total)];
    const shared = Math.ceil(over / cuttable.filter((width) => width === widest).length);
    const next = Math.max(0, ...cuttable.filter((width) => width < widest));
    for (const [index, width] of cuttable.entries()) {
      if (width === widest) widths[index] = Math.max(next, widest - shared, least[index] ?? 0);
    }
  }
  return widths;
}

function needed(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1);
}

const noLines = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: ' '.repeat(gap),
};
