import type { Feed } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCount } from '../../core/format.ts';
import { linkTo, may } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { anId } from '../../core/use-list-address.ts';
import { isFeedActive, reviewWords } from '../../parts/feed-status.ts';
import { RecordNotes } from '../../parts/notes/record-notes.tsx';
import { LinkedName, OutsideLink, RecordFact, RecordFacts } from '../../parts/record-panel/record-facts.tsx';
import { RecordHistory } from '../../parts/record-panel/record-history.tsx';
import { itemsWords, switchedOffWords } from '../../parts/switched-off.ts';
import { SimulatedTraffic } from '../../parts/traffic-source/simulated-traffic.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { FeedImports } from './feed-imports.tsx';
import { FeedItems } from './feed-items.tsx';
import { NoRecord, RecordStates } from './record-states.tsx';
import { useFeed } from './record.queries.ts';

const list = { label: 'All feeds', to: `${paths.adminFeeds}?tab=management` };

/** One feed with its items, its imports, and its history. */
export function FeedScreen() {
  const id = anId(useParams()['feedId'] ?? '');
  return id === undefined ? <NoRecord kind="Feed" list={list} /> : <OneFeed key={id} id={id} />;
}

function OneFeed({ id }: { id: number }) {
  return (
    <RecordStates kind="Feed" list={list} query={useFeed(id)}>
      {(feed) => (
        <>
          <Head feed={feed} />
          <About feed={feed} />
          <FeedItems id={id} />
          <FeedImports id={id} />
          <RecordNotes of={{ subject: 'feed', id }} name={feed.feed_name} />
          <RecordHistory of={{ subject: 'feed', id }} />
        </>
      )}
    </RecordStates>
  );
}

/** A dialog of the list of feeds, about this one. */
const dialogOf = (name: 'open' | 'edit' | 'report', id: number) =>
  `${paths.adminFeeds}?tab=management&${name}=${String(id)}`;

function Head({ feed }: { feed: Feed }) {
  const { id, feed_name, review_status, version_in_review } = feed;
  const { word, tone } = reviewWords[review_status];
  const isPaused = review_status === 'approved' && !isFeedActive(feed);
  return (
    <PageHeader
      title={feed_name}
      mark={<SimulatedTraffic />}
      {...(feed.feed_description === null ? {} : { context: feed.feed_description })}
      actions={
        <>
          <StatusBadge tone={isPaused ? 'rest' : tone}>{isPaused ? 'Paused' : word}</StatusBadge>
          {may('adminFeeds.update') && (
            <Button variant="default" component={Link} to={dialogOf('edit', id)}>
              Edit
            </Button>
          )}
          {(review_status === 'pending' || version_in_review) && may('feedReview.resolve') && (
            <Button component={Link} to={dialogOf('open', id)}>
              Review
            </Button>
          )}
        </>
      }
    />
  );
}

function About({ feed }: { feed: Feed }) {
  const { client_id: clientId, domain_id: domainId, switched_off, last_error, review_notes } = feed;
  const client = linkTo(paths.adminClient({ clientId })).to;
  const domain = linkTo(paths.adminDomain({ domainId })).to;
  const off = switchedOffWords(switched_off);
  return (
    <RecordFacts label="About the feed">
      <RecordFact label="Client" note={`${feed.first_name} ${feed.last_name}`.trim() || null}>
        <LinkedName to={client}>{feed.company_name ?? ''}</LinkedName>
      </RecordFact>
      <RecordFact label="Domain">
        <LinkedName to={domain}>{shownDomain(feed.domain_name)}</LinkedName>
      </RecordFact>
      <RecordFact label="Category">{feed.category ?? '—'}</RecordFact>
      <RecordFact label="Items" note={off ?? null}>
        {itemsWords(feed)}
      </RecordFact>
      <RecordFact label="Views and clicks">
        {formatCount(feed.views)} and {formatCount(feed.clicks)}
      </RecordFact>
      <RecordFact label="Added">
        <TimeAgo at={feed.created_at} />
      </RecordFact>
      {feed.feed_url !== null && (
        <RecordFact
          label={feed.is_fetched ? 'Fetched from' : 'Source note'}
          note={
            feed.refresh_interval_minutes === null
              ? null
              : `every ${formatCount(feed.refresh_interval_minutes)} minutes`
          }
        >
          <OutsideLink address={feed.feed_url} />
        </RecordFact>
      )}
      {last_error !== null && <RecordFact label="Last error">{last_error}</RecordFact>}
      {review_notes !== null && <RecordFact label="Reason">{review_notes}</RecordFact>}
    </RecordFacts>
  );
}
