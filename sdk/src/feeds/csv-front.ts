import { beginning } from './row-problem.ts';

/** The line with which a file tells spreadsheets its delimiter: `sep=;`. */
export interface SeparatorLine {
  readonly delimiter?: string | undefined;
  readonly length: number;
}

/** That line at the beginning of a text; its length is 0 if there is none. */
export function separatorLine(text: string): SeparatorLine {
  const found = /^"?sep=([^\r\n"])"?[;,|\t]*\r?\n/i.exec(text);
  return found === null ? { length: 0 } : { delimiter: found[1], length: found[0].length };
}

/** Position of a line, counted from 1; of what is no longer in the text, its end. */
export function startOfLine(text: string, line: number): number {
  let at = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const end = text.indexOf('\n', at);
    if (end === -1) return text.length;
    at = end + 1;
  }
  return at;
}

/** How many lines begin in a text of whole lines. */
export function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

/** What is told about the lines before a table.
 * @param above - the text between the separator line and the header row. */
export function frontNotes(separator: SeparatorLine, above: string): string[] {
  const notes: string[] = [];
  if (separator.length > 0)
    notes.push(`The first line, "sep=${separator.delimiter ?? ''}", sets the delimiter and is not a row.`);
  const lines = above.split('\n').filter((line) => line.trim() !== '');
  const [first] = lines;
  if (first === undefined) return notes;
  const count = lines.length === 1 ? 'A line' : `${String(lines.length)} lines`;
  return [
    ...notes,
    `${count} above the header row ${lines.length === 1 ? 'was' : 'were'} ignored: ${beginning(first.trim())}`,
  ];
}
