/** What a file brought, and what the one before it did. */
export interface ReadingOutcome {
  /** Rows of the source without its header. */
  readonly rows: number;
  readonly rejected: number;
  /** Rows of the last import that was applied; undefined for the first one. */
  readonly previousRows: number | undefined;
  /**
   * Columns that the mapping takes a required field from, and that are not in the file, with the label of that field.
   */
  readonly missing: readonly { readonly column: string; readonly label: string }[];
}

/** The thresholds above which a person must decide, from the platform's settings; 20 and 30 by default. */
export interface HoldLimits {
  readonly badRowsPercent: number;
  readonly fewerRowsPercent: number;
}

/** Why a person must accept or drop what was read, or undefined when it can be applied: a required column is gone, too
 * many of the rows are bad, or there are far fewer rows than last time.
 * @see docs/specification/decisions.md §7 */
export function holdReason(
  { rows, rejected, previousRows, missing }: ReadingOutcome,
  { badRowsPercent, fewerRowsPercent }: HoldLimits,
): string | undefined {
  const [gone] = missing;
  if (gone) return `The column “${gone.column}”, the source of ${gone.label}, is no longer in the file.`;
  if (rejected * 100 > rows * badRowsPercent) {
    return `${numeral(rejected)} of ${numeral(rows)} rows ${rejected === 1 ? 'was' : 'were'} rejected, which is more than ${String(badRowsPercent)}%.`;
  }
  if (previousRows !== undefined && rows * 100 < previousRows * (100 - fewerRowsPercent)) {
    return `The file has ${numeral(rows)} ${rows === 1 ? 'row' : 'rows'}, over ${String(fewerRowsPercent)}% fewer than the ${numeral(previousRows)} last time.`;
  }
  return undefined;
}

function numeral(count: number): string {
  return count.toLocaleString('en-US');
}
