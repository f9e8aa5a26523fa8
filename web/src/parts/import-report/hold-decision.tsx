import { useState } from 'react';
import type { Import } from '@grt/sdk/contract';
import { Alert, Button, Group } from '@mantine/core';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { nameOfImport } from '../feed-status.ts';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useHoldDecision, type ImportPlace } from './import-report.queries.ts';

/** What accepting does. @see docs/specification/decisions.md §7 */
const acceptQuestion = ({ new_source }: Import): string =>
  new_source
    ? 'Valid rows are imported. Rejected rows are skipped. If the feed is approved, the new version is reviewed first, and the approved one stays live until then.'
    : 'Valid rows are imported now. Rejected rows are skipped.';

const acceptedWords = ({ state }: Import): string =>
  state === 'in_review' ? 'The new version is in review' : 'The import is being applied';

/** An import on hold: why, and the two options. Until then the items stay unchanged.
 * @see docs/specification/decisions.md §7 */
export function HoldDecision({ place, run }: { place: ImportPlace; run: Import }) {
  const [asked, setAsked] = useState<'accept' | 'drop'>();
  const decide = useHoldDecision(place);

  function confirm() {
    if (!asked) return;
    decide.mutate(asked, {
      onSuccess: (decided) =>
        toastSuccess(asked === 'accept' ? acceptedWords(decided) : 'The import was discarded', nameOfImport(run)),
      onError: (error) => toastFailure('Your decision could not be saved.', error, nameOfImport(run)),
      here: { onSettled: () => setAsked(undefined) },
    });
  }

  return (
    <Alert color="yellow" variant="light" role="note" title="This import is on hold">
      <p>{run.hold_reason ?? 'Someone needs to review it first.'} Your videos stay unchanged until you decide.</p>
      <Group gap={8} mt={12}>
        <Button onClick={() => setAsked('accept')}>Accept</Button>
        <Button variant="default" onClick={() => setAsked('drop')}>
          Discard
        </Button>
      </Group>
      <ConfirmDialog
        title={asked === 'drop' ? 'Discard this import' : 'Accept this import'}
        question={
          asked === 'drop' ? 'Nothing from this file is imported. Your videos stay unchanged.' : acceptQuestion(run)
        }
        opened={asked !== undefined}
        confirm={
          asked === 'drop'
            ? { label: 'Discard import', busyLabel: 'Discarding...' }
            : { label: 'Accept import', busyLabel: 'Accepting...', tone: 'cobalt' }
        }
        busy={decide.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      />
    </Alert>
  );
}
