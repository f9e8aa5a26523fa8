import { Skeleton } from '@mantine/core';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { Assignment, type Assigning } from './assignment.tsx';
import type { Reviewable, ReviewKind } from './review-kind.ts';
import styles from './review-workspace.module.css';
import { Waiting } from './waiting.tsx';

const statusWords = {
  pending: { word: 'Pending', tone: 'wait' },
  approved: { word: 'Approved', tone: 'good' },
  rejected: { word: 'Rejected', tone: 'bad' },
} as const satisfies Record<string, { readonly word: string; readonly tone: StatusTone }>;

interface CasePaneProps<Row extends Reviewable> {
  readonly kind: ReviewKind<Row>;
  readonly row: Row;
  /** Left out where nothing is assigned. */
  readonly assigning: Assigning | undefined;
  readonly onOpen: (id: number) => void;
}

/** The open case with its evidence. */
export function CasePane<Row extends Reviewable>({ kind, row, assigning, onOpen }: CasePaneProps<Row>) {
  const { status, detail, since, flags, isPaused = false } = kind.summaryOf(row);
  const { word, tone } = statusWords[status];
  const { Evidence } = kind;
  return (
    <>
      <div className={styles['caseHead']}>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {status === 'pending' && !isPaused && <Waiting since={since} />}
        {flags.map((flag) => (
          <StatusBadge key={flag.word} tone={flag.tone}>
            {flag.word}
          </StatusBadge>
        ))}
        <span>{detail}</span>
      </div>
      {kind.standing(row)}
      {status === 'pending' && assigning && <Assignment assigning={assigning} />}
      <Evidence row={row} onOpen={onOpen} />
    </>
  );
}

interface NoCaseProps {
  readonly error: Error | null;
  readonly isLoading: boolean;
  readonly failed: string;
  readonly noun: string;
  readonly onRetry: () => void;
}

/** Why there is no case: it is loading, it could not be loaded, or everything is decided. */
export function NoCase({ error, isLoading, failed, noun, onRetry }: NoCaseProps) {
  if (error) return <LoadFailure message={failed} error={error} onRetry={onRetry} />;
  if (isLoading) {
    return (
      <div>
        <output className={styles['quiet']}>{`Loading the ${noun}...`}</output>
        <Skeleton height={320} mt={12} />
      </div>
    );
  }
  return (
    <div className={styles['allDone']}>
      <strong>All caught up!</strong>
      <p>Nothing in this queue is waiting for a decision.</p>
    </div>
  );
}
