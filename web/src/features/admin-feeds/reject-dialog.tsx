import { useState } from 'react';
import type { Feed } from '@grt/sdk/contract';
import { Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { FormDialog, useFormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { toastFailure, toastWarning } from '../../ui/toast.ts';
import { useResolveFeed } from './admin-feeds.queries.ts';

/** Asks for the reason of a rejection; an empty one cancels. Open while there is a feed.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §8 */
export function RejectDialog({ feed, onClose }: { feed: Feed | undefined; onClose: () => void }) {
  const shown = useLastDefined(feed);
  return (
    <FormDialog
      title={`Reject ${shown?.feed_name ?? 'feed'}`}
      opened={feed !== undefined}
      onClose={onClose}
      width={520}
    >
      {shown && <Reason key={shown.id} feed={shown} />}
    </FormDialog>
  );
}

function Reason({ feed }: { feed: Feed }) {
  const [reason, setReason] = useState('');
  const resolve = useResolveFeed();
  const { cancel, done } = useFormDialog(reason.trim() !== '');

  function send() {
    const notes = reason.trim();
    if (notes === '') {
      done();
      return;
    }
    resolve.mutate(
      { id: feed.id, resolution: 'rejected', notes },
      {
        onSuccess: () => {
          toastWarning(`${feed.feed_name} was rejected`);
          done();
        },
        onError: (error) => toastFailure('Failed to reject feed...', error),
      },
    );
  }

  return (
    <DialogForm
      send={{ label: 'Reject', busyLabel: 'Rejecting...', busy: resolve.isPending, tone: 'red' }}
      onSend={send}
      onCancel={cancel}
    >
      <Textarea
        label="Reason"
        description={`We’ll send it to ${feed.company_name}. Without a reason, the feed is not rejected.`}
        rows={4}
        maxLength={2000}
        value={reason}
        data-autofocus
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        onKeyDown={getHotkeyHandler([['mod+Enter', send]])}
      />
    </DialogForm>
  );
}
