import type { Domain } from '@grt/sdk/contract';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCount } from '../../core/format.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import type { Selection } from '../../core/use-selection.ts';
import { BulkAssignDialog } from '../../parts/review/bulk-assign-dialog.tsx';
import { perCallOf } from '../../parts/review/decision-results.ts';
import { DecisionText } from '../../parts/review/decision-text.tsx';
import { pendingCount } from '../../parts/review/pending-count.ts';
import { useBulkActs } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { BulkQuestion } from '../../ui/list/bulk-question.tsx';
import { useBulkCalls, usePendingTotal, type DomainAct, type DomainList } from './admin-domains.queries.ts';
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

const verbs = { approve: 'Approve', reject: 'Reject', delete: 'Delete' } as const;

/** Approves, rejects, or deletes all selected domains. */
export function BulkActDialog({ kind, selection, list, total, onClose }: BulkActDialogProps) {
  const shown = useLastDefined(kind) ?? 'approve';
  const calls = useBulkCalls(list);
  const pending = pendingCount(selection, usePendingTotal(list, selection.isAllMatching));
  const count = shown === 'delete' ? selection.count(total) : pending;
  const verb = verbs[shown];
  const only = shown === 'delete' ? undefined : 'pending';
  const { draft, start, close } = useBulkActs({
    title: `${verb} domains`,
    opened: kind !== undefined,
    selection,
    words: shown === 'delete' ? undefined : domainNotes[shown],
    matching: async (signal) => await calls.matching(only, signal),
    itemOf: (domain) => (only === undefined || domain.status === only ? itemOf(domain) : undefined),
    perCall: shown === 'delete' ? () => Promise.resolve(1) : perCallOf,
    act: async (items, sent) =>
      shown === 'delete' ? await calls.remove(items, sent.call) : await calls.decide(shown, items, sent),
    refresh: calls.refresh,
    onClose,
  });

  return (
    <BulkQuestion
      title={`${verb} domains`}
      question={questionOf(shown, count)}
      opened={kind !== undefined}
      confirm={{
        label: count === undefined ? verb : `${verb} ${formatCount(count)}`,
        tone: shown === 'approve' ? 'cobalt' : 'red',
        disabled: count === undefined || count === 0 || draft.isMissing,
      }}
      onConfirm={start}
      onClose={close}
    >
      {shown === 'delete' ? (
        <p>Their feeds are paused and their bidding stops. Past charges stay in the ledger.</p>
      ) : (
        <DecisionText draft={draft} onSend={start} />
      )}
    </BulkQuestion>
  );
}

/** Gives all selected domains that are pending to one administrator. */
export function AssignDomainsDialog(props: Omit<BulkActDialogProps, 'kind' | 'total'> & { readonly opened: boolean }) {
  const { opened, selection, list, onClose } = props;
  const calls = useBulkCalls(list);
  const count = pendingCount(selection, usePendingTotal(list, selection.isAllMatching));
  return (
    <BulkAssignDialog
      {...{ opened, selection, count, onClose }}
      noun={['domain', 'domains']}
      calls={{ ...calls, pending: async (signal) => await calls.matching('pending', signal) }}
      itemOf={(domain) => (domain.status === 'pending' ? itemOf(domain) : undefined)}
    />
  );
}

const itemOf = ({ id, domain_name, client }: Domain) => ({
  id,
  label: `${shownDomain(domain_name)} of ${client.company_name}`,
});

function questionOf(kind: DomainAct['kind'], count: number | undefined): string {
  if (count === undefined) return `${verbs[kind]} the selected domains?`;
  const which = count === 1 ? 'the selected domain' : `the ${formatCount(count)} selected domains`;
  const rest = kind === 'delete' ? 'This action cannot be undone.' : 'Domains that are already decided won’t change.';
  return `${verbs[kind]} ${which}? ${rest}`;
}
