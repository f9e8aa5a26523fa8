import { useState } from 'react';
import type { Feed } from '@grt/sdk/contract';
import { Button, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { toastFailure, toastWarning } from '../../ui/toast.ts';
import styles from './feed-form.module.css';
import { useResolveFeed } from './admin-feeds.queries.ts';

/** Asks for the reason of a rejection; an empty one cancels. Open while there is a feed. Specification part 2, section 8. */
export function RejectDialog({ feed, onClose }: { feed: Feed | undefined; onClose: () => void }) {
  const shown = useLastDefined(feed);
  return (
    <Dialog title={`Reject ${shown?.feed_name ?? 'feed'}`} opened={feed !== undefined} onClose={onClose} width={520}>
      {shown && <Reason key={shown.id} feed={shown} onClose={onClose} />}
    </Dialog>
  );
}

function Reason({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const resolve = useResolveFeed();

  function send() {
    const notes = reason.trim();
    if (notes === '') {
      onClose();
      return;
    }
    resolve.mutate(
      { id: feed.id, resolution: 'rejected', notes },
      {
        onSuccess: () => toastWarning(`${feed.feed_name} is rejected`),
        onError: (error) => toastFailure('Failed to reject feed...', error),
        onSettled: onClose,
      },
    );
  }

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        label="Reason"
        description={`${feed.company_name} is sent it. Left empty, nothing is rejected.`}
        rows={4}
        maxLength={2000}
        value={reason}
        data-autofocus
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        onKeyDown={getHotkeyHandler([['mod+Enter', send]])}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" color="red" disabled={resolve.isPending}>
          {resolve.isPending ? 'Rejecting...' : 'Reject'}
        </Button>
      </DialogActions>
    </form>
  );
}
