import { useState } from 'react';
import type { Registration } from '@grt/sdk/contract';
import { useBulkRun } from '../../core/use-bulk-run.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import type { Selection } from '../../core/use-selection.ts';
import { BulkDialog } from '../../ui/list/bulk-dialog.tsx';
import { bulkMax, useBulkCalls, type DecisionKind, type RegistrationList } from './admin-registrations.queries.ts';
import { NotesField } from './notes-field.tsx';
import { registrationWords } from './registration-words.ts';

interface BulkDecisionDialogProps {
  /** Open while there is one. */
  readonly kind: DecisionKind | undefined;
  readonly selection: Selection<Registration>;
  readonly list: RegistrationList;
  /** Applications that the filter leaves. */
  readonly total: number;
  readonly onClose: () => void;
}

/** Decides on all that are selected, each for itself, and shows what became of each. */
export function BulkDecisionDialog({ kind, selection, list, total, onClose }: BulkDecisionDialogProps) {
  const shown = useLastDefined(kind) ?? 'approve';
  const run = useBulkRun();
  const calls = useBulkCalls(list);
  const [notes, setNotes] = useState('');
  const count = selection.count(total);
  const canSend = shown === 'approve' || notes.trim() !== '';
  const verb = shown === 'approve' ? 'Approve' : 'Reject';

  async function gather(signal: AbortSignal) {
    const meant = selection.isAllMatching ? await calls.pending(signal) : [...selection.rows.values()];
    return meant
      .filter(({ id, status }) => status === 'pending' && selection.has(id))
      .map(({ id, company_name, application_id }) => ({ id, label: `${company_name} (${application_id})` }));
  }

  const decideOn = async ({ id }: { readonly id: number }) =>
    registrationWords[(await calls.decide(id, { kind: shown, notes })).status].word;

  async function start() {
    await run.start(gather, decideOn);
    await calls.refresh();
  }

  function close() {
    onClose();
    if (run.state.step !== 'finished') return;
    selection.clear();
    setNotes('');
    run.reset();
  }

  return (
    <BulkDialog
      title={`${verb} applications`}
      question={question(verb, count)}
      opened={kind !== undefined}
      run={run}
      confirm={{
        label: `${verb} ${String(count)}`,
        tone: shown === 'approve' ? 'cobalt' : 'red',
        disabled: !canSend,
      }}
      onConfirm={() => void start()}
      onClose={close}
    >
      <NotesField kind={shown} notes={notes} onNotes={setNotes} onSend={() => canSend && void start()} />
    </BulkDialog>
  );
}

function question(verb: string, count: number): string {
  const what = `${verb} ${count === 1 ? 'the selected application' : `the ${String(count)} selected applications`}?`;
  const rest = 'Those that are decided already stay as they are.';
  return count > bulkMax ? `${what} The first ${String(bulkMax)} are decided now. ${rest}` : `${what} ${rest}`;
}
