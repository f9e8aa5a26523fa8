import { cellText } from './cell.ts';
import type { Paint } from './colours.ts';
import type { Column } from './column.ts';
import { cutToWidth, displayWidth } from './display-width.ts';

const gap = 2;
const narrowest = 10;

/** What a table looks like: its lines, and how many columns had no room. */
export interface TerminalTable {
  readonly text: string;
  readonly hiddenColumns: number;
}

/**
 * Lays rows out within the width of a terminal. The widest columns are cut first, and where even short cells do not fit,
 * columns are left out from the right.
 * @param width - columns of the terminal
 */
export async function terminalTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  layout: { width: number; paint: Paint },
): Promise<TerminalTable> {
  const texts = rows.map((row) => columns.map((column) => cellText((column.shown ?? column.value)(row))));
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
  const table = new Table({
    chars: noLines,
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [], compact: true },
    head: shown.map((column, index) => layout.paint('dim', cutToWidth(column.name.toUpperCase(), widths[index] ?? 0))),
    colWidths: [...widths],
    colAligns: shown.map((column) => column.align ?? 'left'),
  });
  for (const [at, row] of rows.entries()) {
    table.push(
      shown.map((column, index) =>
        layout.paint(column.tone?.(row), cutToWidth(texts[at]?.[index] ?? '', widths[index] ?? 0)),
      ),
    );
  }
  return {
    text: `${table
      .toString()
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')}\n`,
    hiddenColumns: columns.length - shown.length,
  };
}

/** Widths that fit `total` with their gaps: the widest are cut first; what does not fit at all is dropped from the right.
 * @param least - what each column may be cut down to */
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
