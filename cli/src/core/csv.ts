import { UsageError } from './command-error.ts';

/** The rows of a small CSV file, by the names in its first row (RFC 4180; with commas, semicolons, or tabs, as
 * spreadsheets write it). `line` is where a row starts. @throws UsageError if it is not a valid CSV file
 */
export function parseCsv(text: string, what: string): readonly { line: number; cells: ReadonlyMap<string, string> }[] {
  const content = text.replace(/^\uFEFF/, '');
  const separator =
    [',', ';', '\t'].find((character) => (content.split(/\r?\n/, 1)[0] ?? '').includes(character)) ?? ',';
  const [head, ...rows] = readRows(content, separator, what);
  if (head === undefined) throw new UsageError(`${what} is empty`);
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ line, cells }) => ({
      line,
      cells: new Map(head.cells.map((name, at) => [name.trim().toLowerCase(), (cells[at] ?? '').trim()])),
    }));
}

function readRows(
  text: string,
  separator: string,
  what: string,
): readonly { readonly line: number; readonly cells: readonly string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r?\\n|$)`, 'y');
  let line = 1;
  let begun = 1;
  let cells: string[] = [];
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const found = cell.exec(text);
    if (found === null) throw new UsageError(`${what}: line ${String(line)} has a misplaced quote`);
    const [whole, quoted, plain = '', end] = found;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    if (end === separator && cell.lastIndex < text.length) continue;
    if (end === separator) cells.push('');
    rows.push({ line: begun, cells });
    cells = [];
    begun = line;
    if (cell.lastIndex === at) break;
  }
  return rows;
}
