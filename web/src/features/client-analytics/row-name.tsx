import type { AnalyticsRow } from '@grt/sdk/contract';
import styles from './row-name.module.css';
import type { AnalyticsParams } from './use-analytics-params.ts';

/** A row's label. A domain, feed, or country links to its own days. */
export function RowName({ row, params }: { row: AnalyticsRow; params: AnalyticsParams }) {
  const narrowing = narrowingOf(row, params);
  if (!narrowing) return <span dir="auto">{row.label}</span>;
  return (
    <button
      type="button"
      className={styles['name']}
      dir="auto"
      title={`Show the days of ${row.label}`}
      onClick={() => params.change({ ...narrowing, group: 'day', sort: undefined, order: undefined })}
    >
      {row.label}
    </button>
  );
}

/** The row's filter; undefined for days and hours, or if it is already applied. */
function narrowingOf({ country, feed_id, domain_id }: AnalyticsRow, params: AnalyticsParams) {
  if (country !== null) return params.country === country ? undefined : { country };
  if (feed_id !== null) return params.feedId === feed_id ? undefined : { feed: feed_id };
  if (domain_id !== null) return params.domainId === domain_id ? undefined : { domain: domain_id };
  return undefined;
}
