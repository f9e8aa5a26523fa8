import { useState } from 'react';
import type { ReviewItem } from '@grt/sdk/contract';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useBulkRun } from '../../core/use-bulk-run.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { anId } from '../../core/use-list-address.ts';
import { AdministratorField } from '../../parts/administrator-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { BulkDialog } from '../../ui/list/bulk-dialog.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useAssignFeed, useUnassigned } from './admin-feeds.queries.ts';
import styles from './feed-form.module.css';

interface AssignDialogProps {
  readonly opened: boolean;
  /** The feed to reassign; without it, one is chosen. */
  readonly item: ReviewItem | undefined;
  readonly onClose: () => void;
}

/** Assigns one pending feed to an administrator. */
export function AssignDialog({ opened, item, onClose }: AssignDialogProps) {
  const shown = useLastDefined(item);
  const moved = opened ? item : shown;
  return (
    <Dialog
      title={moved ? `Reassign ${moved.feed.feed_name}` : 'Assign Feed'}
      opened={opened}
      onClose={onClose}
      width={480}
    >
      {opened && <AssignForm item={item} onClose={onClose} />}
    </Dialog>
  );
}

function AssignForm({ item, onClose }: Pick<AssignDialogProps, 'item' | 'onClose'>) {
  const waiting = useUnassigned({ enabled: item === undefined });
  const [feedId, setFeedId] = useState<number | undefined>(item?.feed.id);
  const [adminId, setAdminId] = useState<number>();
  const assign = useAssignFeed();
  const feeds = item ? [item] : (waiting.data ?? []);
  const feed = feeds.find((one) => one.feed.id === feedId)?.feed;

  function send() {
    if (!feed || adminId === undefined) return;
    assign.mutate(
      { id: feed.id, adminId },
      {
        onSuccess: ({ assigned_to }) => {
          toastSuccess(`${feed.feed_name} was assigned to ${assigned_to ?? 'an administrator'}`);
          onClose();
        },
        onError: (error) => toastFailure('Failed to assign feed...', error),
      },
    );
  }

  return (
    <DialogForm
      send={{
        label: 'Assign',
        busyLabel: 'Assigning...',
        busy: assign.isPending,
        disabled: !feed || adminId === undefined,
      }}
      onSend={send}
      onCancel={onClose}
    >
      {!item && waiting.data?.length === 0 && <p>All pending feeds are already assigned.</p>}
      {!item && (
        <NativeSelect
          label="Feed"
          value={feedId === undefined ? '' : String(feedId)}
          data={[{ value: '', label: 'Select a feed' }, ...feeds.map(choiceOf)]}
          onChange={({ currentTarget }) => setFeedId(anId(currentTarget.value))}
        />
      )}
      <AdministratorField {...whom} value={adminId} onChange={setAdminId} />
    </DialogForm>
  );
}

const whom = { label: 'Administrator', none: 'Select an administrator' } as const;

const choiceOf = ({ feed }: ReviewItem) => ({
  value: String(feed.id),
  label: `${feed.feed_name} (${feed.company_name})`,
});

/** Assigns pending feeds to one administrator, and shows each result. */
export function CreateAssignmentDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const waiting = useUnassigned({ enabled: opened });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [adminId, setAdminId] = useState<number>();
  const run = useBulkRun();
  const assign = useAssignFeed();
  const feeds = waiting.data ?? [];

  const start = async (admin: number) =>
    await run.start(
      () =>
        Promise.resolve(
          feeds
            .filter(({ feed }) => chosen.includes(String(feed.id)))
            .map(({ feed }) => ({ id: feed.id, label: feed.feed_name })),
        ),
      async ({ id }) => `Assigned to ${(await assign.mutateAsync({ id, adminId: admin })).assigned_to ?? 'nobody'}`,
    );

  function close() {
    onClose();
    setChosen([]);
    run.reset();
  }

  return (
    <BulkDialog
      title="Create Assignment"
      question="Choose pending feeds and who reviews them."
      opened={opened}
      run={run}
      confirm={{
        label: chosen.length === 0 ? 'Assign' : `Assign ${String(chosen.length)}`,
        disabled: chosen.length === 0 || adminId === undefined,
      }}
      onConfirm={() => adminId !== undefined && void start(adminId)}
      onClose={close}
    >
      <AdministratorField {...whom} value={adminId} onChange={setAdminId} />
      {waiting.data?.length === 0 ? (
        <p className={styles['quiet']}>All pending feeds are already assigned.</p>
      ) : (
        <Checkbox.Group label="Feeds" value={[...chosen]} onChange={setChosen}>
          <div className={styles['choices']}>
            {feeds.map((item) => (
              <Checkbox key={item.review_id} {...choiceOf(item)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </BulkDialog>
  );
}
