import type { ImportCounts } from '../../../tables/imports.tables.ts';
import type { ImportRow } from '../records/feed-select.ts';

/** Counts of an import that has read nothing yet. */
export const noCounts: ImportCounts = {
  rows: 0,
  items: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  rejected: 0,
  repeated: 0,
};

/** What an import says that found the same content as an earlier one: that one's rejected rows and warnings, since the
 * file still has them, and nothing changed. */
export function repeating({ id, counts, accounting, warnings, errorsByCode }: ImportRow) {
  const { rows, items, rejected, repeated } = counts;
  return {
    repeatsImportId: id,
    counts: { ...noCounts, rows, items, rejected, repeated, unchanged: items },
    accounting,
    rowsRead: rows,
    warnings,
    errorsByCode,
  };
}
