import type { Domain } from '@grt/sdk/contract';
import { bulkMax } from '../../core/bulk-limits.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import type { Selection } from '../../core/use-selection.ts';
import { DecisionText } from '../../parts/review/decision-text.tsx';
import { useBulkActs } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { BulkDialog } from '../../ui/list/bulk-dialog.tsx';
import { useBulkCalls, type DomainAct, type DomainList } from './admin-domains.queries.ts';
import { domainNotes } from './domain-notes.ts';

interface BulkActDialogProps {
  /** Open while there is one. */
  readonly kind: DomainAct['kind'] | undefined;
  readonly selection: Selection<Domain>;
  readonly list: DomainList;
  /** Domains matching the filter. */
  readonly total: number;
  readonly onClose: () => void;
}

const verbs = {
  approve: { verb: 'Approve', done: 'Approved' },
  reject: { verb: 'Reject', done: 'Rejected' },
  delete: { verb: 'Delete', done: 'Deleted' },
} as const;

/** Approves, rejects, or deletes all selected domains one by one, and shows each result. */
export function BulkActDialog({ kind, selection, list, total, onClose }: BulkActDialogProps) {
  const shown = useLastDefined(kind) ?? 'approve';
  const calls = useBulkCalls(list);
  const count = selection.count(total);
  const { verb, done } = verbs[shown];
  const only = shown === 'delete' ? undefined : 'pending';
  const { run, draft, start, close } = useBulkActs({
    opened: kind !== undefined,
    selection,
    words: shown === 'delete' ? undefined : domainNotes[shown],
    matching: async (signal) => await calls.matching(only, signal),
    itemOf: ({ id, status, domain_name, client }) =>
      only === undefined || status === only ? { id, label: `${domain_name} of ${client.company_name}` } : undefined,
    act: async (id, notes) => {
      await calls.act(id, shown === 'delete' ? { kind: shown } : { kind: shown, notes });
      return done;
    },
    refresh: calls.refresh,
    onClose,
  });

  return (
    <BulkDialog
      title={`${verb} domains`}
      question={questionOf(shown, count)}
      opened={kind !== undefined}
      run={run}
      confirm={{ label: `${verb} ${String(count)}`, tone: shown === 'approve' ? 'cobalt' : 'red' }}
      onConfirm={start}
      onClose={close}
    >
      {shown === 'delete' ? (
        <p>Their feeds are paused and their bidding stops. Past charges stay in the ledger.</p>
      ) : (
        <DecisionText draft={draft} onSend={start} />
      )}
    </BulkDialog>
  );
}

function questionOf(kind: DomainAct['kind'], count: number): string {
  const which = count === 1 ? 'the selected domain' : `the ${String(count)} selected domains`;
  const rest = kind === 'delete' ? 'This action cannot be undone.' : 'Domains that are already decided won’t change.';
  const most = count > bulkMax ? ` Only the first ${String(bulkMax)} will be processed now.` : '';
  return `${verbs[kind].verb} ${which}?${most} ${rest}`;
}
