import type { Analytics, AnalyticsAnnotation } from '@grt/sdk/contract';
import { Link } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCounted, formatMoney } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { formatZoneTime } from '../../core/zone-time.ts';
import styles from './changes.module.css';

/** What the chart marks: changed bids and budgets, and approved feeds, with links to them. */
export function Changes({ analytics }: { analytics: Analytics }) {
  const { annotations, total_annotations: total, timezone } = analytics;
  if (annotations.length === 0) return null;
  return (
    <details className={styles['changes']}>
      <summary>{formatCounted(total, ['change to bids and feeds', 'changes to bids and feeds'])} on these days</summary>
      <ul>
        {annotations.map((annotation) => (
          <li key={`${annotation.at} ${String(annotation.domain_id)} ${String(annotation.feed_id)}`}>
            <time dateTime={annotation.at}>{formatZoneTime(new Date(annotation.at), timezone)}</time>
            <Change annotation={annotation} />
          </li>
        ))}
      </ul>
      {total > annotations.length && (
        <p>These are the latest {annotations.length}. Choose fewer days or one domain to see the others.</p>
      )}
    </details>
  );
}

function Change({ annotation }: { annotation: AnalyticsAnnotation }) {
  const { domain_id: domainId, domain_name: domainName, feed_id: feedId, feed_name: feedName } = annotation;
  const domain = (
    <Link to={paths.clientBidding({ domainId })} dir="auto">
      {shownDomain(domainName)}
    </Link>
  );
  if (feedId !== null)
    return (
      <span>
        Feed{' '}
        <Link to={paths.clientFeed({ feedId })} dir="auto">
          {feedName}
        </Link>{' '}
        on {domain} was approved
      </span>
    );
  return (
    <span>
      {domain}: {changedAmounts(annotation)}
    </span>
  );
}

/** `bid from $0.20 to $0.25, daily budget from $40.00 to $60.00` */
function changedAmounts({ old_bid, new_bid, old_budget, new_budget }: AnalyticsAnnotation): string {
  const parts = [
    ['bid', old_bid, new_bid],
    ['daily budget', old_budget, new_budget],
  ] as const;
  return parts
    .filter(([, from, to]) => from !== to)
    .map(([name, from, to]) => `${name} from ${formatMoney(from ?? 0)} to ${formatMoney(to ?? 0)}`)
    .join(', ');
}
