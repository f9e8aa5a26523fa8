import type { BidChange } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { formatMoney } from '../../core/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './bid-history.module.css';
import { useBidHistory } from './client-bidding.queries.ts';
import { usePageParam } from './use-page-param.ts';

/** Recent Bid Changes, ten per page. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function BidHistory({ domainId }: { domainId: number }) {
  const [page, setPage] = usePageParam('history');
  const history = useBidHistory(domainId, page);
  // Not permitted for this user: show nothing. docs/specification/part-2-admin-domains-bidding-pages.md §6.
  if (history.data === null) return null;
  return (
    <Panel title="Recent Bid Changes">
      <Changes history={history} page={page} />
      {history.data && (
        <div className={styles['steps']}>
          <PageSteps of="bid changes" page={page} lastPage={history.data.last_page} onPage={setPage} />
        </div>
      )}
    </Panel>
  );
}

interface ChangesProps {
  readonly history: ReturnType<typeof useBidHistory>;
  readonly page: number;
}

function Changes({ history: { data, error, isPending, isPlaceholderData, refetch }, page }: ChangesProps) {
  if (isPending) return <Loading />;
  if (error || data === null) {
    if (!error) return null;
    return (
      <div className={styles['note']}>
        <LoadFailure message="Failed to load the bid changes" error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (data.data.length === 0) {
    return (
      <div className={styles['note']}>
        <EmptyState title={page > 1 ? 'No changes on this page' : 'No changes yet'}>
          Changes to the bid or daily budget will appear here.
        </EmptyState>
      </div>
    );
  }
  return (
    <ul className={styles['changes']} data-old={isPlaceholderData}>
      {data.data.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </ul>
  );
}

function Change({ change }: { change: BidChange }) {
  const { old_bid_amount, new_bid_amount, old_daily_budget, new_daily_budget, change_reason, changed_by } = change;
  return (
    <li>
      <span className={styles['amounts']}>
        <FromTo name="Bid" from={old_bid_amount} to={new_bid_amount} />
        {old_daily_budget !== new_daily_budget && (
          <FromTo name="Daily budget" from={old_daily_budget} to={new_daily_budget} />
        )}
      </span>
      <span className={styles['reason']}>{change_reason}</span>
      <span className={styles['time']}>
        {changed_by !== null && `${changed_by}, `}
        <TimeAgo at={change.created_at} />
      </span>
    </li>
  );
}

function FromTo({ name, from, to }: { name: string; from: number; to: number }) {
  return (
    <span>
      <small>{name}</small>
      <span>
        {formatMoney(from)} <span aria-hidden="true">→</span>
        <VisuallyHidden>to</VisuallyHidden> <strong>{formatMoney(to)}</strong>
      </span>
    </span>
  );
}

function Loading() {
  return (
    <>
      <output>
        <VisuallyHidden>Loading bid changes...</VisuallyHidden>
      </output>
      <ul className={styles['changes']} aria-hidden="true">
        {Array.from({ length: 2 }, (_, index) => (
          <li key={index}>
            <Skeleton height={34} width={180} />
          </li>
        ))}
      </ul>
    </>
  );
}
