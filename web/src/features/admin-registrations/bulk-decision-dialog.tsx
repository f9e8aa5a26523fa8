import { useState } from 'react';
import type { Registration } from '@grt/sdk/contract';
import { formatCount, formatTotal, type ListTotal } from '../../core/format.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import type { Selection } from '../../core/use-selection.ts';
import { BulkAssignDialog } from '../../parts/review/bulk-assign-dialog.tsx';
import { perCallOf } from '../../parts/review/decision-results.ts';
import { DecisionText } from '../../parts/review/decision-text.tsx';
import type { DecisionKind } from '../../parts/review/held-decisions.ts';
import { pendingCount } from '../../parts/review/pending-count.ts';
import { useBulkActs } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { BulkQuestion } from '../../ui/list/bulk-question.tsx';
import { useBulkCalls, usePendingTotal, type RegistrationList } from './admin-registrations.queries.ts';
import { useKnownClients } from './known-clients.queries.ts';
import { KnownClientsNote } from './known-clients.tsx';
import { registrationNotes } from './registration-notes.ts';

/** A pending application's name in the results. */
const pendingItem = ({ id, status, company_name, application_id }: Registration) =>
  status === 'pending' ? { id, label: `${company_name} (${application_id})` } : undefined;

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
  const { count: all, waiting } = useTurns(selection, list);
  const known = useKnownClients(selection, list, kind === 'approve');
  const [leavesOut, setLeavesOut] = useState(true);
  const isLeftOut = shown === 'approve' && leavesOut && known.data !== undefined;
  // Until it is known, nothing is promised. What cannot be loaded is said, and the decision stays the reviewer's.
  const isKnown = shown === 'reject' || !known.isPending;
  const count = isKnown ? (isLeftOut ? (known.data?.others ?? all) : all) : undefined;
  const { draft, start, close } = useBulkActs({
    title: `${verb} applications`,
    opened: kind !== undefined,
    selection,
    words: registrationNotes[shown],
    matching: async (signal) =>
      await calls.pending(signal, { waiting_for: 'reviewer', ...(isLeftOut ? { applicant: 'new' } : {}) }),
    itemOf: (row) => (isLeftOut && known.data?.ids.has(row.id) ? undefined : pendingItem(row)),
    perCall: perCallOf,
    act: async (items, sent) => await calls.decide(shown, items, sent),
    refresh: calls.refresh,
    onClose: () => {
      setLeavesOut(true);
      onClose();
    },
  });
  const isReady = count !== undefined && count > 0;

  return (
    <BulkQuestion
      title={`${verb} applications`}
      question={`${question(verb, all)}${waitingWords(waiting, selection.isAllMatching)}`}
      opened={kind !== undefined}
      confirm={{
        label: count === undefined ? verb : `${verb} ${formatCount(count)}`,
        tone: shown === 'approve' ? 'cobalt' : 'red',
        disabled: !isReady || draft.isMissing,
      }}
      onConfirm={start}
      onClose={close}
    >
      {shown === 'approve' && <KnownClientsNote known={known} isLeftOut={isLeftOut} onLeaveOut={setLeavesOut} />}
      <DecisionText draft={draft} {...(isReady ? { onSend: start } : {})} />
    </BulkQuestion>
  );
}

/** Gives all selected applications that are pending to one administrator. */
export function AssignApplicationsDialog(props: Omit<BulkDecisionDialogProps, 'kind'> & { readonly opened: boolean }) {
  const { opened, selection, list, onClose } = props;
  const count = pendingCount(selection, usePendingTotal(list, selection.isAllMatching)?.total);
  return (
    <BulkAssignDialog
      {...{ opened, selection, count, onClose }}
      noun={['application', 'applications']}
      calls={useBulkCalls(list)}
      itemOf={pendingItem}
    />
  );
}

/** How many will be decided on, and how many wait for their applicant: of "select all" they are left out. */
function useTurns(selection: Selection<Registration>, list: RegistrationList) {
  const { isAllMatching: isAll, rows } = selection;
  const total = usePendingTotal(list, isAll, 'reviewer');
  const others = usePendingTotal(list, isAll, 'applicant');
  const waits = ({ status, asked_at }: Registration) => status === 'pending' && asked_at !== null;
  const picked = [...rows.values()].filter(waits).length;
  return {
    count: pendingCount(selection, total?.total, (row) => row.status === 'pending' && !(isAll && waits(row))),
    waiting: isAll && others ? { ...others, total: Math.max(0, others.total - picked) } : { total: isAll ? 0 : picked },
  };
}

function waitingWords(waiting: Exclude<ListTotal, number>, isLeftOut: boolean): string {
  if (waiting.total === 0) return '';
  const rest = 'waiting for an answer from the applicant';
  if (isLeftOut) return ` ${formatTotal(waiting, [`${rest} is left out`, `${rest} are left out`])}.`;
  const wait = 'for an answer from the applicant';
  return ` ${formatTotal(waiting, [`of them waits ${wait}`, `of them wait ${wait}`])}.`;
}

function question(verb: string, count: number | undefined): string {
  if (count === undefined) return `${verb} the selected applications?`;
  const what = count === 1 ? 'the selected application' : `the ${formatCount(count)} selected applications`;
  return `${verb} ${what}? Applications that are already decided won’t change.`;
}
