import type { FeedDuplicate } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { shownDomain } from '../../core/domain-name.ts';
import { reviewWords } from '../../parts/feed-status.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Name } from '../../ui/name.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useFeedDuplicates } from './admin-feeds.queries.ts';
import styles from './feed-duplicates.module.css';

const traits: Readonly<Record<FeedDuplicate['matched_on'][number], string>> = {
  url: 'source URL',
  file: 'file',
  name: 'name and domain',
};

/** Feeds of any client that may be the same, and what they share. @param onOpen - opens that feed */
export function FeedDuplicates({ feedId, onOpen }: { feedId: number; onOpen: (id: number) => void }) {
  const { data, error, refetch } = useFeedDuplicates(feedId);
  return (
    <section className={styles['section']} aria-label="Possible duplicates">
      <h3>Possible duplicates</h3>
      {data ? (
        <Duplicates duplicates={data} onOpen={onOpen} />
      ) : error ? (
        <LoadFailure message="The duplicates could not be loaded." error={error} onRetry={() => void refetch()} />
      ) : (
        <div>
          <VisuallyHidden>Loading the duplicates</VisuallyHidden>
          <Skeleton height={24} />
        </div>
      )}
    </section>
  );
}

interface DuplicatesProps {
  readonly duplicates: readonly FeedDuplicate[];
  readonly onOpen: (id: number) => void;
}

function Duplicates({ duplicates, onOpen }: DuplicatesProps) {
  if (duplicates.length === 0) {
    return <p className={styles['none']}>No other feed has this source URL, this file, or this name on this domain.</p>;
  }
  return (
    <ul>
      {duplicates.map(({ feed_id, feed_name, review_status, matched_on, company_name, domain_name, created_at }) => (
        <li key={feed_id}>
          <div>
            <button type="button" onClick={() => onOpen(feed_id)}>
              <Name>{feed_name}</Name>
            </button>
            <StatusBadge tone={reviewWords[review_status].tone}>{reviewWords[review_status].word}</StatusBadge>
          </div>
          <p className={styles['quiet']}>
            Same {matched_on.map((trait) => traits[trait]).join(', ')}. {company_name}, {shownDomain(domain_name)},{' '}
            <TimeAgo at={created_at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
