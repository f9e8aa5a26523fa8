import type { Client } from '@grt/sdk/contract';
import { formatCount } from '../../core/format.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { countMeant, type Selection } from '../../core/use-selection.ts';
import { perCallOf } from '../../parts/review/decision-results.ts';
import { DecisionText } from '../../parts/review/decision-text.tsx';
import { useBulkActs } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { BulkQuestion } from '../../ui/list/bulk-question.tsx';
import type { ClientList } from './admin-clients.queries.ts';
import { useBulkCalls, useChangeableTotal } from './bulk-status.queries.ts';
import { actionsFor, type BulkKind } from './client-words.ts';
import { suspensionReason } from './suspension-reason.ts';

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

/** Activates or suspends all selected clients that are not so already. */
export function BulkStatusDialog({ kind, selection, list, total, onClose }: BulkStatusDialogProps) {
  const shown = useLastDefined(kind) ?? 'activate';
  const calls = useBulkCalls(list);
  const isMeant = (client: Client) => actionsFor(client).includes(shown);
  const changeable = useChangeableTotal(list, shown, kind !== undefined && selection.isAllMatching);
  const count = countMeant(selection, changeable, isMeant);
  const { draft, start, close } = useBulkActs({
    title: `${verbs[shown]} clients`,
    opened: kind !== undefined,
    selection,
    words: shown === 'suspend' ? suspensionReason : undefined,
    matching: async (signal) => await calls.matching(shown, signal),
    itemOf: (client) => (isMeant(client) ? { id: client.client_id, label: client.company_name } : undefined),
    perCall: perCallOf,
    act: async (items, sent) => await calls.change(shown, items, sent),
    refresh: calls.refresh,
    onClose,
  });

  return (
    <BulkQuestion
      title={`${verbs[shown]} clients`}
      question={questionOf(shown, count, selection.count(total))}
      opened={kind !== undefined}
      confirm={{
        label: count === undefined ? verbs[shown] : `${verbs[shown]} ${formatCount(count)}`,
        tone: shown === 'activate' ? 'cobalt' : 'red',
        disabled: count === undefined || count === 0,
      }}
      onConfirm={start}
      onClose={close}
    >
      <DecisionText draft={draft} />
    </BulkQuestion>
  );
}

const means: Record<BulkKind, string> = {
  activate: 'They can sign in again, and their feeds and bidding resume with their previous settings.',
  suspend: 'Their users are signed out immediately, bidding stops, and feeds are hidden. No data is deleted.',
};

const unchanged: Record<BulkKind, string> = {
  activate: 'already active, or not set up yet,',
  suspend: 'already suspended',
};

/** @param count - those that it would change; undefined while they are being counted */
function questionOf(kind: BulkKind, count: number | undefined, selected: number): string {
  const verb = verbs[kind];
  if (count === undefined) return `${verb} the selected clients? ${means[kind]}`;
  const left = Math.max(0, selected - count);
  const without = `${formatCount(left)} ${left === 1 ? 'is' : 'are'} ${unchanged[kind]} and left out.`;
  if (count === 0) return `There is nothing to do. ${without}`;
  if (left > 0)
    return `${verb} ${formatCount(count)} of the ${formatCount(selected)} selected clients? ${without} ${means[kind]}`;
  return `${verb} ${count === 1 ? 'the selected client' : `the ${formatCount(count)} selected clients`}? ${means[kind]}`;
}
