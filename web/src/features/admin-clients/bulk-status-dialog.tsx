import { useState } from 'react';
import type { Client } from '@grt/sdk/contract';
import { useBulkRun } from '../../core/use-bulk-run.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import type { Selection } from '../../core/use-selection.ts';
import { BulkDialog } from '../../ui/list/bulk-dialog.tsx';
import { bulkMax, useBulkCalls, type ClientList } from './admin-clients.queries.ts';
import { clientWords } from './client-words.ts';
import { ReasonField } from './status-dialog.tsx';

export type BulkKind = 'activate' | 'suspend';

interface BulkStatusDialogProps {
  /** Open while there is one. */
  readonly kind: BulkKind | undefined;
  readonly selection: Selection<Client>;
  readonly list: ClientList;
  /** Clients that the filter leaves. */
  readonly total: number;
  readonly onClose: () => void;
}

const verbs: Record<BulkKind, string> = { activate: 'Activate', suspend: 'Suspend' };

/** Activates or suspends all that are selected, each for itself, and shows what became of each. */
export function BulkStatusDialog({ kind, selection, list, total, onClose }: BulkStatusDialogProps) {
  const shown = useLastDefined(kind) ?? 'activate';
  const run = useBulkRun();
  const calls = useBulkCalls(list);
  const [reason, setReason] = useState('');
  const count = selection.count(total);

  async function gather(signal: AbortSignal) {
    const meant = selection.isAllMatching ? await calls.matching(signal) : [...selection.rows.values()];
    return meant
      .filter(({ client_id }) => selection.has(client_id))
      .map(({ client_id, company_name }) => ({ id: client_id, label: company_name }));
  }

  async function start() {
    const change = async ({ id }: { readonly id: number }) =>
      clientWords[(await calls.change({ action: shown, id, reason })).status].word;
    await run.start(gather, change);
    await calls.refresh();
  }

  function close() {
    onClose();
    if (run.state.step !== 'finished') return;
    selection.clear();
    setReason('');
    run.reset();
  }

  return (
    <BulkDialog
      title={`${verbs[shown]} clients`}
      question={questionOf(shown, count)}
      opened={kind !== undefined}
      run={run}
      confirm={{ label: `${verbs[shown]} ${String(count)}`, tone: shown === 'activate' ? 'cobalt' : 'red' }}
      onConfirm={() => void start()}
      onClose={close}
    >
      {shown === 'suspend' && <ReasonField reason={reason} onReason={setReason} />}
    </BulkDialog>
  );
}

function questionOf(kind: BulkKind, count: number): string {
  const what = `${verbs[kind]} ${count === 1 ? 'the selected client' : `the ${String(count)} selected clients`}?`;
  const most = count > bulkMax ? ` The first ${String(bulkMax)} are changed now.` : '';
  const means =
    kind === 'activate'
      ? ' They can sign in again; feeds and bidding go on as they were set.'
      : ' Everybody of theirs is signed out at once, bidding stops and feeds are hidden. The data stays.';
  return what + most + means;
}
