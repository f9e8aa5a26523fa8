import { useEffect, useRef, useState } from 'react';
import { ServerError, ValidationError } from '@grt/sdk';
import type { ColumnMapping, MappingAnalysis } from '@grt/sdk/contract';
import { Alert, Button } from '@mantine/core';
import { DialogActions } from '../../ui/dialog.tsx';
import styles from './feed-upload.module.css';
import { choiceErrors, choose, errorOfColumn, firstChoices, sentMapping } from './mapping-choices.ts';
import { MappingRow } from './mapping-row.tsx';

interface MappingStepProps {
  readonly analysis: MappingAnalysis;
  readonly busy: boolean;
  readonly failure: Error | undefined;
  readonly onMap: (mapping: ColumnMapping) => void;
  /** Back to the fields, to read the file differently, if there are any. */
  readonly onBack?: () => void;
  readonly onCancel?: () => void;
}

/** Which column fills which field, each column with its first rows.
 * @see docs/specification/part-1-public-and-client.md §5 */
export function MappingStep({ analysis, busy, failure, onMap, onBack, onCancel }: MappingStepProps) {
  const [choices, setChoices] = useState(() => firstChoices(analysis));
  const [tries, setTries] = useState(0);
  const asked = tries > 0;
  const rows = useRef<HTMLUListElement>(null);
  const errors = choiceErrors(choices, analysis);
  const missing = errors['mapping']?.[0];
  const shown: Record<string, readonly string[]> = asked
    ? { ...refusedFields(failure), ...errors }
    : refusedFields(failure);

  function submit() {
    if (Object.keys(errors).length === 0) onMap(sentMapping(choices));
    else setTries((count) => count + 1);
  }
  // Once the faults are shown.
  useEffect(() => {
    if (tries > 0) focusFirstFault(rows.current);
  }, [tries]);

  return (
    <div className={styles['step']}>
      <About analysis={analysis} canGoBack={onBack !== undefined} />
      {analysis.saved_mapping && <AsLastTime busy={busy} onMap={() => onMap(sentMapping(firstChoices(analysis)))} />}
      {asked && missing !== undefined && (
        <Alert color="red" variant="light" role="alert">
          {missing}
        </Alert>
      )}
      {failure && missing === undefined && <MappingFailure failure={failure} />}
      <ul ref={rows} className={styles['rows']} aria-label="Columns">
        {analysis.columns.map((column, index) => (
          <MappingRow
            key={column}
            column={column}
            samples={analysis.sample_data.map((row) => row[index] ?? '')}
            analysis={analysis}
            choices={choices}
            error={errorOfColumn(shown, column)}
            onChoose={(before, field) => setChoices(choose(choices, { column, before, field }, analysis.suggestions))}
          />
        ))}
      </ul>
      <DialogActions>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {onBack && (
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
        )}
        <Button onClick={submit} disabled={busy}>
          {busy ? 'Submitting...' : 'Submit Mapping'}
        </Button>
      </DialogActions>
    </div>
  );
}

/** One click, where the columns are those of the last file. */
function AsLastTime({ busy, onMap }: { busy: boolean; onMap: () => void }) {
  return (
    <Alert color="cobalt" variant="light" role="note" title="The same columns as last time">
      <p>Every column is mapped as in the last file of this feed. You can still change it below.</p>
      <Button mt={12} data-autofocus disabled={busy} onClick={onMap}>
        Map as last time
      </Button>
    </Alert>
  );
}

/** The first column with a fault; if only a required field is missing, the first column that fills none. */
function focusFirstFault(rows: HTMLElement | null) {
  const faulty = rows?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (
    faulty ??
    rows?.querySelector<HTMLElement>('[data-mapped="false"] select') ??
    rows?.querySelector('select')
  )?.focus();
}

/** The file's format, the required fields, and the server's notes. */
function About({ analysis, canGoBack }: Pick<MappingStepProps, 'analysis'> & { readonly canGoBack: boolean }) {
  const { feed_info, available_fields, columns } = analysis;
  const required = available_fields.filter((field) => field.required).map(({ label }) => label);
  return (
    <div className={styles['about']}>
      <p>
        {feed_info.file_name ?? 'The file'} has {columns.length} {columns.length === 1 ? 'column' : 'columns'}.
        Required: <strong>{required.join(', ')}</strong>.
      </p>
      {feed_info.notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note} {canGoBack && 'Go back to change how the file is read.'}
        </p>
      ))}
    </div>
  );
}

/** The server's message, otherwise the specified text.
 * @see docs/specification/part-1-public-and-client.md §8 */
function MappingFailure({ failure }: { failure: Error }) {
  const isServers = failure instanceof ServerError;
  return (
    <Alert color="red" variant="light" role="alert" title={isServers ? 'Mapping submission failed' : undefined}>
      {isServers ? failure.message : 'Failed to submit mapping. Please try again.'}
    </Alert>
  );
}

const refusedFields = (failure: Error | undefined) => (failure instanceof ValidationError ? failure.fields : {});
