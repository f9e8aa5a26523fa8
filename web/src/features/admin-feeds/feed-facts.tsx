import type { ReactNode } from 'react';
import type { Feed } from '@grt/sdk/contract';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCount } from '../../core/format.ts';
import { may } from '../../core/may.ts';
import { itemsWords, switchedOffWords } from '../../parts/switched-off.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './feed-details-dialog.module.css';
import { formTypeOf } from './feed-type.ts';

/** What is known about a feed. */
export function FeedFacts({ feed }: { feed: Feed }) {
  const { last_import: run } = feed;
  const off = switchedOffWords(feed.switched_off);
  return (
    <dl className={styles['facts']}>
      <Fact name="Client">
        {feed.company_name} ({feed.first_name} {feed.last_name})
      </Fact>
      <Fact name="Domain">{shownDomain(feed.domain_name)}</Fact>
      <Fact name="Type">{formTypeOf(feed) === 'disabled' ? 'Removal list' : formTypeOf(feed).toUpperCase()}</Fact>
      <Fact name="Category">{feed.category ?? noCategory(feed)}</Fact>
      <Fact name="Items">{itemsWords(feed)}</Fact>
      {off !== undefined && <Fact name="Removal lists">{off}</Fact>}
      <Fact name="Views and clicks">
        {formatCount(feed.views)} and {formatCount(feed.clicks)}
      </Fact>
      <Fact name="Added">
        <TimeAgo at={feed.created_at} />
      </Fact>
      {feed.feed_url !== null && <Fact name={feed.is_fetched ? 'Fetched from' : 'Source note'}>{feed.feed_url}</Fact>}
      {feed.refresh_interval_minutes !== null && (
        <Fact name="Fetched every">{formatCount(feed.refresh_interval_minutes)} minutes</Fact>
      )}
      {run !== null && (
        <Fact name="Last import">
          <TimeAgo at={run.created_at} />, {formatCount(run.counts.rejected)} of {formatCount(run.counts.rows)} rows
          rejected
        </Fact>
      )}
      {feed.last_error !== null && <Fact name="Last error">{feed.last_error}</Fact>}
      {feed.review_notes !== null && <Fact name="Reason">{feed.review_notes}</Fact>}
    </dl>
  );
}

const noCategory = ({ feed_type }: Feed): string =>
  feed_type === 'disabled'
    ? 'Not needed for a removal list'
    : may('adminFeeds.update')
      ? 'Not set. Choose one with Edit'
      : 'Not set';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
