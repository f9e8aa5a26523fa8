import type { ReactNode } from 'react';
import { reviewTimeText, type ApplicationStatus } from '@grt/sdk/contract';
import { formatExactTime } from '../../core/elapsed-time.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './stage-list.module.css';

/** The way of an application: what is behind it, where it stands, and what follows. */
export function StageList({ status }: { status: ApplicationStatus }) {
  const { stage, submitted_at } = status;
  const isDecided = stage === 'approved' || stage === 'rejected';
  return (
    <ol className={styles['stages']} aria-label="Progress">
      <Stage mark={stage === 'received' ? 'now' : 'done'} title="Received" at={submitted_at}>
        {stage === 'received' && <p>A person will review it within {reviewTimeText}. We will reply by email.</p>}
      </Stage>
      <Stage mark={isDecided ? 'done' : stage === 'received' ? 'next' : 'now'} title="In review">
        {stage === 'in_review' && <p>We are reviewing it now. We will reply by email.</p>}
        {stage === 'waiting_for_applicant' && <p>We will continue once we have your answer.</p>}
      </Stage>
      <Decision status={status} />
    </ol>
  );
}

function Decision({ status: { stage, decided_at, reason } }: { status: ApplicationStatus }) {
  if (stage === 'approved') {
    return (
      <Stage mark="good" title="Approved" at={decided_at}>
        <p>We sent you an email with a link to set up your account.</p>
      </Stage>
    );
  }
  if (stage === 'rejected') {
    return (
      <Stage mark="bad" title="Not accepted" at={decided_at}>
        <p className={styles['reason']} dir="auto">
          {reason}
        </p>
        <p>You are welcome to apply again.</p>
      </Stage>
    );
  }
  return <Stage mark="next" title="Decision" />;
}

type Mark = keyof typeof spoken;

const spoken = { done: 'done', now: 'now', next: 'upcoming', good: 'decided', bad: 'decided' } as const;

interface StageProps {
  readonly mark: Mark;
  readonly title: string;
  /** When it was reached: UTC, ISO 8601. */
  readonly at?: string | null;
  readonly children?: ReactNode;
}

function Stage({ mark, title, at, children }: StageProps) {
  return (
    <li data-mark={mark} aria-current={mark === 'now' ? 'step' : undefined}>
      <div className={styles['head']}>
        <strong>{title}</strong>
        <VisuallyHidden>, {spoken[mark]}</VisuallyHidden>
        {at !== undefined && at !== null && <time dateTime={at}>{formatExactTime(new Date(at))}</time>}
      </div>
      {children}
    </li>
  );
}
