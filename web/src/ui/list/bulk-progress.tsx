import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useLocation } from 'react-router-dom';
import { readAccount } from '../../core/account.ts';
import {
  dismissBulkRun,
  onBulkRuns,
  readBulkRuns,
  startBulkRun,
  stopBulkRun,
  type BulkPlan,
  type BulkResult,
  type BulkRun,
} from '../../core/bulk-run.ts';
import { formatCount } from '../../core/format.ts';
import { saveFile } from '../../core/save-file.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { StatusBadge, type StatusTone } from '../status-badge.tsx';
import { bulkResultsCsv } from './bulk-results-csv.ts';
import styles from './bulk-progress.module.css';

/** Starts a bulk action, which goes on in a bar at the foot of the window, whatever screen is shown. */
export async function runAtFoot(plan: BulkPlan): Promise<void> {
  const { id, ended } = startBulkRun(plan);
  notifications.show({
    id,
    role: 'region',
    'aria-label': plan.title,
    position: 'bottom-center',
    autoClose: false,
    withCloseButton: false,
    color: 'cobalt',
    className: styles['run'] ?? '',
    message: <BulkProgress id={id} />,
  });
  await ended;
}

function end(id: string): void {
  notifications.hide(id);
  stopBulkRun(id);
  dismissBulkRun(id);
}

function BulkProgress({ id }: { id: string }) {
  const run = useSyncExternalStore(onBulkRuns, readBulkRuns, readBulkRuns).find((one) => one.id === id);
  useLocation(); // Signing out leads to another screen.
  const isOurs = run?.username === readAccount()?.username;
  useEffect(() => {
    if (!isOurs) end(id);
  }, [id, isOurs]);
  if (!run || !isOurs) return null;
  return run.step === 'finished' ? <Finished run={run} /> : <UnderWay run={run} />;
}

/** The title's suffix in steps that have one. */
const steps: Partial<Record<BulkRun['step'], string>> = {
  gathering: ': finding items',
  waiting: ': waiting to retry',
};

function UnderWay({ run: { id, title, step, total, results } }: { run: BulkRun }) {
  return (
    <div className={styles['line']}>
      <div className={styles['bar']}>
        <ProgressBar
          label={title + (steps[step] ?? '')}
          percent={step === 'gathering' || total === 0 ? undefined : Math.round((results.length / total) * 100)}
          detail={step === 'gathering' ? '' : `${formatCount(results.length)} of ${formatCount(total)}`}
        />
      </div>
      <Button variant="default" size="xs" disabled={step === 'stopping'} onClick={() => stopBulkRun(id)}>
        {step === 'stopping' ? 'Stopping...' : 'Stop'}
      </Button>
    </div>
  );
}

const outcomes: Record<BulkResult['outcome'], { readonly word: string; readonly tone: StatusTone }> = {
  done: { word: 'Done', tone: 'good' },
  refused: { word: 'Refused', tone: 'bad' },
  left: { word: 'Not sent', tone: 'rest' },
};

/** Rows that are drawn; the file has all of them. */
const mostShown = 200;

function Finished({ run: { id, title, results, failure } }: { run: BulkRun }) {
  const [isListed, setIsListed] = useState(false);
  const counts = (['done', 'refused', 'left'] as const)
    .map((outcome) => [outcome, results.filter((one) => one.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${formatCount(count)} ${outcomes[outcome].word.toLowerCase()}`);
  const download = () =>
    saveFile({
      name: `${title.toLowerCase().replaceAll(' ', '-')}.csv`,
      content: new Blob([bulkResultsCsv(results)], { type: 'text/csv' }),
    });
  return (
    <div className={styles['finished']}>
      <strong>{title}</strong>
      <output>{counts.length === 0 ? 'There was nothing to do.' : counts.join(', ')}</output>
      {failure && <p role="alert">Stopped early: {failure.message}</p>}
      {isListed && <Results results={results} />}
      <div className={styles['buttons']}>
        {results.length > 0 && (
          <>
            <Button variant="default" size="xs" aria-expanded={isListed} onClick={() => setIsListed(!isListed)}>
              Results
            </Button>
            <Button variant="default" size="xs" onClick={download}>
              Download CSV
            </Button>
          </>
        )}
        <Button size="xs" onClick={() => end(id)}>
          Done
        </Button>
      </div>
    </div>
  );
}

/** The results, refused ones first. */
function Results({ results }: { results: readonly BulkResult[] }) {
  const ordered = (['refused', 'left', 'done'] as const).flatMap((outcome) =>
    results.filter((one) => one.outcome === outcome),
  );
  return (
    <>
      <ul className={styles['results']} aria-label="Results">
        {ordered.slice(0, mostShown).map(({ id, label, outcome, message }) => (
          <li key={id}>
            <StatusBadge tone={outcomes[outcome].tone}>{outcomes[outcome].word}</StatusBadge>
            <div>
              <strong>{label}</strong>
              <p>{message}</p>
            </div>
          </li>
        ))}
      </ul>
      {ordered.length > mostShown && <p>{`The file has all ${formatCount(ordered.length)}.`}</p>}
    </>
  );
}
