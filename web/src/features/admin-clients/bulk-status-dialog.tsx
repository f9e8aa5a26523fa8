import type { Client } from '@grt/sdk/contract';
import { formatCount } from '../../core/format.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import type { Selection } from '../../core/use-selection.ts';
import { perCallOf } from '../../parts/review/decision-results.ts';
import { DecisionText } from '../../parts/review/decision-text.tsx';
import { useBulkActs } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { BulkQuestion } from '../../ui/list/bulk-question.tsx';
import { useBulkCalls, type ClientList } from './admin-clients.queries.ts';
import { suspensionReason } from './suspension-reason.ts';

export type BulkKind = 'activate' | 'suspend';

interface BulkStatusDialogProps {
  /** Open while there is one. */
  readonly kind: BulkKind | undefined;
  readonly selection: Selection<Client>;
  readonly list: ClientList;
  /** Clients matching the filter. */
  readonly total: number;
  readonly onClose: () => void;
}

const verbs: Record<BulkKind, string> = { activate: 'Activate', suspend: 'Suspend' };

/** Activates or suspends all selected clients. */
export function BulkStatusDialog({ kind, selection, list, total, onClose }: BulkStatusDialogProps) {
  const shown = useLastDefined(kind) ?? 'activate';
  const calls = useBulkCalls(list);
  const count = selection.count(total);
  const { draft, start, close } = useBulkActs({
    title: `${verbs[shown]} clients`,
    opened: kind !== undefined,
    selection,
    words: shown === 'suspend' ? suspensionReason : undefined,
    matching: calls.matching,
    itemOf: ({ client_id, company_name }) => ({ id: client_id, label: company_name }),
    perCall: perCallOf,
    act: async (items, sent) => await calls.change(shown, items, sent),
    refresh: calls.refresh,
    onClose,
  });

  return (
    <BulkQuestion
      title={`${verbs[shown]} clients`}
      question={questionOf(shown, count)}
      opened={kind !== undefined}
      confirm={{ label: `${verbs[shown]} ${formatCount(count)}`, tone: shown === 'activate' ? 'cobalt' : 'red' }}
      onConfirm={start}
      onClose={close}
    >
      <DecisionText draft={draft} />
    </BulkQuestion>
  );
}

function questionOf(kind: BulkKind, count: number): string {
  const what = `${verbs[kind]} ${count === 1 ? 'the selected client' : `the ${formatCount(count)} selected clients`}?`;
  const means =
    kind === 'activate'
      ? ' They can sign in again, and their feeds and bidding resume with their previous settings.'
      : ' Their users are signed out immediately, bidding stops, and feeds are hidden. No data is deleted.';
  return what + means;
}
