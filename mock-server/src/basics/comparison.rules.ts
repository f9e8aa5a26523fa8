/** Amounts of two consecutive periods of the same length. */
export interface Comparison {
  readonly now: number;
  readonly before: number;
}

/** Percent with one decimal; null without a baseline. @see docs/specification/decisions.md §5 */
export function changeOf({ now, before }: Comparison): number | null {
  return before === 0 ? null : Math.round((1000 * (now - before)) / before) / 10;
}
