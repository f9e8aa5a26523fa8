import { Skeleton } from '@mantine/core';
import { may } from '../../core/may.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { EarlierDecisions } from '../earlier-decisions/earlier-decisions.tsx';
import { CaseNotes } from '../notes/case-notes.tsx';
import { Assignment, type Assigning } from './assignment.tsx';
import type { Reviewable, ReviewKind } from './review-kind.ts';
import { LookedAt } from './looked-at.tsx';
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
  /** Usernames of the others who are looking at it now. */
  readonly lookers: readonly string[] | undefined;
  readonly onOpen: (id: number) => void;
  readonly onNote: () => void;
}

/** The open case with its evidence. */
export function CasePane<Row extends Reviewable>({
  kind,
  row,
  assigning,
  lookers,
  onOpen,
  onNote,
}: CasePaneProps<Row>) {
  const { status, part, detail, since, flags, isPaused = false } = kind.summaryOf(row);
  const { word, tone } = statusWords[status];
  const { Evidence } = kind;
  return (
    <>
      <div className={styles['caseHead']}>
        <StatusBadge tone={tone}>{part === undefined ? word : `${part} ${word.toLowerCase()}`}</StatusBadge>
        {status === 'pending' && !isPaused && <Waiting since={since} />}
        {flags.map((flag) => (
          <StatusBadge key={flag.word} tone={flag.tone}>
            {flag.word}
          </StatusBadge>
        ))}
        <span dir="auto">{detail}</span>
        <LookedAt names={lookers} />
      </div>
      {kind.standing(row)}
      {status === 'pending' && assigning && <Assignment assigning={assigning} />}
      <Evidence row={row} onOpen={onOpen} />
      {kind.earlier.may() && (
        <EarlierDecisions
          source={{ name: kind.name, read: kind.earlier.read }}
          id={row.id}
          noun={kind.noun[0]}
          others={kind.earlier.others(row)}
          onOpen={onOpen}
        />
      )}
      {may('notes.list') && <CaseNotes of={{ subject: kind.subject, id: row.id }} onAdd={onNote} />}
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
