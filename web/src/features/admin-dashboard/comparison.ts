import { formatChange } from '../../core/format.ts';

/** How the last 30 days compare with the 30 before them, as a tile says it; '—' without a base.
 * @param percent - as on the wire: 25 is a quarter more; null without a base.
 * @see docs/specification/decisions.md §5 */
export function comparisonInWords(percent: number | null | undefined): string {
  if (percent === undefined) return 'on the 30 days before';
  if (percent === null) return '— on the 30 days before';
  return `${formatChange(percent)} on the 30 days before`;
}
