import type { Client, Feed } from '@grt/sdk/contract';
import { Link } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCounted } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { isFeedActive, reviewWords } from '../../parts/feed-status.ts';
import { PanelSearch } from '../../parts/record-panel/panel-search.tsx';
import { NothingHere, RecordPanel } from '../../parts/record-panel/record-panel.tsx';
import styles from '../../parts/record-panel/record-panel.module.css';
import { countedItems } from '../../parts/switched-off.ts';
import { Name } from '../../ui/name.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useClientFeeds } from './client-page.queries.ts';

/** The feeds of a client, newest first. */
export function ClientFeeds({ client: { client_id: id, company_name } }: { client: Client }) {
  const list = useListAddress({});
  const feeds = useClientFeeds(id, list);
  const all = <Link to={`${paths.adminFeeds}?tab=management&client=${String(id)}`}>Open in Feeds</Link>;
  return (
    <RecordPanel title="Feeds" noun="the feeds" query={feeds} aside={all}>
      {({ data, meta }) => (
        <>
          <PanelSearch label="Search feeds" list={list} total={meta} noun={['feed', 'feeds']} />
          {data.length === 0 && (
            <NothingHere>
              {list.search === ''
                ? `${company_name} has no feeds yet. A feed needs an approved domain.`
                : `No feed matches “${list.search}”.`}
            </NothingHere>
          )}
          <ul className={styles['rows']} aria-label="Feeds">
            {data.map((feed) => (
              <Row key={feed.id} feed={feed} />
            ))}
          </ul>
          <div className={styles['steps']}>
            <PageSteps
              page={list.page}
              lastPage={meta.last_page}
              isCapped={meta.total_is_capped}
              onPage={list.setPage}
            />
          </div>
        </>
      )}
    </RecordPanel>
  );
}

function Row({ feed }: { feed: Feed }) {
  const { word, tone } = reviewWords[feed.review_status];
  const isPaused = feed.review_status === 'approved' && !isFeedActive(feed);
  return (
    <li>
      <span className={styles['names']}>
        <Link to={paths.adminFeed({ feedId: feed.id })}>
          <Name>{feed.feed_name}</Name>
        </Link>
        <Link to={paths.adminDomain({ domainId: feed.domain_id })}>
          <Name>{shownDomain(feed.domain_name)}</Name>
        </Link>
      </span>
      <span className={styles['figures']}>
        {countedItems(feed)} · {formatCounted(feed.views, ['view', 'views'])} ·{' '}
        {formatCounted(feed.clicks, ['click', 'clicks'])}
      </span>
      <StatusBadge tone={isPaused ? 'rest' : tone}>{isPaused ? 'Paused' : word}</StatusBadge>
    </li>
  );
}
