import type { ReviewItem } from '@grt/sdk/contract';
import { formatCount } from '../../core/format.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import type { Selection } from '../../core/use-selection.ts';
import { BulkAssignDialog } from '../../parts/review/bulk-assign-dialog.tsx';
import { perCallOf } from '../../parts/review/decision-results.ts';
import { DecisionText } from '../../parts/review/decision-text.tsx';
import { useBulkActs } from '../../parts/unsaved-guard/use-bulk-acts.ts';
import { BulkQuestion } from '../../ui/list/bulk-question.tsx';
import { useBulkCalls, type QueueList } from './admin-feeds.queries.ts';
import { rejectionText } from './feed-texts.ts';

interface BulkReviewProps {
  readonly selection: Selection<ReviewItem>;
  readonly list: QueueList;
  /** Feeds matching the filter, all of them pending. */
  readonly total: number;
  readonly onClose: () => void;
}

/** Approves or rejects all selected feeds. Open while there is a kind. */
export function BulkDecisionDialog(props: BulkReviewProps & { readonly kind: 'approve' | 'reject' | undefined }) {
  const { kind, selection, list, total, onClose } = props;
  const shown = useLastDefined(kind) ?? 'approve';
  const calls = useBulkCalls(list);
  const count = selection.count(total);
  const verb = shown === 'approve' ? 'Approve' : 'Reject';
  const which = count === 1 ? 'the selected feed' : `the ${formatCount(count)} selected feeds`;
  const { draft, start, close } = useBulkActs({
    title: `${verb} feeds`,
    opened: kind !== undefined,
    selection,
    words: shown === 'reject' ? rejectionText : undefined,
    matching: calls.pending,
    itemOf,
    perCall: perCallOf,
    act: async (items, sent) => await calls.decide(shown, items, sent),
    refresh: calls.refresh,
    onClose,
  });
  return (
    <BulkQuestion
      title={`${verb} feeds`}
      question={`${verb} ${which}? Feeds that are already decided won’t change.`}
      opened={kind !== undefined}
      confirm={{
        label: `${verb} ${formatCount(count)}`,
        tone: shown === 'approve' ? 'cobalt' : 'red',
        disabled: count === 0 || draft.isMissing,
      }}
      onConfirm={start}
      onClose={close}
    >
      {shown === 'reject' && <DecisionText draft={draft} onSend={start} />}
    </BulkQuestion>
  );
}

/** Gives all selected feeds to one administrator. */
export function AssignFeedsDialog(props: BulkReviewProps & { readonly opened: boolean }) {
  const { opened, selection, list, total, onClose } = props;
  return (
    <BulkAssignDialog
      {...{ opened, selection, itemOf, onClose }}
      noun={['feed', 'feeds']}
      count={selection.count(total)}
      calls={useBulkCalls(list)}
    />
  );
}

const itemOf = ({ review_id, feed }: ReviewItem) => ({
  id: review_id,
  label: `${feed.feed_name} of ${feed.company_name}`,
});
