import { useState } from 'react';
import { importErrorsKept, type Import, type ImportError } from '@grt/sdk/contract';
import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { saveFile } from '../../core/save-file.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { nameOfImport } from '../feed-status.ts';
import { toastFailure } from '../../ui/toast.ts';
import styles from './import-report.module.css';
import { useImportErrors, useRowsFile, type ErrorFilter, type ImportPlace } from './import-report.queries.ts';

/** Rows with a problem: line, column, problem, and the start of the value. What is shown, to its end, as a CSV file. */
export function ImportRows({ place, run }: { place: ImportPlace; run: Import }) {
  const [{ kind, page }, show] = useState({ kind: '', page: 1 });
  const kinds = kindsOf(run);
  const filter = kinds.get(kind)?.filter ?? {};
  const { data, error, refetch } = useImportErrors(place, filter, page);
  if (error)
    return <LoadFailure message="The rows could not be loaded." error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <output aria-label="Loading the rows">
        <Skeleton height={160} />
      </output>
    );
  return (
    <section className={styles['rows']} aria-label="Rows with a problem">
      <div className={styles['rowsHead']}>
        <h3>
          {data.meta.total >= importErrorsKept && 'First '}
          {formatCount(data.meta.total)} {data.meta.total === 1 ? 'row' : 'rows'} with a problem
        </h3>
        <div className={styles['files']}>
          {kinds.size > 2 && (
            <NativeSelect
              aria-label="Show"
              size="xs"
              value={kind}
              data={[...kinds].map(([value, { label }]) => ({ value, label }))}
              onChange={({ currentTarget }) => show({ kind: currentTarget.value, page: 1 })}
            />
          )}
          <RowFiles place={place} run={run} shown={filter} />
        </div>
      </div>
      {/* A scrolling area is focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['scroll']} tabIndex={0} aria-label="Table of rows">
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col" className={styles['line']}>
                Line
              </th>
              <th scope="col">Column</th>
              <th scope="col">Problem</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((row, index) => (
              // One line may have the same problem twice; a page never changes its order.
              // oxlint-disable-next-line react/no-array-index-key
              <Row key={index} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <PageSteps page={page} lastPage={data.meta.last_page} onPage={(next) => show({ kind, page: next })} />
    </section>
  );
}

/** What can be downloaded: the problems that are shown, and the rejected rows to correct and send again. */
function RowFiles({ place, run, shown }: { place: ImportPlace; run: Import; shown: ErrorFilter }) {
  const file = useRowsFile(place, shown);
  const download = (what: 'problems' | 'rejected', words: string) => (
    <Button
      variant="default"
      size="xs"
      disabled={file.isPending}
      onClick={() =>
        file.mutate(what, {
          onSuccess: saveFile,
          onError: (failure) => toastFailure('The file could not be downloaded.', failure, nameOfImport(run)),
        })
      }
    >
      {file.isPending && file.variables === what ? 'Downloading...' : words}
    </Button>
  );
  return (
    <>
      {run.counts.rejected > 0 && download('rejected', 'Download rejected rows')}
      {download('problems', 'Download CSV')}
    </>
  );
}

/** What the rows can be narrowed down to, by the value of its option. */
function kindsOf({ errors_by_code: errors, warnings }: Import) {
  const kinds = new Map<string, { readonly label: string; readonly filter: ErrorFilter }>([
    ['', { label: 'All problems', filter: {} }],
  ]);
  for (const [severity, words, counts] of [
    ['error', 'Rejected rows', errors],
    ['warning', 'Warnings', warnings],
  ] as const) {
    if (errors.length > 0 && warnings.length > 0) kinds.set(severity, { label: words, filter: { severity } });
    for (const { code, message, count } of counts)
      kinds.set(`${severity} ${code}`, { label: `${message} (${formatCount(count)})`, filter: { severity, code } });
  }
  return kinds;
}

function Row({ row: { line, column, message, value } }: { row: ImportError }) {
  return (
    <tr>
      <td className={styles['line']}>{line ?? '—'}</td>
      <td>{column ?? '—'}</td>
      <td className={styles['wide']}>{message}</td>
      <td className={`${styles['value'] ?? ''} ${styles['wide'] ?? ''}`}>{valueOf(value)}</td>
    </tr>
  );
}

function valueOf(value: string | null) {
  if (value === null) return '—';
  return value === '' ? <em>empty</em> : value;
}
