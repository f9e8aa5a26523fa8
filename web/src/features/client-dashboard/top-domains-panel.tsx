import type { Domain } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCounted, formatMoney } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { BiddingStatus } from '../../parts/bidding-status.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { useTopDomains } from './client-dashboard.queries.ts';
import styles from './client-dashboard-screen.module.css';

/** The domains that spend most, with their pace and the last 14 days. */
export function TopDomainsPanel({ domains }: { domains: ReturnType<typeof useTopDomains> }) {
  const { data, error, refetch } = domains;
  if (data?.data.length === 0) return null;
  return (
    <Panel
      title="Pace by Domain"
      aside={<Link to={`${paths.clientDomains}?status=approved&sort=current_spend`}>All domains</Link>}
    >
      {data ? (
        <ul className={styles['domains']}>
          {data.data.map((domain) => (
            <Row key={domain.id} domain={domain} />
          ))}
        </ul>
      ) : (
        <div className={styles['body']}>
          {error ? (
            <LoadFailure
              message="Failed to load domains. Please try again."
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton height={220} />
          )}
        </div>
      )}
    </Panel>
  );
}

function Row({ domain }: { domain: Domain }) {
  const { bidding, pacing_stats: stats, trend = [] } = domain;
  const spends = trend.slice(0, -1).map(({ spend }) => spend);
  const label = `Spend over the last 14 full days, up to ${formatMoney(Math.max(0, ...spends))} a day`;
  return (
    <li>
      <span className={styles['name']}>
        <Link to={paths.clientBidding({ domainId: domain.id })} dir="auto">
          {shownDomain(domain.domain_name)}
        </Link>
        <BiddingStatus domain={domain} />
      </span>
      <span className={styles['trend']} title={label}>
        {spends.some((spend) => spend > 0) && <Sparkline label={label} values={spends} />}
      </span>
      <span className={styles['spend']}>
        <strong>{bidding ? formatMoney(bidding.current_spend) : '—'}</strong>
        <span>{stats ? formatCounted(stats.clicks_today, ['click', 'clicks']) : ''}</span>
      </span>
    </li>
  );
}
