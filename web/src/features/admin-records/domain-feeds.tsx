import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCounted } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { isFeedActive, reviewWords } from '../../parts/feed-status.ts';
import { NothingHere, RecordPanel } from '../../parts/record-panel/record-panel.tsx';
import { countedItems } from '../../parts/switched-off.ts';
import styles from '../../parts/record-panel/record-panel.module.css';
import { Name } from '../../ui/name.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useDomainFeeds } from './record.queries.ts';

/** The feeds of a domain. */
export function DomainFeeds({ id }: { id: number }) {
  const [page, setPage] = useState(1);
  const feeds = useDomainFeeds(id, page);
  return (
    <RecordPanel title="Feeds" noun="the feeds" query={feeds}>
      {({ data, meta }) =>
        data.length === 0 ? (
          <NothingHere>No feed is for this domain yet.</NothingHere>
        ) : (
          <>
            <ul className={styles['rows']} aria-label="Feeds">
              {data.map((feed) => {
                const isPaused = feed.review_status === 'approved' && !isFeedActive(feed);
                const { word, tone } = reviewWords[feed.review_status];
                return (
                  <li key={feed.id}>
                    <span className={styles['names']}>
                      <Link to={paths.adminFeed({ feedId: feed.id })}>
                        <Name>{feed.feed_name}</Name>
                      </Link>
                    </span>
                    <span className={styles['figures']}>
                      {countedItems(feed)} · {formatCounted(feed.clicks, ['click', 'clicks'])}
                    </span>
                    <StatusBadge tone={isPaused ? 'rest' : tone}>{isPaused ? 'Paused' : word}</StatusBadge>
                  </li>
                );
              })}
            </ul>
            <div className={styles['steps']}>
              <PageSteps
                of="feeds"
                page={page}
                lastPage={meta.last_page}
                isCapped={meta.total_is_capped}
                onPage={setPage}
              />
            </div>
          </>
        )
      }
    </RecordPanel>
  );
}
