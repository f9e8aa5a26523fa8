import type { AnalyticsRow } from '@grt/sdk/contract';
import styles from './row-name.module.css';
import type { AnalyticsParams } from './use-analytics-params.ts';

interface RowNameProps {
  readonly row: AnalyticsRow;
  readonly params: AnalyticsParams;
  /** Names the part of a group that is split, instead of the group. */
  readonly isPart?: boolean;
}

/** A row's label. A domain, feed, or country links to its own days, or to the hours of one day. */
export function RowName({ row, params, isPart = false }: RowNameProps) {
  const label = isPart ? (row.split_label ?? '') : row.label;
  const narrowing = narrowingOf(row, params, isPart ? params.split : params.group);
  if (!narrowing) return <span dir="auto">{label}</span>;
  return (
    <button
      type="button"
      className={styles['name']}
      dir="auto"
      title={`Show ${label} by day`}
      onClick={() =>
        params.change({ ...narrowing, group: undefined, split: undefined, sort: undefined, order: undefined })
      }
    >
      {label}
    </button>
  );
}

/** The row's filter; undefined for days and hours, or if it is already applied. */
function narrowingOf(
  { country, feed_id, domain_id }: AnalyticsRow,
  params: AnalyticsParams,
  kind: AnalyticsParams['group'] | undefined,
) {
  if (kind === 'country' && country !== null) return params.country === country ? undefined : { country };
  if (kind === 'feed' && feed_id !== null) return params.feedId === feed_id ? undefined : { feed: feed_id };
  if (kind === 'domain' && domain_id !== null) return params.domainId === domain_id ? undefined : { domain: domain_id };
  return undefined;
}
