import type { BiddingToday } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { formatCount, formatCounted, formatMoney, formatPercent } from '../../core/format.ts';
import { zoneInWords } from '../../core/zone-time.ts';
import { SpendChart } from '../../parts/spend-chart/spend-chart.tsx';
import { Facts } from '../../ui/facts.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { useToday } from './client-dashboard.queries.ts';
import styles from './client-dashboard-screen.module.css';

/** What all domains spend today, beside their plans. */
export function TodayPanel({ today: { data, error, refetch } }: { today: ReturnType<typeof useToday> }) {
  return (
    <Panel
      title="Spend vs. Plan Today"
      aside={data && <span className={styles['quiet']}>{zoneInWords(data.timezone)}</span>}
    >
      <div className={styles['body']}>
        {data ? (
          <>
            <Facts facts={factsOf(data)} />
            <SpendChart hours={data.hours} day={data} />
          </>
        ) : error ? (
          <LoadFailure message="Failed to load pacing data" error={error} onRetry={() => void refetch()} />
        ) : (
          <output aria-label="Loading today’s figures">
            <Skeleton height={356} />
          </output>
        )}
      </div>
    </Panel>
  );
}

function factsOf({ spend, planned_spend, daily_budget, clicks, active_domains }: BiddingToday) {
  const used = daily_budget === 0 ? undefined : `${formatPercent(spend / daily_budget)} of the daily budgets`;
  return [
    { label: 'Spent', value: formatMoney(spend), note: used },
    { label: 'Planned by now', value: formatMoney(planned_spend) },
    {
      label: 'Daily budgets',
      value: formatMoney(daily_budget),
      note: formatCounted(active_domains, ['bidding domain', 'bidding domains']),
    },
    {
      label: 'Clicks',
      value: formatCount(clicks),
      note: clicks === 0 ? undefined : `${formatMoney(spend / clicks)} each`,
    },
  ];
}
