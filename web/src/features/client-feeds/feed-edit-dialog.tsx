import type { Feed } from '@grt/sdk/contract';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { FeedEditForm } from '../../parts/feed-form/feed-edit-form.tsx';
import { FormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { useUpdateFeed } from './client-feeds.queries.ts';

/** Edits a feed; open while there is one. */
export function FeedEditDialog({ feed, onClose }: { feed: Feed | undefined; onClose: () => void }) {
  const shown = useLastDefined(feed);
  return (
    <FormDialog title="Edit Feed" opened={feed !== undefined} onClose={onClose}>
      {shown && <EditForm key={shown.id} feed={shown} />}
    </FormDialog>
  );
}

function EditForm({ feed }: { feed: Feed }) {
  const update = useUpdateFeed();
  return (
    <FeedEditForm
      feed={feed}
      as="client"
      busy={update.isPending}
      onSave={async (changes) => {
        const reply = await update.mutateAsync({ feed, changes });
        const isPending = !reply.needs_mapping && reply.data.review_status === 'pending';
        const saved = `${changes.feed_name ?? feed.feed_name} was saved`;
        return feed.review_status !== 'pending' && isPending ? `${saved} and sent back for review` : saved;
      }}
    >
      Changing the domain, category, or type sends the feed back for review. Changing the name or description does not.
      An approved feed keeps its URL, and stays live, until we approve what a new URL has.
    </FeedEditForm>
  );
}
