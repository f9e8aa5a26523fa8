import { useRef, useState } from 'react';
import { ServerError, ValidationError } from '@grt/sdk';
import { checkForm } from '@grt/sdk/check-form';
import type { RejectionReason, RejectionReasons } from '@grt/sdk/contract';
import { form } from '@grt/sdk/forms/settings.updateReasons';
import { reasonErrors } from '@grt/sdk/rules';
import { Alert, Button } from '@mantine/core';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { tellDone } from '../../parts/account-settings/saved.ts';
import type { ReasonList } from '../../parts/review/common-reasons.ts';
import { FormDialog, useFormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { reasonListNames } from './reason-list-names.ts';
import { ReasonRow, type Row } from './reason-row.tsx';
import styles from './reasons-dialog.module.css';
import { useSaveReasons } from './reasons.queries.ts';

/** There is a key for each: 1 to 9. */
const most = 9;

interface ReasonsDialogProps {
  /** Open while there is one. */
  readonly of: ReasonList | undefined;
  readonly reasons: RejectionReasons;
  readonly onClose: () => void;
}

/** Edits the common reasons for one of what is reviewed. */
export function ReasonsDialog({ of, reasons, onClose }: ReasonsDialogProps) {
  const shown = useLastDefined(of);
  return (
    <FormDialog
      title={`Reasons for rejecting ${shown === undefined ? '' : reasonListNames[shown].several}`}
      opened={of !== undefined}
      onClose={onClose}
      width={640}
    >
      {shown !== undefined && <Reasons key={shown} of={shown} reasons={reasons} />}
    </FormDialog>
  );
}

const plain = (rows: readonly Row[]): RejectionReason[] => rows.map(({ name, text }) => ({ name, text }));

function Reasons({ of, reasons }: { of: ReasonList; reasons: RejectionReasons }) {
  // What others save meanwhile does not change what is being edited.
  const [seen] = useState(reasons);
  const save = useSaveReasons(seen, of);
  const { rows, change, add, remove, move, focusFault, list } = useRows(seen[of]);
  const [faults, setFaults] = useState<Readonly<Record<string, readonly string[]>>>({});
  const { cancel, done } = useFormDialog(JSON.stringify(plain(rows)) !== JSON.stringify(seen[of]));
  const faultOf = (index: number, field: 'name' | 'text') => faults[`${of}.${String(index)}.${field}`]?.[0];

  function edited(edit: () => void) {
    edit();
    setFaults({});
  }

  function tell(found: Readonly<Record<string, readonly string[]>>) {
    setFaults(found);
    if (Object.keys(found).length > 0) focusFault();
  }

  function send() {
    const { errors = {} } = checkForm(form, { [of]: plain(rows) }, reasonErrors);
    tell(errors);
    if (Object.keys(errors).length > 0) return;
    save.mutate(plain(rows), {
      onSuccess: () => tellDone('Reasons saved.'),
      here: {
        onSuccess: done,
        onError: (error) => {
          if (error instanceof ValidationError) tell(error.fields);
        },
      },
    });
  }

  return (
    <DialogForm
      send={{ label: 'Save reasons', busyLabel: 'Saving...', busy: save.isPending }}
      onSend={send}
      onCancel={cancel}
    >
      <Refused error={save.error} />
      <ol ref={list} className={styles['rows']} aria-label="Reasons">
        {rows.map((row, index) => (
          <ReasonRow
            key={row.key}
            row={row}
            place={index}
            count={rows.length}
            fault={{ name: faultOf(index, 'name'), text: faultOf(index, 'text') }}
            onChange={(to) => edited(() => change(index, to))}
            onMove={(by) => edited(() => move(index, by))}
            onRemove={() => edited(() => remove(index))}
          />
        ))}
      </ol>
      <AddReason count={rows.length} onAdd={add} />
    </DialogForm>
  );
}

function AddReason({ count, onAdd }: { count: number; onAdd: () => void }) {
  return (
    <div className={styles['end']}>
      <Button variant="default" disabled={count >= most} onClick={onAdd}>
        Add reason
      </Button>
      <span>{count >= most ? 'There is a key for each of nine reasons.' : 'The text is sent; the name is not.'}</span>
    </div>
  );
}

function Refused({ error }: { error: Error | null }) {
  if (error === null || error instanceof ValidationError) return null;
  return (
    <Alert color="red" variant="light" role="alert">
      {messageOf(error)}
    </Alert>
  );
}

function messageOf(error: Error): string {
  if (error instanceof ServerError && error.status === 412)
    return 'Someone else has changed these reasons meanwhile. Save again to replace theirs, or cancel and open them anew.';
  return error.message;
}

/** The reasons as they are edited, with the focus where one goes on. */
function useRows(saved: readonly RejectionReason[]) {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef(saved.length);
  const [rows, setRows] = useState<readonly Row[]>(() => saved.map((reason, key) => ({ ...reason, key })));
  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  return {
    list,
    rows,
    change: (index: number, to: Partial<RejectionReason>) =>
      setRows(rows.map((row, at) => (at === index ? { ...row, ...to } : row))),
    add: () => {
      setRows([...rows, { key: next.current, name: '', text: '' }]);
      next.current += 1;
      focus('li:last-child input');
    },
    remove: (index: number) => {
      setRows(rows.toSpliced(index, 1));
      focus(`li:nth-child(${String(Math.max(1, Math.min(index + 1, rows.length - 1)))}) input`);
    },
    move: (index: number, by: 1 | -1) => {
      const row = rows[index];
      if (row) setRows(rows.toSpliced(index, 1).toSpliced(index + by, 0, row));
    },
    focusFault: () => focus('[aria-invalid="true"]'),
  };
}
