import type { BulkResult } from '../../core/bulk-run.ts';

const words = { done: 'Done', refused: 'Refused', left: 'Not sent' } as const;

/** The results as CSV, a line for each. A value that a spreadsheet would take for a formula is defused. */
export function bulkResultsCsv(results: readonly BulkResult[]): string {
  const lines = results.map(({ id, label, outcome, message }) => [String(id), label, words[outcome], message]);
  return (
    [['ID', 'Name', 'Outcome', 'Details'], ...lines].map((line) => line.map(field).join(',')).join('\r\n') + '\r\n'
  );
}

function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
