import type { Feed } from '@grt/sdk/contract';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { DecisionForm } from '../../parts/review/decision-form.tsx';
import { decisionWords } from '../../parts/review/decision-words.ts';
import { FormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { toastWarning } from '../../ui/toast.ts';
import { useResolveFeed } from './admin-feeds.queries.ts';

interface RejectDialogProps {
  readonly feed: Feed | undefined;
  /** Takes back the approval of the feed, instead of rejecting what is in review. */
  readonly revokes?: boolean;
  readonly onClose: () => void;
}

/** Asks for the reason for a rejection; an empty one cancels. Open while there is a feed.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §8 */
export function RejectDialog({ feed, revokes = false, onClose }: RejectDialogProps) {
  const shown = useLastDefined(feed);
  const isRevocation = useLastDefined(feed && revokes) ?? false;
  return (
    <FormDialog
      title={`${titleOf(shown, isRevocation)} ${shown?.feed_name ?? 'feed'}`}
      opened={feed !== undefined}
      onClose={onClose}
      width={520}
    >
      {shown && <Reason key={shown.id} feed={shown} revokes={isRevocation} />}
    </FormDialog>
  );
}

function titleOf(feed: Feed | undefined, isRevocation: boolean): string {
  if (isRevocation) return 'Take back the approval of';
  return feed?.version_in_review ? 'Reject the new version of' : 'Reject';
}

/** Without a reason nothing is sent, so nothing can be wrong with it. */
const faultInReason = async (text: string) =>
  text.trim() === '' ? undefined : (await import('./check-rejection.ts')).faultInReason(text);

function Reason({ feed, revokes }: { feed: Feed; revokes: boolean }) {
  const resolve = useResolveFeed();

  function decide(notes: string, done: () => void) {
    if (notes === '') {
      done();
      return;
    }
    resolve.mutate(
      { id: feed.id, resolution: 'rejected', notes, revoke: revokes },
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
