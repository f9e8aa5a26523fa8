import type { AnalyticsRow } from '@grt/sdk/contract';
import styles from './row-name.module.css';
import type { AnalyticsParams } from './use-analytics-params.ts';

/** What a row is of. A domain leads to its own days. */
export function RowName({ row, params }: { row: AnalyticsRow; params: AnalyticsParams }) {
  const { domain_id, feed_id, label } = row;
  if (domain_id === null || feed_id !== null || params.domainId === domain_id) return label;
  return (
    <button
      type="button"
      className={styles['name']}
      title={`Show the days of ${label}`}
      onClick={() => params.change({ domain: domain_id, group: 'day', sort: undefined, order: undefined })}
    >
      {label}
    </button>
  );
}
