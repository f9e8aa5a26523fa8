import { useRef } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { dismissDecisions, isEnded, retryDecision } from './held-decisions.ts';
import styles from './outcomes.module.css';
import { outcomeWords, useOutcomes, type Outcomes } from './use-outcomes.ts';

export interface OutcomeListProps {
  /** In the workspace: opens a case of its own queue there. */
  readonly own?: { readonly queue: string; readonly onOpen: (id: number) => void } | undefined;
  readonly onClose: () => void;
}

/** Decisions that were refused, that the server failed over, or that are not sent yet: which, why, and what can be done. */
export function OutcomesDialog({ own, opened, onClose }: OutcomeListProps & { readonly opened: boolean }) {
  const { decisions } = useOutcomes();
  const list = useRef<HTMLUListElement>(null);
  const seen = decisions.filter(isEnded).map(({ key }) => key);

  /** The button that was pressed goes, and the focus must not be lost with it. */
  function settle(how: () => void) {
    how();
    list.current?.focus();
  }

  return (
    <Dialog title="Outcomes" opened={opened} onClose={onClose} width={560} closesByClick>
      {decisions.length === 0 && <p>Every decision was sent, and none was refused.</p>}
      <ul ref={list} className={styles['list']} tabIndex={-1} data-autofocus aria-label="Outcomes">
        {decisions.map((one) => (
          <Outcome key={one.key} decision={one} {...{ own, onClose, settle }} />
        ))}
      </ul>
      <DialogActions>
        {seen.length > 1 && (
          <Button variant="default" onClick={() => settle(() => dismissDecisions(seen))}>
            Dismiss all
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface OutcomeProps extends OutcomeListProps {
  readonly decision: Outcomes['decisions'][number];
  readonly settle: (how: () => void) => void;
}

const verbs = { approve: 'Approve', reject: 'Reject' } as const;

function Outcome({ decision, own, settle, onClose }: OutcomeProps) {
  const { key, queue, id, name, noun, kind, address, state, why, requestId } = decision;
  const { word, tone } = outcomeWords[state];
  return (
    <li>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <div>
        <Link
          to={address}
          dir="auto"
          onClick={(event) => {
            if (own?.queue === queue) {
              event.preventDefault();
              own.onOpen(id);
            }
            // Opened, it was seen.
            dismissDecisions([key]);
            onClose();
          }}
        >
          {name}
        </Link>
        <p>
          {verbs[kind]} {noun}
        </p>
        <p dir="auto">
          {state === 'failed' && 'The server failed. '}
          {why}
          {state === 'waiting' && ' It is sent as soon as possible.'}
        </p>
        {requestId !== undefined && <p>Request ID: {requestId}</p>}
      </div>
      {state !== 'waiting' && (
        <div className={styles['acts']}>
          {state === 'failed' && (
            <Button
              variant="default"
              size="xs"
              aria-label={`Try again: ${name}`}
              onClick={() => settle(() => retryDecision(key))}
            >
              Try again
            </Button>
          )}
          <Button
            variant="subtle"
            size="xs"
            aria-label={`Dismiss: ${name}`}
            onClick={() => settle(() => dismissDecisions([key]))}
          >
            Dismiss
          </Button>
        </div>
      )}
    </li>
  );
}
