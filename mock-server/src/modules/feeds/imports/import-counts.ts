import type { ImportCounts } from '../../../tables/imports.tables.ts';

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

/** Counts of an import that found what an earlier one already brought in. */
export function unchangedCounts({ rows, items }: Pick<ImportCounts, 'rows' | 'items'>): ImportCounts {
  return { ...noCounts, rows, items, unchanged: items };
}
