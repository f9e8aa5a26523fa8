/** What came in during two periods of the same length, one after the other. */
export interface Comparison {
  readonly now: number;
  readonly before: number;
}

/** Percent of one decimal; null without a base. @see docs/specification/decisions.md §5 */
export function changeOf({ now, before }: Comparison): number | null {
  return before === 0 ? null : Math.round((1000 * (now - before)) / before) / 10;
}
