import type { Client } from '@grt/sdk/contract';
import { bulkMax } from '../../core/bulk-limits.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import type { Selection } from '../../core/use-selection.ts';
import { DecisionText } from '../../parts/review/decision-text.tsx';
import { useBulkActs } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { BulkDialog } from '../../ui/list/bulk-dialog.tsx';
import { useBulkCalls, type ClientList } from './admin-clients.queries.ts';
import { clientWords } from './client-words.ts';
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

/** Activates or suspends all selected clients one by one, and shows each result. */
export function BulkStatusDialog({ kind, selection, list, total, onClose }: BulkStatusDialogProps) {
  const shown = useLastDefined(kind) ?? 'activate';
  const calls = useBulkCalls(list);
  const count = selection.count(total);
  const { run, draft, start, close } = useBulkActs({
    opened: kind !== undefined,
    selection,
    words: shown === 'suspend' ? suspensionReason : undefined,
    matching: calls.matching,
    itemOf: ({ client_id, company_name }) => ({ id: client_id, label: company_name }),
    act: async (id, reason) => clientWords[(await calls.change({ action: shown, id, reason })).status].word,
    refresh: calls.refresh,
    onClose,
  });

  return (
    <BulkDialog
      title={`${verbs[shown]} clients`}
      question={questionOf(shown, count)}
      opened={kind !== undefined}
      run={run}
      confirm={{ label: `${verbs[shown]} ${String(count)}`, tone: shown === 'activate' ? 'cobalt' : 'red' }}
      onConfirm={start}
      onClose={close}
    >
      <DecisionText draft={draft} />
    </BulkDialog>
  );
}

function questionOf(kind: BulkKind, count: number): string {
  const what = `${verbs[kind]} ${count === 1 ? 'the selected client' : `the ${String(count)} selected clients`}?`;
  const most = count > bulkMax ? ` Only the first ${String(bulkMax)} will be changed now.` : '';
  const means =
    kind === 'activate'
      ? ' They can sign in again, and their feeds and bidding resume with their previous settings.'
      : ' Their users are signed out immediately, bidding stops, and feeds are hidden. No data is deleted.';
  return what + most + means;
}
