import type { Analytics, AnalyticsRow } from '@grt/sdk/contract';
import { formatCount, formatCounted } from '../../core/format.ts';
import { useNow } from '../../core/use-now.ts';
import { zoneInWords } from '../../core/zone-time.ts';
import { FiguresTable, type FiguresColumn } from '../../ui/figures-table.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './analytics-table.module.css';
import { metrics, metricWords } from './metrics.ts';
import { RowName } from './row-name.tsx';
import { firstDirection, hasBegun, hasValue, orderOf, pageSize, sortedRows } from './rows.ts';
import type { AnalyticsParams, SortColumn } from './use-analytics-params.ts';

const noun = ['row', 'rows'] as const;

const heads: Record<Analytics['group_by'], string> = {
  day: 'Day',
  hour: 'Hour',
  domain: 'Domain',
  feed: 'Feed',
  country: 'Country',
  client: 'Client',
};

/** Every row with all six metrics, sortable by each. The server sends those with the highest spend if there are too
 * many, and sorting them by something else does not bring the others. */
export function AnalyticsTable({ analytics, params }: { analytics: Analytics; params: AnalyticsParams }) {
  const { group_by, total_rows, timezone } = analytics;
  const now = useNow();
  // Today's remaining hours are not rows yet.
  const rows = group_by === 'hour' ? analytics.rows.filter((row) => hasBegun(row, now)) : analytics.rows;
  const isCut = analytics.rows.length < total_rows;
  const order = orderOf(params, group_by);
  const lastPage = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(params.page, lastPage);
  const shown = sortedRows({ rows, group_by }, order).slice((page - 1) * pageSize, page * pageSize);

  function sort(by: SortColumn) {
    const first = firstDirection(by, group_by);
    const other = first === 'ascending' ? 'descending' : 'ascending';
    params.change({ sort: by, order: order.by === by && order.direction === first ? other : undefined });
  }

  return (
    <Panel
      title={params.split === undefined ? `By ${group_by}` : `By ${group_by} and ${params.split}`}
      aside={
        <span className={styles['count']}>
          {isCut ? `${formatCount(rows.length)} of ${formatCount(total_rows)} rows` : formatCounted(rows.length, noun)},{' '}
          {zoneInWords(timezone)}
          {isCut && '. These have the highest spend, however you sort them. The CSV file has all rows.'}
        </span>
      }
    >
      <FiguresTable
        caption={`Views, clicks, and spend by ${group_by}`}
        columns={columnsOf(analytics, params)}
        rows={shown}
        keyOf={({ key }) => key}
        onPhone="cards"
        order={{ ...order, onSort: (key) => sort(key as SortColumn) }}
      />
      <div className={styles['steps']}>
        <PageSteps page={page} lastPage={lastPage} onPage={(next) => params.change({ page: next })} />
      </div>
    </Panel>
  );
}

const columnsOf = (
  { group_by, totals }: Analytics,
  params: AnalyticsParams,
): readonly FiguresColumn<AnalyticsRow>[] => [
  { key: 'label', head: heads[group_by], cell: (row) => <RowName row={row} params={params} />, total: 'Total' },
  ...(params.split === undefined
    ? []
    : [
        {
          key: 'part',
          head: heads[params.split],
          cell: (row: AnalyticsRow) => <RowName row={row} params={params} isPart />,
          isText: true,
        },
      ]),
  ...metrics.map((metric) => {
    const { word, format } = metricWords[metric];
    return {
      key: metric,
      head: word,
      cell: (row: AnalyticsRow) => (hasValue(row, metric) ? format(row[metric]) : '—'),
      total: hasValue(totals, metric) ? format(totals[metric]) : '—',
    };
  }),
];
