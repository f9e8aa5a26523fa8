import type { Registration } from '@grt/sdk/contract';
import { bulkMax } from '../../core/bulk-limits.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import type { Selection } from '../../core/use-selection.ts';
import { DecisionText } from '../../parts/review/decision-text.tsx';
import { useBulkActs } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { BulkDialog } from '../../ui/list/bulk-dialog.tsx';
import type { DecisionKind } from '../../parts/review/held-decisions.ts';
import { useBulkCalls, type RegistrationList } from './admin-registrations.queries.ts';
import { registrationNotes } from './registration-notes.ts';
import { registrationWords } from './registration-words.ts';

interface BulkDecisionDialogProps {
  /** Open while there is one. */
  readonly kind: DecisionKind | undefined;
  readonly selection: Selection<Registration>;
  readonly list: RegistrationList;
  /** Applications matching the filter. */
  readonly total: number;
  readonly onClose: () => void;
}

/** Decides on all selected applications one by one, and shows each result. */
export function BulkDecisionDialog({ kind, selection, list, total, onClose }: BulkDecisionDialogProps) {
  const shown = useLastDefined(kind) ?? 'approve';
  const calls = useBulkCalls(list);
  const count = selection.count(total);
  const verb = shown === 'approve' ? 'Approve' : 'Reject';
  const { run, draft, start, close } = useBulkActs({
    opened: kind !== undefined,
    selection,
    words: registrationNotes[shown],
    matching: calls.pending,
    itemOf: ({ id, status, company_name, application_id }) =>
      status === 'pending' ? { id, label: `${company_name} (${application_id})` } : undefined,
    act: async (id, notes) => registrationWords[(await calls.decide(id, { kind: shown, notes })).status].word,
    refresh: calls.refresh,
    onClose,
  });

  return (
    <BulkDialog
      title={`${verb} applications`}
      question={question(verb, count)}
      opened={kind !== undefined}
      run={run}
      confirm={{ label: `${verb} ${String(count)}`, tone: shown === 'approve' ? 'cobalt' : 'red' }}
      onConfirm={start}
      onClose={close}
    >
      <DecisionText draft={draft} onSend={start} />
    </BulkDialog>
  );
}

function question(verb: string, count: number): string {
  const what = `${verb} ${count === 1 ? 'the selected application' : `the ${String(count)} selected applications`}?`;
  const rest = 'Domains that are already decided won’t change.';
  return count > bulkMax ? `${what} Only the first ${String(bulkMax)} will be decided now. ${rest}` : `${what} ${rest}`;
}
