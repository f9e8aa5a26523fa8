import type { ReactNode } from 'react';
import { Alert, Button } from '@mantine/core';
import type { BulkResult, BulkRun, BulkState } from '../../core/use-bulk-run.ts';
import { Dialog, DialogActions } from '../dialog.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { StatusBadge, type StatusTone } from '../status-badge.tsx';
import styles from './bulk-dialog.module.css';

interface BulkDialogProps {
  readonly title: string;
  /** What will happen, with the count. */
  readonly question: string;
  /** Additional fields, such as a reason. */
  readonly children?: ReactNode;
  readonly opened: boolean;
  readonly run: BulkRun;
  readonly confirm: { readonly label: string; readonly tone?: 'red' | 'cobalt'; readonly disabled?: boolean };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms a bulk action, shows its progress, and then each result. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, question, children, opened, run, confirm, onConfirm, onClose } = props;
  const { state } = run;
  const isUnderWay = state.step === 'gathering' || state.step === 'running';
  return (
    <Dialog
      title={title}
      opened={opened}
      onClose={isUnderWay ? run.stop : onClose}
      width={600}
      closesByKey={!isUnderWay}
    >
      {state.step === 'asking' && (
        <div className={styles['question']}>
          <p>{question}</p>
          {children}
        </div>
      )}
      {isUnderWay && <Progress state={state} />}
      {state.step === 'finished' && <Results results={state.results} failure={state.failure} />}
      <DialogActions>
        {state.step === 'asking' && (
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button color={confirm.tone ?? 'cobalt'} disabled={confirm.disabled ?? false} onClick={onConfirm}>
              {confirm.label}
            </Button>
          </>
        )}
        {isUnderWay && (
          <Button variant="default" onClick={run.stop}>
            Stop
          </Button>
        )}
        {state.step === 'finished' && <Button onClick={onClose}>Done</Button>}
      </DialogActions>
    </Dialog>
  );
}

function Progress({ state }: { state: BulkState }) {
  if (state.step !== 'running') return <ProgressBar label="Finding items" percent={undefined} detail="" />;
  const { done, total } = state;
  return (
    <ProgressBar
      label={`${String(done)} of ${String(total)}`}
      percent={Math.round((done / total) * 100)}
      detail="Stop finishes the current item first."
    />
  );
}

const outcomes: Record<BulkResult['outcome'], { readonly word: string; readonly tone: StatusTone }> = {
  done: { word: 'Done', tone: 'good' },
  refused: { word: 'Refused', tone: 'bad' },
  left: { word: 'Not sent', tone: 'rest' },
};

/** The results, refused ones first. */
function Results({ results, failure }: { results: readonly BulkResult[]; failure: Error | undefined }) {
  const order = ['refused', 'left', 'done'] as const;
  const counts = (['done', 'refused', 'left'] as const)
    .map((outcome) => [outcome, results.filter((one) => one.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${String(count)} ${outcomes[outcome].word.toLowerCase()}`);
  return (
    <div className={styles['results']}>
      {failure && (
        <Alert color="red" variant="light" role="alert" title="Stopped early">
          {failure.message}
        </Alert>
      )}
      <output>{counts.length === 0 ? 'There was nothing to do.' : counts.join(', ')}</output>
      <ul aria-label="Results">
        {order
          .flatMap((outcome) => results.filter((one) => one.outcome === outcome))
          .map(({ id, label, outcome, message }) => (
            <li key={id}>
              <StatusBadge tone={outcomes[outcome].tone}>{outcomes[outcome].word}</StatusBadge>
              <div>
                <strong>{label}</strong>
                <p>{message}</p>
              </div>
            </li>
          ))}
      </ul>
    </div>
  );
}
