import { useState } from 'react';
import type { BulkItem } from '../../core/bulk-run.ts';
import { formatCount } from '../../core/format.ts';
import { useGrt } from '../../core/use-grt.ts';
import type { Selection } from '../../core/use-selection.ts';
import { BulkQuestion } from '../../ui/list/bulk-question.tsx';
import { AdministratorField, useAdministrators, useMyId } from '../administrator-field.tsx';
import { useBulkActs } from '../unsaved-guard/use-bulk-acts.ts';
import { perCallOf, resultsOf } from './decision-results.ts';
import type { AssignAll } from './review-kind.ts';

interface BulkAssignDialogProps<Row> {
  readonly opened: boolean;
  readonly noun: readonly [one: string, several: string];
  readonly selection: Selection<Row>;
  /** How many are pending; undefined while that is being counted. */
  readonly count: number | undefined;
  readonly calls: {
    readonly assignAll: AssignAll;
    /** All pending ones that match the filter, for "select all". */
    readonly pending: (signal: AbortSignal) => Promise<readonly Row[]>;
    readonly refresh: () => Promise<void>;
  };
  /** A pending row's name in the results; undefined for one that is decided. */
  readonly itemOf: (row: Row) => BulkItem | undefined;
  readonly onClose: () => void;
}

/** Assigns all selected cases that are pending to one administrator, or to no one. */
export function BulkAssignDialog<Row>(props: BulkAssignDialogProps<Row>) {
  const { opened, noun, selection, count, calls, itemOf, onClose } = props;
  const grt = useGrt();
  const administrators = useAdministrators();
  const myId = useMyId();
  const [chosen, setChosen] = useState<{ readonly id: number | undefined }>();
  const adminId = chosen ? chosen.id : myId;
  const name = administrators.data?.find(({ id }) => id === adminId)?.username;
  const title = `Assign ${noun[1]}`;
  const { start, close } = useBulkActs({
    title,
    opened,
    selection,
    matching: calls.pending,
    itemOf,
    perCall: perCallOf,
    async act(items, { call }) {
      const assignment = { ids: items.map(({ id }) => id), admin_id: adminId ?? null };
      const replies = await calls.assignAll(grt, assignment, call);
      return resultsOf(items, replies, name === undefined ? 'Assigned to no one' : `Assigned to ${name}`);
    },
    refresh: calls.refresh,
    onClose,
  });
  const number = count === undefined ? '' : ` ${formatCount(count)}`;
  const which = count === 1 ? `selected ${noun[0]}` : `${number} selected ${noun[1]}`.trim();
  return (
    <BulkQuestion
      title={title}
      question={`Who reviews the ${which}? What is already decided won’t change.`}
      opened={opened}
      confirm={{
        label: `Assign${number}`,
        disabled: count === undefined || count === 0 || administrators.data === undefined,
      }}
      onConfirm={start}
      onClose={close}
    >
      <AdministratorField
        label="Assign to"
        none="No one"
        value={adminId}
        disabled={administrators.data === undefined}
        onChange={(id) => setChosen({ id })}
      />
    </BulkQuestion>
  );
}
