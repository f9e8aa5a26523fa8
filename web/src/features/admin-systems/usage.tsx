import { usagePercent, sizeText } from '@grt/sdk/contract';
import { formatPercent } from '../../core/format.ts';
import { Meter } from '../../ui/charts/meter.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './usage.module.css';

interface UsageProps {
  readonly name: string;
  readonly used: number;
  readonly free: number;
  readonly total: number;
  /** 0 to 100. */
  readonly percentage: number;
}

/** The tone and label of a usage level.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export function usageTone(percentage: number): { readonly tone: 'good' | 'wait' | 'bad'; readonly word: string } {
  if (percentage > usagePercent.redAbove) return { tone: 'bad', word: 'Nearly full' };
  if (percentage > usagePercent.yellowAbove) return { tone: 'wait', word: 'Filling up' };
  return { tone: 'good', word: 'Enough space' };
}

/** Usage as a bar, numbers, and a label. */
export function Usage({ name, used, free, total, percentage }: UsageProps) {
  const { tone, word } = usageTone(percentage);
  return (
    <div className={styles['usage']}>
      <div className={styles['head']}>
        <h3>{name}</h3>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <strong data-tone={tone}>{formatPercent(percentage / 100)}</strong>
      </div>
      <Meter percent={percentage} tone={tone === 'good' ? 'primary' : tone} />
      <p>
        {sizeText(used)} used · {sizeText(free)} free · {sizeText(total)} total
      </p>
    </div>
  );
}
