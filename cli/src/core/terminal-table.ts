import { cellText } from './cell.ts';
import type { Paint } from './colors.ts';
import type { Column } from './column.ts';
import { cutToWidth, displayWidth } from './display-width.ts';

const gap = 2;
const narrowest = 10;

/** A table with fixed columns. */
export interface TerminalTable<Row> {
  /** Columns that did not fit. */
  readonly hiddenColumns: number;
  /** Lines for some rows, with a header if wanted. */
  text(rows: readonly Row[], options: { readonly withHead: boolean }): string;
}

/**
 * Fits the columns of a table to the width of a terminal. The widest columns are truncated first, and if even short
 * cells do not fit, columns are dropped from the right.
 * @param sample - the first rows, which determine the widths
 * @param layout - `width`: columns of the terminal
 */
export async function layOut<Row>(
  sample: readonly Row[],
  columns: readonly Column<Row>[],
  layout: { readonly width: number; readonly paint: Paint },
): Promise<TerminalTable<Row>> {
  const texts = sample.map((row) => columns.map((column) => shownText(column, row)));
  const natural = columns.map((column, index) =>
    Math.max(displayWidth(column.name), ...texts.map((cells) => displayWidth(cells[index] ?? ''))),
  );
  const least = columns.map((column, index) => {
    const width = natural[index] ?? 0;
    return column.whole === true || column.align === 'right' ? width : Math.min(width, narrowest);
  });
  const widths = fitWidths(natural, least, layout.width);
  const shown = columns.slice(0, widths.length);
  const { default: Table } = await import('cli-table3');
  const cut = (text: string, index: number): string =>
    shown[index]?.wraps === true ? text : cutToWidth(text, widths[index] ?? 0);
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
      table.push(shown.map((column, index) => layout.paint(column.tone?.(row), cut(shownText(column, row), index))));
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

/** One row as a line, in no columns. */
export function lineText<Row>(row: Row, columns: readonly Column<Row>[], paint: Paint): string {
  const cells = columns.map((column) => paint(column.tone?.(row), shownText(column, row)));
  return `${cells.join(' '.repeat(gap))}\n`;
}

function shownText<Row>(column: Column<Row>, row: Row): string {
  return cellText((column.shown ?? column.value)(row));
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
