import { formatChange } from '../../core/format.ts';

/** How the last 30 days compare with the previous 30, for a tile; '—' without a baseline.
 * @param percent - wire format: 25 means a quarter more; null without a baseline.
 * @see docs/specification/decisions.md §5 */
export function comparisonInWords(percent: number | null | undefined): string {
  if (percent === undefined) return 'on the 30 days before';
  if (percent === null) return '— vs. previous 30 days';
  return `${formatChange(percent)} vs. previous 30 days`;
}
