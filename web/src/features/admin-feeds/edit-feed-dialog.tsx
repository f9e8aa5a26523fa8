import type { Feed } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { FeedEditForm } from '../../parts/feed-form/feed-edit-form.tsx';
import { FormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useFeed, useUpdateFeed } from './admin-feeds.queries.ts';
import { feedTypeChoices, formTypeOf } from './feed-type.ts';

/** Edits a feed of any client; open while there is one. */
export function EditFeedDialog({ feedId, onClose }: { feedId: number | undefined; onClose: () => void }) {
  const shown = useLastDefined(feedId);
  return (
    <FormDialog title="Edit Feed" opened={feedId !== undefined} onClose={onClose} param="edit">
      {shown !== undefined && <Loader key={shown} id={shown} />}
    </FormDialog>
  );
}

function Loader({ id }: { id: number }) {
  const { data, error, refetch } = useFeed(id);
  if (data) return <EditForm feed={data} />;
  if (error) {
    return (
      <LoadFailure message="Failed to load feeds. Please try again." error={error} onRetry={() => void refetch()} />
    );
  }
  return <Skeleton height={320} />;
}

function EditForm({ feed }: { feed: Feed }) {
  const update = useUpdateFeed();
  return (
    <FeedEditForm
      feed={feed}
      as="admin"
      types={{ choices: feedTypeChoices, present: formTypeOf(feed) }}
      busy={update.isPending}
      onSave={async (changes) => {
        await update.mutateAsync({ feed, changes });
        return `${changes.feed_name ?? feed.feed_name} was saved`;
      }}
    >
      Feed of {feed.company_name}. Changing the domain, category, or type sends it back for review. Changing the name or
      description does not. An approved feed keeps its URL, and stays live, until what a new URL has is approved.
    </FeedEditForm>
  );
}
