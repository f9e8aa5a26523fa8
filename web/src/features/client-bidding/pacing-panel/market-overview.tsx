import { Skeleton } from '@mantine/core';
import type { MarketPacing } from '@grt/sdk/contract';
import { formatCount, formatMoney, formatPercent } from '../../../core/format.ts';
import { Facts } from '../../../ui/facts.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { useMarketOverview } from '../client-bidding.queries.ts';
import { PacingFailure } from './pacing-failure.tsx';
import styles from './pacing-panel.module.css';

/** The other companies of the market, an hour ago; in a small market, only the client's own domains, because totals would
 * reveal the others. */
export function MarketOverview({ market: { data, error, refetch } }: { market: ReturnType<typeof useMarketOverview> }) {
  return (
    <Panel title="Market Overview">
      {data ? (
        <Figures market={data} />
      ) : error ? (
        <PacingFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['body']}>
          <Skeleton height={120} />
        </div>
      )}
    </Panel>
  );
}

function Figures({ market }: { market: MarketPacing }) {
  return (
    <>
      <div className={styles['body']}>
        <Facts
          facts={[
            { label: 'Active domains', value: formatCount(market.total_active_domains) },
            { label: 'Total daily budget', value: formatMoney(market.total_daily_budget) },
            { label: 'Market utilization', value: formatPercent(market.market_utilization / 100) },
            { label: 'Average efficiency', value: formatPercent(market.average_efficiency / 100) },
            { label: 'Domains behind pace', value: formatCount(market.domains_behind_pace) },
            { label: 'Domains ahead of pace', value: formatCount(market.domains_ahead_pace) },
          ]}
        />
      </div>
      {market.scope === 'own' && (
        <p className={styles['note']}>
          These totals cover only your own domains. With so few other clients, market totals would reveal what they
          spend.
        </p>
      )}
      {market.scope === 'market' && (
        <p className={styles['note']}>
          All other companies combined, in rounded figures from <TimeAgo at={market.calculated_at} />.
        </p>
      )}
    </>
  );
}
