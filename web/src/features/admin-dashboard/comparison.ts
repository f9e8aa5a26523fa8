import { isTellingChange } from '../../core/comparable.ts';
import { formatChange, formatCount, formatMoney } from '../../core/format.ts';

interface Compared {
  /** Percent; null without a baseline. */
  readonly changed: number | null;
  readonly cameIn: { readonly now: number; readonly before: number };
  readonly isMoney?: boolean;
}

/** How the last 30 days compare with the previous 30, for a tile: in percent, or in numbers where there is almost nothing
 * to compare with.
 * @see docs/specification/decisions.md §5 */
export function comparisonInWords(compared: Compared | undefined): string {
  if (compared === undefined) return 'on the 30 days before';
  const { changed, cameIn, isMoney = false } = compared;
  if (cameIn.now === 0 && cameIn.before === 0) return '— vs. previous 30 days';
  if (!isTellingChange(changed, cameIn.before)) {
    const amount = isMoney ? formatMoney : formatCount;
    return `+${amount(cameIn.now)} in 30 days (${amount(cameIn.before)} before)`;
  }
  return `${formatChange(changed)} vs. previous 30 days`;
}
