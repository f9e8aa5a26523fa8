/** Maximum number of lines of one record that the guard looks at. @see docs/specification/decisions.md §7 */
export const guardLines = 100;

/** A physical line within an unfinished record, with what is known about it. */
export interface OpenLine {
  readonly text: string;
  /** Whether a quoted field that is open at its start is open at its end. */
  staysOpen: boolean | undefined;
  /** Columns when quotes are data. */
  columns: number | undefined;
}

/** Whether the quote that opened a multi-line record is more likely an ordinary character: its first line has the
 * expected columns without any quoting, and so do at least half of the lines that follow. With two columns or fewer
 * this says too little.
 * @param expected - columns of the feed's rows; undefined for the first row, which then must agree with the lines
 * that follow.
 * @see docs/specification/decisions.md §7 */
export function runsAway(lines: readonly OpenLine[], delimiter: string, expected: number | undefined): boolean {
  const [first] = lines;
  if (first === undefined || lines.length < 2 || !mayRunAway(first, delimiter, expected)) return false;
  const columns = columnsOf(first, delimiter);
  let alike = 0;
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (line !== undefined && columnsOf(line, delimiter) === columns) alike += 1;
  }
  return alike * 2 >= lines.length - 1;
}

/** The same as far as the first line shows it. */
export function mayRunAway(first: OpenLine, delimiter: string, expected: number | undefined): boolean {
  const columns = columnsOf(first, delimiter);
  return columns > 2 && columns === (expected ?? columns);
}

function columnsOf(line: OpenLine, delimiter: string): number {
  if (line.columns !== undefined) return line.columns;
  let columns = 1;
  for (let at = line.text.indexOf(delimiter); at !== -1; at = line.text.indexOf(delimiter, at + 1)) columns += 1;
  line.columns = columns;
  return columns;
}

/** A line about which nothing is known yet, except perhaps that it has no quote and so stays open if it starts open. */
export function openLine(text: string, holdsNoQuote = false): OpenLine {
  return { text, staysOpen: holdsNoQuote || undefined, columns: undefined };
}
