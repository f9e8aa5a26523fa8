import type { Feed } from '@grt/sdk/contract';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { DecisionForm } from '../../parts/review/decision-form.tsx';
import { decisionWords } from '../../parts/review/decision-words.ts';
import { FormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { toastWarning } from '../../ui/toast.ts';
import { useResolveFeed } from './admin-feeds.queries.ts';

/** Asks for the reason for a rejection; an empty one cancels. Open while there is a feed.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §8 */
export function RejectDialog({ feed, onClose }: { feed: Feed | undefined; onClose: () => void }) {
  const shown = useLastDefined(feed);
  return (
    <FormDialog
      title={`${shown?.review_status === 'approved' ? 'Take back the approval of' : 'Reject'} ${shown?.feed_name ?? 'feed'}`}
      opened={feed !== undefined}
      onClose={onClose}
      width={520}
    >
      {shown && <Reason key={shown.id} feed={shown} />}
    </FormDialog>
  );
}

/** Without a reason nothing is sent, so nothing can be wrong with it. */
const faultInReason = async (text: string) =>
  text.trim() === '' ? undefined : (await import('./check-rejection.ts')).faultInReason(text);

function Reason({ feed }: { feed: Feed }) {
  const resolve = useResolveFeed();

  function decide(notes: string, done: () => void) {
    if (notes === '') {
      done();
      return;
    }
    resolve.mutate(
      { id: feed.id, resolution: 'rejected', notes, revoke: feed.review_status === 'approved' },
      {
        onSuccess: () => toastWarning(`${feed.feed_name} was rejected`),
        here: { onSuccess: done },
      },
    );
  }

  return (
    <DecisionForm
      words={decisionWords.reject}
      change={resolve}
      failed="Failed to reject feed..."
      textWords={{
        label: 'Reason',
        description: `We’ll send it to ${feed.company_name}. Without a reason, the feed is not rejected.`,
        reasonsOf: 'feeds',
        faultIn: faultInReason,
      }}
      onDecide={decide}
    />
  );
}
