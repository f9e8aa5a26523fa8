import { useState } from 'react';
import type { PageVariable } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useDeleteVariable, useVariables } from './page-variables.queries.ts';
import styles from './page-variables.module.css';
import type { VariablesView } from './variables-view.ts';

/** All variables; custom ones can be edited, given values, and deleted. */
export function VariableList({ onView }: { onView: (view: VariablesView) => void }) {
  const [deleted, setDeleted] = useState<PageVariable>();
  return (
    <>
      <p className={styles['about']}>
        A name in curly braces, such as {'{company}'}, is replaced with the value of the site that shows the page.
      </p>
      <Rows onView={onView} onDelete={setDeleted} />
      <DialogActions>
        <Button onClick={() => onView({ step: 'form', variable: undefined })}>New variable</Button>
      </DialogActions>
      <DeleteDialog variable={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}

interface RowsProps {
  readonly onView: (view: VariablesView) => void;
  readonly onDelete: (variable: PageVariable) => void;
}

function Rows({ onView, onDelete }: RowsProps) {
  const { data, error, refetch } = useVariables();
  if (error) {
    return <LoadFailure message="Failed to load variables." error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={420} />;
  return (
    <ul className={styles['rows']} aria-label="Variables">
      {ownFirst(data).map((variable) => (
        <li key={variable.id}>
          <div>
            <p className={styles['title']}>
              <code>{`{${variable.variable_key}}`}</code> {variable.variable_name}
            </p>
            <p className={styles['detail']}>{detailOf(variable)}</p>
          </div>
          {!variable.is_built_in && (
            <div className={styles['actions']}>
              <Button variant="default" size="xs" onClick={() => onView({ step: 'values', variable })}>
                Values
              </Button>
              <Button variant="default" size="xs" onClick={() => onView({ step: 'form', variable })}>
                Edit
              </Button>
              <Button variant="subtle" color="red" size="xs" onClick={() => onDelete(variable)}>
                Delete
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Editable ones first. */
const ownFirst = (variables: readonly PageVariable[]) => [
  ...variables.filter(({ is_built_in }) => !is_built_in),
  ...variables.filter(({ is_built_in }) => is_built_in),
];

function detailOf({ is_built_in, description, default_value }: PageVariable): string {
  const value = default_value === null ? 'no default' : `default “${default_value}”`;
  return [description, is_built_in ? 'built in' : value].filter(Boolean).join(' · ');
}

function DeleteDialog({ variable, onClose }: { variable: PageVariable | undefined; onClose: () => void }) {
  const shown = useLastDefined(variable);
  const remove = useDeleteVariable();

  function confirm() {
    if (!variable) return;
    remove.mutate(variable, {
      onSuccess: () => toastSuccess(`{${variable.variable_key}} was deleted`),
      onError: (error) =>
        toastFailure('Failed to delete the variable. Please try again.', error, `{${variable.variable_key}}`),
      here: { onSettled: onClose },
    });
  }

  return (
    <ConfirmDialog
      title={`Delete {${shown?.variable_key ?? ''}}`}
      question="Its values on all domains are deleted too, and pages that use it will show its name in curly braces. This cannot be undone."
      opened={variable !== undefined}
      confirm={{ label: 'Delete', busyLabel: 'Deleting...' }}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
