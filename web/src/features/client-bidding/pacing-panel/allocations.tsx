import type { TrafficAllocation } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { shownDomain } from '../../../core/domain-name.ts';
import { formatCount, formatMoney } from '../../../core/format.ts';
import { paths } from '../../../core/paths.ts';
import { FiguresTable, type FiguresColumn } from '../../../ui/figures-table.tsx';
import { PageSteps } from '../../../ui/page-steps.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { useAllocations } from '../client-bidding.queries.ts';
import styles from './allocations.module.css';
import { PacingFailure } from './pacing-failure.tsx';

interface AllocationsProps {
  readonly allocations: ReturnType<typeof useAllocations>;
  /** The screen's domain. */
  readonly domainId: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Current Traffic Allocations of the client's own domains.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function Allocations({ allocations: { data, error, isPlaceholderData, refetch }, ...props }: AllocationsProps) {
  return (
    <Panel title="Current Traffic Allocations">
      {data ? (
        <Rows rows={data.data} lastPage={data.meta.last_page} isOld={isPlaceholderData} {...props} />
      ) : error ? (
        <PacingFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['body']}>
          <Skeleton height={90} />
        </div>
      )}
    </Panel>
  );
}

interface RowsProps extends Omit<AllocationsProps, 'allocations'> {
  readonly rows: readonly TrafficAllocation[];
  readonly lastPage: number;
  readonly isOld: boolean;
}

function Rows({ rows, lastPage, isOld, domainId, page, onPage }: RowsProps) {
  if (rows.length === 0) return <p className={styles['body']}>None of your domains is in the market right now.</p>;
  return (
    <>
      <FiguresTable
        caption="Traffic share in the current minute, by domain"
        columns={columns}
        rows={rows}
        keyOf={(row) => row.domain_id}
        onPhone="cards"
        isOld={isOld}
        stateOf={(row) => (row.domain_id === domainId ? 'current' : undefined)}
      />
      <div className={styles['steps']}>
        <PageSteps of="domains" page={page} lastPage={lastPage} onPage={onPage} />
      </div>
    </>
  );
}

const percentage = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const columns: readonly FiguresColumn<TrafficAllocation>[] = [
  {
    key: 'domain',
    head: 'Domain',
    cell: ({ domain_id, domain_name, is_active }) => (
      <span className={styles['domain']}>
        <i
          data-active={is_active}
          title={is_active ? 'Receiving traffic' : 'Not receiving traffic'}
          aria-hidden="true"
        />
        <Link to={paths.clientBidding({ domainId: domain_id })}>{shownDomain(domain_name)}</Link>
        <VisuallyHidden>{is_active ? ', receiving traffic' : ', not receiving traffic'}</VisuallyHidden>
      </span>
    ),
  },
  { key: 'share', head: 'Allocation', cell: (row) => `${percentage.format(row.allocation_percentage)}%` },
  { key: 'bid', head: 'Bid', cell: ({ bid_amount }) => formatMoney(bid_amount) },
  { key: 'budget', head: 'Budget', cell: ({ daily_budget }) => formatMoney(daily_budget) },
  { key: 'spend', head: 'Spend', cell: ({ current_spend }) => formatMoney(current_spend) },
  { key: 'clicks', head: 'Clicks', cell: ({ clicks_today }) => formatCount(clicks_today) },
];
