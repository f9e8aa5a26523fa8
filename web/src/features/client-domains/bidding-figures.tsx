import type { Domain, DomainTrendDay, PacingStats } from '@grt/sdk/contract';
import { formatCount, formatMoney, formatPercent } from '../../core/format.ts';
import { BiddingStatus } from '../../parts/bidding-status.tsx';
import { Meter } from '../../ui/charts/meter.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './domain-row.module.css';

const none = '—';

/** Names of the columns, above the rows of a wide screen. */
export const figureNames = ['Pace', '14 days', 'Bid per click', 'Current spend', 'Clicks today'] as const;

/** How an approved domain bids: its pace, its last days, and today's metrics, as far as the server provides them. */
export function BiddingFigures({ domain }: { domain: Domain }) {
  const { bidding, pacing_stats: stats, trend } = domain;
  return (
    <dl className={styles['figures']}>
      <div>
        <dt>{figureNames[0]}</dt>
        <dd>
          <BiddingStatus domain={domain} />
        </dd>
      </div>
      <div className={styles['trend']}>
        <dt>{figureNames[1]}</dt>
        <dd>{trend && trend.some(({ spend }) => spend > 0) ? <Trend days={trend.slice(0, -1)} /> : none}</dd>
      </div>
      <div className={styles['number']}>
        <dt>{figureNames[2]}</dt>
        <dd>{bidding ? formatMoney(bidding.bid_amount) : none}</dd>
      </div>
      <div className={styles['budget']}>
        <dt>{figureNames[3]}</dt>
        <dd>{bidding ? <Budget {...bidding} stats={stats} /> : none}</dd>
      </div>
      <div className={styles['number']}>
        <dt>{figureNames[4]}</dt>
        <dd>{stats ? formatCount(stats.clicks_today) : none}</dd>
      </div>
    </dl>
  );
}

/** Whole days: today's is not over, and would always look like a fall. */
function Trend({ days }: { days: readonly DomainTrendDay[] }) {
  const spends = days.map(({ spend }) => spend);
  const label = `Spend over the last ${String(days.length)} full days: ${formatMoney(Math.min(...spends))} to ${formatMoney(Math.max(...spends))} a day`;
  return (
    <span title={label}>
      <Sparkline label={label} values={spends} />
    </span>
  );
}

interface BudgetProps {
  readonly current_spend: number;
  readonly daily_budget: number;
  readonly stats: PacingStats | null;
}

/** Spend of the budget as numbers and as a bar; the tick is where the plan is by now. */
function Budget({ current_spend, daily_budget, stats }: BudgetProps) {
  const planned = stats && daily_budget > 0 ? stats.planned_spend : undefined;
  const used = stats ? formatPercent(stats.budget_utilization / 100) : none;
  return (
    <span
      className={styles['spend']}
      title={planned === undefined ? undefined : `${formatMoney(planned)} planned by now`}
    >
      <span>
        <strong>{formatMoney(current_spend)}</strong> of {formatMoney(daily_budget)}
        <VisuallyHidden> daily budget</VisuallyHidden>
      </span>
      <span className={styles['used']}>
        <Meter
          percent={stats?.budget_utilization ?? 0}
          tone={toneOf[stats?.current_pace ?? 'on_track']}
          planPercent={planned === undefined ? undefined : (100 * planned) / daily_budget}
        />
        {used}
        <VisuallyHidden> used</VisuallyHidden>
      </span>
    </span>
  );
}

const toneOf = { ahead: 'wait', on_track: 'good', behind: 'primary' } as const;
