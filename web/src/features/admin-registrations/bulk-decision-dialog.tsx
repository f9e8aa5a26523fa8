import type { Registration } from '@grt/sdk/contract';
import { formatCount } from '../../core/format.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import type { Selection } from '../../core/use-selection.ts';
import { perCallOf } from '../../parts/review/decision-results.ts';
import { DecisionText } from '../../parts/review/decision-text.tsx';
import type { DecisionKind } from '../../parts/review/held-decisions.ts';
import { useBulkActs } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { BulkQuestion } from '../../ui/list/bulk-question.tsx';
import { useBulkCalls, usePendingTotal, type RegistrationList } from './admin-registrations.queries.ts';
import { registrationNotes } from './registration-notes.ts';

interface BulkDecisionDialogProps {
  /** Open while there is one. */
  readonly kind: DecisionKind | undefined;
  readonly selection: Selection<Registration>;
  readonly list: RegistrationList;
  readonly onClose: () => void;
}

/** Decides on all selected applications, those that are pending. */
export function BulkDecisionDialog({ kind, selection, list, onClose }: BulkDecisionDialogProps) {
  const shown = useLastDefined(kind) ?? 'approve';
  const calls = useBulkCalls(list);
  const verb = shown === 'approve' ? 'Approve' : 'Reject';
  const count = useCount(selection, list);
  const { draft, start, close } = useBulkActs({
    title: `${verb} applications`,
    opened: kind !== undefined,
    selection,
    words: registrationNotes[shown],
    matching: calls.pending,
    itemOf: ({ id, status, company_name, application_id }) =>
      status === 'pending' ? { id, label: `${company_name} (${application_id})` } : undefined,
    perCall: perCallOf,
    act: async (items, sent) => await calls.decide(shown, items, sent),
    refresh: calls.refresh,
    onClose,
  });

  return (
    <BulkQuestion
      title={`${verb} applications`}
      question={question(verb, count)}
      opened={kind !== undefined}
      confirm={{
        label: count === undefined ? verb : `${verb} ${formatCount(count)}`,
        tone: shown === 'approve' ? 'cobalt' : 'red',
        disabled: count === undefined || count === 0,
      }}
      onConfirm={start}
      onClose={close}
    >
      <DecisionText draft={draft} onSend={start} />
    </BulkQuestion>
  );
}

/** How many will be decided on: those selected that are pending. Undefined while that is being counted. */
function useCount(selection: Selection<Registration>, list: RegistrationList): number | undefined {
  const total = usePendingTotal(list, selection.isAllMatching);
  const pending = [...selection.rows.values()].filter(({ status }) => status === 'pending').length;
  if (!selection.isAllMatching) return pending;
  return total === undefined ? undefined : Math.max(0, total - pending);
}

function question(verb: string, count: number | undefined): string {
  if (count === undefined) return `${verb} the selected applications?`;
  const what = count === 1 ? 'the selected application' : `the ${formatCount(count)} selected applications`;
  return `${verb} ${what}? Applications that are already decided won’t change.`;
}
