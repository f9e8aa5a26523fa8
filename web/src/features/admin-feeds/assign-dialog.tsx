import { useState } from 'react';
import type { ReviewItem } from '@grt/sdk/contract';
import { Checkbox } from '@mantine/core';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { AdministratorField, useAdministrators } from '../../parts/administrator-field.tsx';
import { useFoundRecords } from '../../parts/record-select/record-select.queries.ts';
import { RecordSelect } from '../../parts/record-select/record-select.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { runAtFoot } from '../../ui/list/bulk-progress.tsx';
import { BulkQuestion } from '../../ui/list/bulk-question.tsx';
import { foundInWords, type FoundChoice } from '../../ui/search-select.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useAssignFeed, useAssignFeeds } from './admin-feeds.queries.ts';
import styles from './feed-form.module.css';
import { unassignedKind } from './unassigned-feeds.ts';

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
  const [feed, setFeed] = useState(item && { id: item.feed.id, name: item.feed.feed_name });
  const [adminId, setAdminId] = useState<number>();
  const assign = useAssignFeed();

  function send() {
    if (!feed || adminId === undefined) return;
    assign.mutate(
      { id: feed.id, adminId },
      {
        onSuccess: ({ assigned_to }) =>
          toastSuccess(`${feed.name} was assigned to ${assigned_to ?? 'an administrator'}`),
        onError: (error) => toastFailure('Failed to assign feed...', error, feed.name),
        here: { onSuccess: onClose },
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
      {!item && (
        <RecordSelect
          kind={unassignedKind}
          label="Feed"
          none="Select a feed"
          value={feed?.id}
          onChange={(id, name) => setFeed(id === undefined ? undefined : { id, name: name ?? '' })}
        />
      )}
      <AdministratorField {...whom} value={adminId} onChange={setAdminId} />
    </DialogForm>
  );
}

const whom = { label: 'Administrator', none: 'Select an administrator' } as const;

/** Assigns pending feeds to one administrator; the results show at the foot of the window. */
export function CreateAssignmentDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly FoundChoice[]>([]);
  const [adminId, setAdminId] = useState<number>();
  const administrators = useAdministrators();
  const plan = useAssignFeeds();
  const admin = administrators.data?.find(({ id }) => id === adminId);

  function start() {
    if (!admin) return;
    const items = chosen.map(({ value, label }) => ({ id: Number(value), label }));
    close();
    void runAtFoot(plan(items, admin));
  }

  function close() {
    onClose();
    setChosen([]);
  }

  return (
    <BulkQuestion
      title="Create Assignment"
      question="Choose pending feeds and who reviews them."
      opened={opened}
      confirm={{
        label: chosen.length === 0 ? 'Assign' : `Assign ${String(chosen.length)}`,
        disabled: chosen.length === 0 || !admin,
      }}
      onConfirm={start}
      onClose={close}
    >
      <AdministratorField {...whom} value={adminId} onChange={setAdminId} />
      {opened && <UnassignedFeeds chosen={chosen} onChoose={setChosen} />}
    </BulkQuestion>
  );
}

interface UnassignedFeedsProps {
  readonly chosen: readonly FoundChoice[];
  readonly onChoose: (chosen: readonly FoundChoice[]) => void;
}

/** Those that the server finds, after those that are chosen already. */
function UnassignedFeeds({ chosen, onChoose }: UnassignedFeedsProps) {
  const [search, setSearch] = useState('');
  const { choices: found, total, error } = useFoundRecords(unassignedKind, search);
  if (found?.length === 0 && search === '') {
    return <p className={styles['quiet']}>All pending feeds are already assigned.</p>;
  }
  if (error) return <p role="alert">Failed to load feeds. Please try again. {error.message}</p>;
  const isFound = new Set(found?.map(({ value }) => value));
  const choices = [...chosen.filter(({ value }) => !isFound.has(value)), ...(found ?? [])];
  const choose = (values: readonly string[]) => onChoose(choices.filter(({ value }) => values.includes(value)));
  return (
    <>
      <SearchField label="Search feeds" value={search} onSearch={setSearch} />
      <Checkbox.Group label="Feeds" value={chosen.map(({ value }) => value)} onChange={choose}>
        <div className={styles['choices']}>
          {choices.map((choice) => (
            <Checkbox key={choice.value} {...choice} />
          ))}
        </div>
      </Checkbox.Group>
      <output className={styles['quiet']}>{found && foundInWords(found.length, total)}</output>
    </>
  );
}
