import { Link } from 'react-router-dom';
import { formatCounted } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { isFeedActive, reviewWords } from '../../parts/feed-status.ts';
import { switchedOffWords } from '../../parts/switched-off.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useClientFeeds } from './client-page.queries.ts';
import { ClientPanel, NothingHere } from './client-panel.tsx';
import styles from './client-panel.module.css';

/** The newest feeds of a client. */
export function ClientFeeds({ id, company }: { id: number; company: string }) {
  const feeds = useClientFeeds(id);
  const all = <Link to={`${paths.adminFeeds}?tab=management&client=${String(id)}`}>All feeds</Link>;
  return (
    <ClientPanel title="Feeds" noun="the feeds" query={feeds} aside={all}>
      {({ data }) =>
        data.length === 0 ? (
          <NothingHere>{`${company} has no feeds yet. A feed needs an approved domain.`}</NothingHere>
        ) : (
          <ul className={styles['rows']} aria-label="Feeds">
            {data.map((feed) => {
              const { word, tone } = reviewWords[feed.review_status];
              const off = switchedOffWords(feed.switched_off);
              const isPaused = feed.review_status === 'approved' && !isFeedActive(feed);
              return (
                <li key={feed.id}>
                  <span className={styles['names']}>
                    <Link to={`${paths.adminFeeds}?open=${String(feed.id)}`}>{feed.feed_name}</Link>
                    <span>{feed.domain_name}</span>
                  </span>
                  <span className={styles['figures']}>
                    {formatCounted(feed.total_items, ['item', 'items'])}
                    {off === undefined ? '' : ` (${off})`} · {formatCounted(feed.views, ['view', 'views'])} ·{' '}
                    {formatCounted(feed.clicks, ['click', 'clicks'])}
                  </span>
                  <StatusBadge tone={isPaused ? 'rest' : tone}>{isPaused ? 'Paused' : word}</StatusBadge>
                </li>
              );
            })}
          </ul>
        )
      }
    </ClientPanel>
  );
}
