import type { Domain } from '@grt/sdk/contract';
import { Panel } from '../../../ui/panel.tsx';
import {
  pacingRefreshMs,
  useAllocations,
  useBidding,
  useHours,
  useMarketOverview,
  usePacingAlerts,
} from '../client-bidding.queries.ts';
import { usePageParam } from '../use-page-param.ts';
import { Allocations } from './allocations.tsx';
import { CurrentPacing } from './current-pacing.tsx';
import { HourlyDistribution } from './hourly-distribution.tsx';
import { LastUpdated } from './last-updated.tsx';
import { MarketOverview } from './market-overview.tsx';
import { PacingAlerts } from './pacing-alerts.tsx';
import styles from './pacing-panel.module.css';

/** The pacing panel. Its parts reload together, every 30 seconds while visible; each reports its own failure.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function PacingPanel({ domain }: { domain: Domain }) {
  const [page, setPage] = usePageParam('allocations');
  const shown = useBidding(domain.id);
  const hours = useHours(domain.id);
  const market = useMarketOverview();
  const allocations = useAllocations(page);
  const alerts = usePacingAlerts();
  const all = [shown, hours, market, allocations, alerts];

  return (
    <div className={styles['panel']}>
      <div className={styles['head']}>
        <h2>Pacing</h2>
        <p>Data refreshes automatically every {pacingRefreshMs / 1000} seconds</p>
        <LastUpdated
          updatedAt={Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt))}
          isFailing={all.some(({ error }) => error !== null)}
          isBusy={all.some(({ isFetching }) => isFetching)}
          onRefresh={() => {
            for (const { refetch } of all) void refetch();
          }}
        />
      </div>
      <div className={styles['pair']}>
        <Panel title="Current Pacing Status">
          <CurrentPacing domain={domain} />
        </Panel>
        <MarketOverview market={market} />
      </div>
      <HourlyDistribution hours={hours} />
      <div className={styles['pair']}>
        <Allocations allocations={allocations} domainId={domain.id} page={page} onPage={setPage} />
        <PacingAlerts alerts={alerts} domainId={domain.id} />
      </div>
    </div>
  );
}
