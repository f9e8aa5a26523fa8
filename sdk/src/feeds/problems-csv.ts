import { csvLine } from './csv-cell.ts';
import type { RowProblem } from './row-problem.ts';

/** First line of a report of row problems. @see docs/specification/decisions.md §12 */
export function problemsCsvHeader(): string {
  return csvLine(['line', 'column', 'field', 'severity', 'code', 'message', 'value']);
}

/** One line of a report of row problems. */
export function problemCsvLine({ line, column, field, severity, code, message, value }: RowProblem): string {
  return csvLine([line, column, field, severity, code, message, value]);
}
