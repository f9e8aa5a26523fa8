import { useState, type FormEvent } from 'react';
import type { PageVariable, PageVariableValue } from '@grt/sdk/contract';
import { Button, Skeleton, Textarea } from '@mantine/core';
import { shownDomain } from '../../core/domain-name.ts';
import { DialogActions, useDialogBusy } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Name } from '../../ui/name.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { domainKind } from '../record-select/record-kinds.ts';
import { RecordSelect } from '../record-select/record-select.tsx';
import { useFormDialog } from '../unsaved-guard/form-dialog.tsx';
import { useSaveValue, useVariableValues } from './page-variables.queries.ts';
import styles from './page-variables.module.css';

/** A value being edited. */
interface Written {
  readonly domainId: number | undefined;
  /** Name of the domain, if it is already known. */
  readonly domainName?: string;
  readonly value: string;
}

const nothing: Written = { domainId: undefined, value: '' };

/** A variable's values on individual domains. */
export function VariableValues({ variable, onBack }: { variable: PageVariable; onBack: () => void }) {
  const [written, setWritten] = useState(nothing);
  const [page, setPage] = useState(1);
  const values = useVariableValues({ id: variable.id, page });
  return (
    <>
      <ValueForm variable={variable} written={written} onWrite={setWritten} />
      <p className={styles['about']}>
        {variable.default_value === null
          ? 'There is no default, so every other domain shows the name in curly braces.'
          : `Every other domain shows the default, “${variable.default_value}”.`}
      </p>
      {values.error && (
        <LoadFailure message="Failed to load values." error={values.error} onRetry={() => void values.refetch()} />
      )}
      {values.isPending && <Skeleton height={120} />}
      {values.data && (
        <Rows
          variable={variable}
          values={values.data.data}
          onEdit={({ domain_id, domain_name, value }) =>
            setWritten({ domainId: domain_id, domainName: shownDomain(domain_name), value })
          }
        />
      )}
      <PageSteps page={page} lastPage={values.data?.meta.last_page ?? 1} onPage={setPage} />
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
      </DialogActions>
    </>
  );
}

interface ValueFormProps {
  readonly variable: PageVariable;
  readonly written: Written;
  readonly onWrite: (written: Written) => void;
}

/** Chooses a domain and writes its value. */
function ValueForm({ variable: { id, variable_name }, written, onWrite }: ValueFormProps) {
  const save = useSaveValue(id);
  const [faults, setFaults] = useState<ValueFaults>({});
  const [isChecking, setIsChecking] = useState(false);
  const isBusy = save.isPending || isChecking;
  useDialogBusy(isBusy);
  useFormDialog(written.value !== '');

  function write(next: Written) {
    setFaults({});
    onWrite(next);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsChecking(true);
    const found = await faultsIn(written);
    setIsChecking(false);
    setFaults(found);
    if (written.domainId === undefined || Object.keys(found).length > 0) return;
    save.mutate(
      { domain_id: written.domainId, value: written.value },
      {
        onSuccess: () => toastSuccess('The value was saved', variable_name),
        onError: (error) => toastFailure('Failed to save the value. Please try again.', error, variable_name),
        here: { onSuccess: () => onWrite(nothing) },
      },
    );
  }

  return (
    <form className={styles['value']} noValidate onSubmit={(event) => void send(event)}>
      <RecordSelect
        kind={domainKind}
        label="Domain"
        none="Search domains"
        isClearable
        error={faults.domain_id}
        value={written.domainId}
        name={written.domainName}
        onChange={(domainId) => write({ domainId, value: written.value })}
      />
      <Textarea
        label={variable_name}
        rows={2}
        error={faults.value}
        value={written.value}
        onChange={({ currentTarget }) => write({ ...written, value: currentTarget.value })}
      />
      <Button type="submit" disabled={isBusy}>
        {save.isPending ? 'Saving...' : 'Save value'}
      </Button>
    </form>
  );
}

type ValueFaults = Readonly<Partial<Record<'domain_id' | 'value', string>>>;

/** Why the server would refuse a value. If the check cannot be loaded, the server alone says so. */
async function faultsIn({ domainId, value }: Written): Promise<ValueFaults> {
  const check = await import('./check-value.ts').catch(() => undefined);
  return check?.faultsInValue(domainId, value) ?? {};
}

interface RowsProps {
  readonly variable: PageVariable;
  readonly values: readonly PageVariableValue[];
  readonly onEdit: (value: PageVariableValue) => void;
}

function Rows({ variable, values, onEdit }: RowsProps) {
  const save = useSaveValue(variable.id);

  function takeBack({ domain_id, domain_name }: PageVariableValue) {
    const name = shownDomain(domain_name);
    save.mutate(
      { domain_id, value: null },
      {
        onSuccess: () => toastSuccess(`${name} uses the default again`),
        onError: (error) => toastFailure('Failed to save the value. Please try again.', error, name),
      },
    );
  }

  if (values.length === 0) return <p className={styles['empty']}>No domain overrides the default yet.</p>;
  return (
    <ul className={styles['rows']} aria-label="Values">
      {values.map((row) => (
        <li key={row.domain_id}>
          <div>
            <p className={styles['title']}>
              <Name>{shownDomain(row.domain_name)}</Name>
            </p>
            <p className={styles['detail']}>
              {row.value === '' ? '(empty)' : row.value} · <TimeAgo at={row.updated_at} />
            </p>
          </div>
          <div className={styles['actions']}>
            <Button
              variant="default"
              size="xs"
              aria-label={`Edit ${shownDomain(row.domain_name)}`}
              onClick={() => onEdit(row)}
            >
              Edit
            </Button>
            <Button
              variant="subtle"
              color="red"
              size="xs"
              aria-label={`Use default on ${shownDomain(row.domain_name)}`}
              disabled={save.isPending}
              onClick={() => takeBack(row)}
            >
              Use default
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
