import type { Registration } from '@grt/sdk/contract';
import { Button, Kbd, Skeleton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { writePreferences } from '../../core/preferences.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { usePreferences } from '../../core/use-preferences.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useRegistration } from './admin-registrations.queries.ts';
import { Assignment } from './assignment.tsx';
import { DuplicatesList } from './duplicates-list.tsx';
import { LicensePreview } from './license-preview.tsx';
import { Standing, Waiting } from './registration-card.tsx';
import styles from './registration-dialog.module.css';
import { RegistrationFacts } from './registration-facts.tsx';
import { registrationWords } from './registration-words.ts';
import type { Review } from './use-review.ts';

interface RegistrationDialogProps {
  readonly opened: boolean;
  readonly review: Review;
  /** The applications on the list's current page, in its order. */
  readonly rows: readonly Registration[];
}

/** One application with its evidence and the decision buttons. */
export function RegistrationDialog({ opened, review, rows }: RegistrationDialogProps) {
  const id = useLastDefined(review.openId);
  const known = rows.find((row) => row.id === id);
  return (
    <Dialog
      title={known?.company_name ?? 'Application'}
      opened={opened && review.openId !== undefined}
      onClose={review.close}
      width={980}
      closesByClick
    >
      {id !== undefined && <Case id={id} known={known} review={review} rows={rows} />}
    </Dialog>
  );
}

interface CaseProps extends Pick<RegistrationDialogProps, 'review' | 'rows'> {
  readonly id: number;
  readonly known: Registration | undefined;
}

function Case({ id, known, review, rows }: CaseProps) {
  const { data, error, refetch } = useRegistration(id, known);
  if (!data) {
    if (error) {
      return <LoadFailure message="Failed to load registrations" error={error} onRetry={() => void refetch()} />;
    }
    return (
      <div>
        <output className={styles['none']}>Loading the application...</output>
        <Skeleton height={320} mt={12} />
      </div>
    );
  }
  const { word, tone } = registrationWords[data.status];
  return (
    <>
      <div className={styles['case']}>
        <div className={styles['head']}>
          <StatusBadge tone={tone}>{word}</StatusBadge>
          {data.status === 'pending' && <Waiting since={data.created_at} />}
          <span>{data.application_id}</span>
        </div>
        <Standing registration={data} />
        {data.status === 'pending' && <Assignment registration={data} />}
        <div className={styles['columns']}>
          <RegistrationFacts registration={data} />
          <div className={styles['evidence']}>
            <section>
              <h3>Business license</h3>
              <LicensePreview registration={data} />
            </section>
            <section>
              <h3>Possible duplicates</h3>
              <DuplicatesList id={id} onOpen={review.move} />
            </section>
          </div>
        </div>
      </div>
      <DialogActions>
        <Steps id={id} review={review} rows={rows} canDecide={data.status === 'pending'} />
        {data.status === 'pending' && <Decide id={id} review={review} />}
      </DialogActions>
    </>
  );
}

interface StepsProps extends Pick<CaseProps, 'id' | 'review' | 'rows'> {
  /** Whether the decision shortcuts are enabled. */
  readonly canDecide: boolean;
}

/** To the previous and the next application of the list. */
function Steps({ id, review, rows, canDecide }: StepsProps) {
  const place = rows.findIndex((row) => row.id === id);
  const [before, after] = place < 0 ? [undefined, rows[0]] : [rows[place - 1], rows[place + 1]];
  const { shortcuts } = usePreferences();
  const isOn = shortcuts === 'on' && review.asked === undefined;
  useHotkeys(
    isOn
      ? [
          ['j', () => after && review.move(after.id)],
          ['k', () => before && review.move(before.id)],
        ]
      : [],
  );
  return (
    <div className={styles['steps']}>
      <Button variant="default" disabled={!before} onClick={() => before && review.move(before.id)}>
        Previous
      </Button>
      <Button variant="default" disabled={!after} onClick={() => after && review.move(after.id)}>
        Next
      </Button>
      {place >= 0 && (
        <output>
          {place + 1} of {rows.length}
        </output>
      )}
      <span className={styles['keys']}>
        {shortcuts === 'on' && (
          <>
            {canDecide && (
              <>
                <Kbd>A</Kbd> approve <Kbd>R</Kbd> reject
              </>
            )}{' '}
            <Kbd>J</Kbd> next <Kbd>K</Kbd> previous
          </>
        )}
        <button type="button" onClick={() => writePreferences({ shortcuts: shortcuts === 'on' ? 'off' : 'on' })}>
          {shortcuts === 'on' ? 'Turn off shortcuts' : 'Turn on shortcuts'}
        </button>
      </span>
    </div>
  );
}

function Decide({ id, review }: Pick<CaseProps, 'id' | 'review'>) {
  const { shortcuts } = usePreferences();
  const isOn = shortcuts === 'on' && review.asked === undefined;
  useHotkeys(
    isOn
      ? [
          ['a', () => review.ask({ kind: 'approve', id })],
          ['r', () => review.ask({ kind: 'reject', id })],
        ]
      : [],
  );
  return (
    <>
      <Button variant="light" color="red" onClick={() => review.ask({ kind: 'reject', id })}>
        Reject
      </Button>
      <Button onClick={() => review.ask({ kind: 'approve', id })}>Approve</Button>
    </>
  );
}
