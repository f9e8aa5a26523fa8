import { useEffect, useRef } from 'react';
import { Skeleton } from '@mantine/core';
import { formatCounted } from '../../core/format.ts';
import { useListNews } from '../../core/use-list-news.ts';
import { useNow } from '../../core/use-now.ts';
import { ListNews } from '../../ui/list/list-news.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { HeldDecision } from './held-decisions.ts';
import type { Reviewable, ReviewKind } from './review-kind.ts';
import { LookedAtMark } from './looked-at.tsx';
import styles from './queue-list.module.css';
import type { Lookers } from './use-lookers.ts';
import type { useReviewQueue } from './use-review-queue.ts';
import { waitingTime } from './waiting-time.ts';

interface QueueListProps<Row extends Reviewable> {
  readonly kind: ReviewKind<Row>;
  readonly queue: Pick<
    ReturnType<typeof useReviewQueue<Row>>,
    'rows' | 'total' | 'error' | 'refetch' | 'isPending' | 'hasNextPage' | 'fetchNextPage' | 'isFetching'
  >;
  readonly held: ReadonlyMap<number, HeldDecision>;
  readonly lookers: Lookers;
  readonly openId: number | undefined;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onOpen: (id: number) => void;
}

/** The whole queue, a line of 44 pixels for each case. */
export function QueueList<Row extends Reviewable>(props: QueueListProps<Row>) {
  const { kind, queue, search, onSearch } = props;
  const { rows, isFetching, refetch } = queue;
  const news = useListNews({ kind: kind.subject, ids: rows.map(({ id }) => id), isFetching, refetch });
  return (
    <div className={styles['queue']}>
      <div className={styles['queueHead']}>
        <SearchField label={kind.searchLabel} value={search} onSearch={onSearch} />
        <div className={styles['queueSize']}>
          <output>{queue.total === undefined ? '' : formatCounted(queue.total, kind.noun)}</output>
          <ListNews news={news} />
        </div>
      </div>
      <Rows {...props} />
    </div>
  );
}

function Rows<Row extends Reviewable>({ kind, queue, held, lookers, openId, onOpen }: QueueListProps<Row>) {
  const { rows, error, refetch, isPending, hasNextPage, isFetching, fetchNextPage } = queue;
  if (error && rows.length === 0) {
    return <LoadFailure message={kind.loadFailed} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <ul
      className={styles['rows']}
      aria-label="Queue"
      aria-busy={isPending}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (hasNextPage && !isFetching && scrollTop + 2 * clientHeight > scrollHeight) void fetchNextPage();
      }}
    >
      {rows.map((row) => (
        <QueueRow
          key={row.id}
          summary={kind.summaryOf(row)}
          decision={held.get(row.id)}
          lookers={lookers.get(row.id)}
          isOpen={row.id === openId}
          onOpen={() => onOpen(row.id)}
        />
      ))}
      {isPending && Array.from({ length: 8 }, (_, index) => <Skeleton key={index} component="li" height={36} m={4} />)}
    </ul>
  );
}

interface QueueRowProps {
  readonly summary: ReturnType<ReviewKind<Reviewable>['summaryOf']>;
  readonly decision: HeldDecision | undefined;
  readonly lookers: readonly string[] | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function QueueRow({ summary, decision, lookers, isOpen, onOpen }: QueueRowProps) {
  const { name, part, since, isPaused = false, assignedTo, flags } = summary;
  const marks = part === undefined ? flags : [{ word: part, tone: 'wait' as const }, ...flags];
  const line = useRef<HTMLLIElement>(null);
  const { span, tone } = waitingTime(new Date(since), useNow());
  useEffect(() => {
    if (isOpen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={line} data-open={isOpen} data-decided={decision !== undefined}>
      <button type="button" aria-current={isOpen} onClick={onOpen}>
        <span className={styles['rowName']} dir="auto" title={name}>
          {name}
        </span>
        {decision !== undefined && <Decided decision={decision} />}
        {decision === undefined &&
          marks.map(({ word, tone: of }) => (
            <StatusBadge key={word} tone={of}>
              {word}
            </StatusBadge>
          ))}
        <LookedAtMark names={lookers} />
        {assignedTo !== null && (
          <span className={styles['rowOwner']} title={`Assigned to ${assignedTo}`}>
            {assignedTo}
          </span>
        )}
        {isPaused ? (
          <span className={styles['rowAge']} />
        ) : (
          <span className={styles['rowAge']} data-tone={tone} title={`Waiting ${span}`}>
            {span}
          </span>
        )}
      </button>
    </li>
  );
}

/** What was decided here, and whether it could not be sent so far. */
function Decided({ decision: { kind, state } }: { decision: HeldDecision }) {
  const word = kind === 'approve' ? 'Approved' : 'Rejected';
  if (state === 'waiting') return <StatusBadge tone="wait">{`${word}, waiting`}</StatusBadge>;
  return <StatusBadge tone={kind === 'approve' ? 'good' : 'bad'}>{word}</StatusBadge>;
}
