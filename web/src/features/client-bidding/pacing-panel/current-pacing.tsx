import type { Domain, PacingStats } from '@grt/sdk/contract';
import { formatCount, formatMoney, formatPercent } from '../../../core/format.ts';
import { formatZoneClock, zoneInWords } from '../../../core/zone-time.ts';
import { BiddingStatus } from '../../../parts/bidding-status.tsx';
import { Facts } from '../../../ui/facts.tsx';
import styles from './current-pacing.module.css';

/** Current Pacing Status: from the same reply as the block at the top of the screen, so they always agree. */
export function CurrentPacing({ domain }: { domain: Domain }) {
  const stats = domain.pacing_stats;
  if (!stats) return <p className={styles['block']}>This domain’s pacing is currently unknown.</p>;
  const end = budgetEnd(stats);
  return (
    <div className={styles['block']}>
      <Facts
        facts={[
          { label: 'Pace', value: <BiddingStatus domain={domain} /> },
          { label: 'Budget used', value: formatPercent(stats.budget_utilization / 100) },
          { label: 'Clicks today', value: formatCount(stats.clicks_today) },
          { label: 'Spend today', value: formatMoney(stats.spend_today) },
          { label: 'Efficiency score', value: `${String(stats.efficiency_score)}%` },
          { label: 'Projected budget depletion', value: end.time, note: end.note },
        ]}
      />
      <p className={styles['recommendation']}>{stats.recommended_action}</p>
    </div>
  );
}

/** When the budget will be or was used up. @see docs/specification/decisions.md §8 */
export function budgetEnd({
  projected_end_time,
  calculated_at,
  timezone,
}: Pick<PacingStats, 'projected_end_time' | 'calculated_at' | 'timezone'>) {
  if (projected_end_time === null) return { time: 'Lasts through the day', note: undefined };
  const end = new Date(projected_end_time);
  const isPast = end.getTime() <= new Date(calculated_at).getTime();
  return { time: formatZoneClock(end, timezone), note: `${isPast ? 'already spent, ' : ''}${zoneInWords(timezone)}` };
}
