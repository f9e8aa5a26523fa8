import type { ReviewDecision, ReviewHistory, ReviewStatus } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { withShownDomains } from '../../core/domain-name.ts';
import { formatCount } from '../../core/format.ts';
import { useGrt } from '../../core/use-grt.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Name } from '../../ui/name.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { historyQuery, type HistorySource } from './earlier-decisions.queries.ts';
import styles from './earlier-decisions.module.css';

/** What else is known of whoever waits for the decision. */
export interface OtherRecords {
  /** `Other domains of this client`. */
  readonly label: string;
  /** Shown without any. */
  readonly none: string;
  /** Where those in a status are listed. */
  readonly listOf: (status: ReviewStatus) => string;
}

interface EarlierDecisionsProps {
  readonly source: HistorySource;
  readonly id: number;
  /** What is decided on, such as `domain`. */
  readonly noun: string;
  readonly others: OtherRecords;
  /** Opens another record. */
  readonly onOpen: (id: number) => void;
}

const words: Readonly<Record<ReviewDecision['decision'], { readonly word: string; readonly tone: StatusTone }>> = {
  approved: { word: 'Approved', tone: 'good' },
  rejected: { word: 'Rejected', tone: 'bad' },
  revoked: { word: 'Approval taken back', tone: 'bad' },
  asked: { word: 'Asked for more', tone: 'rest' },
};

/** Who decided what about a case before, and how the other records of the same client or applicant stand. */
export function EarlierDecisions({ source, id, noun, others, onOpen }: EarlierDecisionsProps) {
  const { data, error, refetch } = useQuery(historyQuery(useGrt(), source, id));
  return (
    <section className={styles['section']} aria-label="Earlier decisions">
      <h3>Earlier decisions</h3>
      {data ? (
        <>
          {data.decisions.length === 0 ? (
            <p className={styles['none']}>No earlier decisions on record.</p>
          ) : (
            <ul>
              {data.decisions.map((decision) => (
                <Decision
                  key={decision.id}
                  decision={decision}
                  isOwn={decision.record_id === id}
                  {...{ noun, onOpen }}
                />
              ))}
            </ul>
          )}
          <Others counts={data.others} others={others} />
        </>
      ) : error ? (
        <LoadFailure
          message="The earlier decisions could not be loaded."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <div>
          <VisuallyHidden>Loading the earlier decisions</VisuallyHidden>
          <Skeleton height={48} />
        </div>
      )}
    </section>
  );
}

interface DecisionProps extends Pick<EarlierDecisionsProps, 'noun' | 'onOpen'> {
  readonly decision: ReviewDecision;
  readonly isOwn: boolean;
}

function Decision({ decision: one, isOwn, noun, onOpen }: DecisionProps) {
  const { word, tone } = words[one.decision];
  return (
    <li>
      <div>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        <span className={styles['quiet']}>
          by {one.decided_by ?? 'an administrator'}, <TimeAgo at={one.decided_at} />
        </span>
      </div>
      {!isOwn && (
        <p className={styles['quiet']}>
          An earlier {noun}:{' '}
          {one.is_deleted ? (
            <>
              <bdi>{withShownDomains(one.record_name)}</bdi>, deleted since
            </>
          ) : (
            <button type="button" onClick={() => onOpen(one.record_id)}>
              <Name>{withShownDomains(one.record_name)}</Name>
            </button>
          )}
        </p>
      )}
      {one.notes !== null && (
        <p className={styles['notes']} dir="auto">
          {one.notes}
        </p>
      )}
    </li>
  );
}

const statuses = ['rejected', 'approved', 'pending'] as const satisfies readonly ReviewStatus[];

function Others({
  counts,
  others: { label, none, listOf },
}: {
  counts: ReviewHistory['others'];
  others: OtherRecords;
}) {
  const some = statuses.filter((status) => counts[status] > 0);
  return (
    <p className={styles['quiet']}>
      {some.length === 0 ? none : `${label}: `}
      {some.map((status, index) => (
        <Fragment key={status}>
          {index > 0 && ', '}
          <Link to={listOf(status)}>{`${formatCount(counts[status])} ${status}`}</Link>
        </Fragment>
      ))}
    </p>
  );
}
