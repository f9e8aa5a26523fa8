import type { BiddingDay, HourlyDistribution as Hour } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { averageCpcDecimals } from '../../../core/screen-constants.ts';
import { formatCount, formatMoney } from '../../../core/format.ts';
import { zoneInWords } from '../../../core/zone-time.ts';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { Meter } from '../../../ui/charts/meter.tsx';
import { FiguresTable, type FiguresColumn } from '../../../ui/figures-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { useHours } from '../client-bidding.queries.ts';
import styles from './hourly-distribution.module.css';
import { nowAmong, shownHours, type ShownHour } from './hours.ts';
import { PacingFailure } from './pacing-failure.tsx';

/** Clicks and spend by hour, as two charts with a table.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function HourlyDistribution({ hours: { data, error, refetch } }: { hours: ReturnType<typeof useHours> }) {
  const zone = data && `${zoneInWords(data.meta.timezone)}, today`;
  return (
    <Panel title="Hourly Traffic Distribution" aside={<span className={styles['zone']}>{zone}</span>}>
      {data ? (
        <Hours hours={data.data} day={data.meta} />
      ) : error ? (
        <PacingFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

function Hours({ hours, day }: { hours: readonly Hour[]; day: BiddingDay }) {
  const shown = shownHours(hours, day);
  const now = nowAmong(day);
  const [clicks, spend] = [sumOf(shown, 'clicks'), sumOf(shown, 'spend')];
  return (
    <div className={styles['content']}>
      <div className={styles['charts']}>
        <BarChart
          title="Clicks by hour"
          points={shown.map(({ starts_at, label, clicks: value, isComing }) => ({
            key: starts_at,
            label,
            value,
            isComing,
          }))}
          format={clicksInWords}
          formatMark={formatCount}
          smallestStep={1}
          summary={`${clicksInWords(clicks)} today`}
          now={now}
        />
        <BarChart
          title="Spend by hour"
          valueName="Spend"
          points={shown.map(({ starts_at, label, spend: value, planned_spend: plan, isComing }) => ({
            key: starts_at,
            label,
            value,
            plan,
            isComing,
          }))}
          format={formatMoney}
          summary={`${formatMoney(spend)} today`}
          now={now}
        />
      </div>
      <div className={styles['table']}>
        <FiguresTable
          caption="Clicks, spend, average cost per click, and utilization by hour"
          columns={columnsWith(clicks, spend)}
          rows={shown}
          keyOf={({ starts_at }) => starts_at}
          stateOf={({ isComing }) => (isComing ? 'coming' : undefined)}
        />
      </div>
    </div>
  );
}

/** @param spend - US dollars */
const columnsWith = (clicks: number, spend: number): readonly FiguresColumn<ShownHour>[] => [
  { key: 'hour', head: 'Hour', cell: ({ label }) => label, total: 'Today' },
  { key: 'clicks', head: 'Clicks', cell: (hour) => formatCount(hour.clicks), total: formatCount(clicks) },
  {
    key: 'spend',
    head: 'Spend',
    cell: (hour) => (hour.clicks === 0 ? '—' : formatMoney(hour.spend)),
    total: formatMoney(spend),
  },
  {
    key: 'avg_cpc',
    head: 'Avg CPC',
    cell: (hour) => (hour.clicks === 0 ? '—' : averageCost(hour.avg_cpc)),
    total: clicks === 0 ? '—' : averageCost(spend / clicks),
  },
  {
    key: 'utilization',
    head: 'Utilization',
    cell: ({ utilization, isComing }) =>
      isComing ? (
        '—'
      ) : (
        <span className={styles['utilization']}>
          <Meter percent={utilization} />
          {percentage.format(utilization / 100)}
        </span>
      ),
    total: '',
  },
];

function Loading() {
  return (
    <div className={styles['content']}>
      <output>
        <VisuallyHidden>Loading pacing data...</VisuallyHidden>
      </output>
      <div className={styles['charts']}>
        <Skeleton height={320} />
        <Skeleton height={320} />
      </div>
      <Skeleton className={styles['table'] ?? ''} height={780} />
    </div>
  );
}

const percentage = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const averageCost = (dollars: number): string => `$${dollars.toFixed(averageCpcDecimals)}`;
const clicksInWords = (count: number): string => `${formatCount(count)} ${count === 1 ? 'click' : 'clicks'}`;
/** Rounded to whole cents, because floating-point sums are inexact. */
const sumOf = (hours: readonly ShownHour[], field: 'clicks' | 'spend'): number =>
  Math.round(hours.reduce((sum, hour) => sum + hour[field], 0) * 100) / 100;
