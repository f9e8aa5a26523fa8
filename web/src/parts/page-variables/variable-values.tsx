import { useState, type FormEvent } from 'react';
import type { Domain, PageVariable, PageVariableValue } from '@grt/sdk/contract';
import { Button, Select, Skeleton, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { DialogActions } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useFormDialog } from '../unsaved-guard/form-dialog.tsx';
import { useDomainChoices, useSaveValue, useVariableValues } from './page-variables.queries.ts';
import styles from './page-variables.module.css';

/** A value being edited. */
interface Written {
  readonly domainId: string | null;
  /** Name of the domain if not among the search results. */
  readonly domainName: string;
  readonly value: string;
}

const nothing: Written = { domainId: null, domainName: '', value: '' };

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
            setWritten({ domainId: String(domain_id), domainName: domain_name, value })
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
  const [search, setSearch] = useState('');
  const [sought] = useDebouncedValue(search, 250);
  // The field also contains the selected domain with its company: that is not a search.
  const [domain = ''] = sought.split(' (', 1);
  const choices = useDomainChoices(domain);
  const [faults, setFaults] = useState<ValueFaults>({});
  useFormDialog(written.value !== '');

  function write(next: Written) {
    setFaults({});
    onWrite(next);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const found = await faultsIn(written);
    setFaults(found);
    if (written.domainId === null || Object.keys(found).length > 0) return;
    save.mutate(
      { domain_id: Number(written.domainId), value: written.value },
      {
        onSuccess: () => {
          toastSuccess('The value was saved');
          onWrite(nothing);
        },
        onError: (error) => toastFailure('Failed to save the value. Please try again.', error),
      },
    );
  }

  return (
    <form className={styles['value']} noValidate onSubmit={(event) => void send(event)}>
      <Select
        label="Domain"
        placeholder="Search domains"
        searchable
        error={faults.domain_id}
        data={optionsOf(choices.data ?? [], written)}
        // The server has already filtered.
        filter={({ options }) => options}
        nothingFoundMessage="No domain found"
        searchValue={search}
        onSearchChange={setSearch}
        value={written.domainId}
        onChange={(domainId) => write({ ...written, domainId })}
      />
      <Textarea
        label={variable_name}
        rows={2}
        error={faults.value}
        value={written.value}
        onChange={({ currentTarget }) => write({ ...written, value: currentTarget.value })}
      />
      <Button type="submit" disabled={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save value'}
      </Button>
    </form>
  );
}

type ValueFaults = Readonly<Partial<Record<'domain_id' | 'value', string>>>;

/** Why the server would refuse a value. If the check cannot be loaded, the server alone says so. */
async function faultsIn({ domainId, value }: Written): Promise<ValueFaults> {
  const check = await import('./check-value.ts').catch(() => undefined);
  return check?.faultsInValue(domainId === null ? undefined : Number(domainId), value) ?? {};
}

function optionsOf(domains: readonly Domain[], { domainId, domainName }: Written) {
  const options = domains.map(({ id, domain_name, client }) => ({
    value: String(id),
    label: `${domain_name} (${client.company_name})`,
  }));
  const isThere = domainId === null || options.some(({ value }) => value === domainId);
  return isThere ? options : [{ value: domainId, label: domainName }, ...options];
}

interface RowsProps {
  readonly variable: PageVariable;
  readonly values: readonly PageVariableValue[];
  readonly onEdit: (value: PageVariableValue) => void;
}

function Rows({ variable, values, onEdit }: RowsProps) {
  const save = useSaveValue(variable.id);

  function takeBack({ domain_id, domain_name }: PageVariableValue) {
    save.mutate(
      { domain_id, value: null },
      {
        onSuccess: () => toastSuccess(`${domain_name} uses the default again`),
        onError: (error) => toastFailure('Failed to save the value. Please try again.', error),
      },
    );
  }

  if (values.length === 0) return <p className={styles['empty']}>No domain overrides the default yet.</p>;
  return (
    <ul className={styles['rows']} aria-label="Values">
      {values.map((row) => (
        <li key={row.domain_id}>
          <div>
            <p className={styles['title']}>{row.domain_name}</p>
            <p className={styles['detail']}>
              {row.value === '' ? '(empty)' : row.value} · <TimeAgo at={row.updated_at} />
            </p>
          </div>
          <div className={styles['actions']}>
            <Button variant="default" size="xs" aria-label={`Edit ${row.domain_name}`} onClick={() => onEdit(row)}>
              Edit
            </Button>
            <Button
              variant="subtle"
              color="red"
              size="xs"
              aria-label={`Use default on ${row.domain_name}`}
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
