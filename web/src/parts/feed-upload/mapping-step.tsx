import { useEffect, useRef, useState, type RefObject } from 'react';
import { ServerError, ValidationError } from '@grt/sdk';
import type { ColumnMapping, MappingAnalysis } from '@grt/sdk/contract';
import type { FormErrors } from '@grt/sdk/rules';
import { Alert, Button } from '@mantine/core';
import { failureWords } from '../../core/failure-words.ts';
import { DialogActions, useDialogBusy } from '../../ui/dialog.tsx';
import styles from './feed-upload.module.css';
import { FileHint } from './file-hint.tsx';
import {
  choiceErrors,
  choose,
  errorOfColumn,
  firstChoices,
  sentMapping,
  type MappingChoices,
} from './mapping-choices.ts';
import { MappingPreview } from './mapping-preview.tsx';
import { MappingRow } from './mapping-row.tsx';
import type { ReadingFix } from './reading-fixes.ts';
import { HeaderRow } from './header-row.tsx';
import { RecordChoice } from './record-choice.tsx';

interface MappingStepProps {
  readonly analysis: MappingAnalysis;
  readonly busy: boolean;
  readonly failure: Error | undefined;
  /** Undefined: as the feed's last file was mapped. */
  readonly onMap: (mapping: ColumnMapping | undefined) => void;
  /** Back to the fields, to read the file differently, if there are any. */
  readonly onBack?: () => void;
  /** Reads the file again, with something changed. */
  readonly onReread?: (changes: ReadingFix) => void;
  readonly onCancel?: () => void;
}

/** Which column fills which field, each column with its first rows, and beside them the first videos as they will be.
 * @see docs/specification/part-1-public-and-client.md §5 */
export function MappingStep({ analysis, busy, failure, onMap, onBack, onReread, onCancel }: MappingStepProps) {
  const { choices, setChoices, submit, tries, errors } = useChoices(analysis, onMap);
  const step = useRef<HTMLDivElement>(null);
  useDialogBusy(busy);
  const missing = errors['mapping']?.[0];
  const refused = refusedFields(failure);
  useStepFocus(step, tries);
  return (
    <div ref={step} className={styles['step']}>
      <FileHint
        info={analysis.feed_info}
        busy={busy}
        canGoBack={onBack !== undefined}
        {...(onReread ? { onReread } : {})}
      />
      {onReread && <RecordChoice info={analysis.feed_info} busy={busy} onReread={onReread} />}
      {onReread && <HeaderRow info={analysis.feed_info} busy={busy} onReread={onReread} />}
      {analysis.saved_mapping && <AsLastTime busy={busy} onMap={() => onMap(undefined)} />}
      {tries > 0 && missing !== undefined && (
        <Alert color="red" variant="light" role="alert">
          {missing}
        </Alert>
      )}
      {failure && missing === undefined && <MappingFailure failure={failure} />}
      <div className={styles['panes']}>
        <Columns
          analysis={analysis}
          choices={choices}
          errors={tries > 0 ? { ...refused, ...errors } : refused}
          onChoices={setChoices}
        />
        <MappingPreview choices={choices} analysis={analysis} />
      </div>
      <DialogActions>
        {onCancel && (
          <Button variant="default" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
        {onBack && (
          <Button variant="default" disabled={busy} onClick={onBack}>
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

/** The choices, what is wrong with them, and how often they were submitted with a fault. */
function useChoices(analysis: MappingAnalysis, onMap: MappingStepProps['onMap']) {
  const [choices, setChoices] = useState(() => firstChoices(analysis));
  const [tries, setTries] = useState(0);
  const errors = choiceErrors(choices, analysis);
  function submit() {
    if (Object.keys(errors).length === 0) onMap(sentMapping(choices, analysis));
    else setTries((count) => count + 1);
  }
  return { choices, setChoices, submit, tries, errors };
}

/** Moves the focus into the step, since what had it before is gone, and to the first fault once the faults are shown. */
function useStepFocus(step: RefObject<HTMLElement | null>, tries: number) {
  useEffect(() => {
    if (tries > 0) focusFirstFault(step.current);
    else step.current?.querySelector<HTMLElement>('[data-autofocus], h3')?.focus();
  }, [step, tries]);
}

interface ColumnsProps {
  readonly analysis: MappingAnalysis;
  readonly choices: MappingChoices;
  readonly errors: FormErrors;
  readonly onChoices: (choices: MappingChoices) => void;
}

/** The file's columns, and the fields that they fill. */
function Columns({ analysis, choices, errors, onChoices }: ColumnsProps) {
  const { columns, sample_data: rows, suggestions } = analysis;
  return (
    <section className={styles['columns']} aria-label="Columns of the file">
      <header>
        <h3 tabIndex={-1}>{headingOf(analysis)}</h3>
        <RequiredFields analysis={analysis} choices={choices} />
      </header>
      <ul className={styles['rows']} aria-label="Columns">
        {columns.map((column, index) => (
          <MappingRow
            key={column}
            column={column}
            samples={rows.map((row) => row[index] ?? '')}
            analysis={analysis}
            choices={choices}
            error={errorOfColumn(errors, column)}
            onChoose={(before, field) => onChoices(choose(choices, { column, before, field }, suggestions))}
          />
        ))}
      </ul>
    </section>
  );
}

/** `dump.csv has 3 columns` */
function headingOf({ feed_info: info, columns }: MappingAnalysis): string {
  return `${info.file_name ?? 'The file'} has ${String(columns.length)} ${columns.length === 1 ? 'column' : 'columns'}`;
}

/** One click, where the columns are those of the last file. */
function AsLastTime({ busy, onMap }: { busy: boolean; onMap: () => void }) {
  return (
    <Alert color="cobalt" variant="light" role="note" title="Same columns as last time">
      <p>Every column is mapped the same way as in this feed’s last file. You can still change it below.</p>
      <Button mt={12} data-autofocus disabled={busy} onClick={onMap}>
        Use the same mapping
      </Button>
    </Alert>
  );
}

/** The first column with a fault; if only a required field is missing, the first column that fills none. */
function focusFirstFault(step: HTMLElement | null) {
  const faulty = step?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (
    faulty ??
    step?.querySelector<HTMLElement>('[data-mapped="false"] select') ??
    step?.querySelector('select')
  )?.focus();
}

/** How many of the required fields have a column, and which have none. */
function RequiredFields({ analysis, choices }: { analysis: MappingAnalysis; choices: MappingChoices }) {
  const required = analysis.available_fields.filter((field) => field.required);
  const missing = required.filter(({ name }) => choices.every(({ field }) => field !== name));
  return (
    <output className={styles['required']} data-complete={missing.length === 0}>
      <strong>
        {required.length - missing.length} of {required.length} required
      </strong>
      {missing.length > 0 && <span>Still to map: {missing.map(({ label }) => label).join(', ')}</span>}
    </output>
  );
}

/** The server's message, except what columns show, otherwise the specified text.
 * @see docs/specification/part-1-public-and-client.md §8 */
function MappingFailure({ failure }: { failure: Error }) {
  const isServers = failure instanceof ServerError;
  const ofColumns = Object.keys(refusedFields(failure)).filter((field) => field.startsWith('mapping.'));
  return (
    <Alert color="red" variant="light" role="alert" title={isServers ? 'Mapping submission failed' : undefined}>
      {isServers
        ? (failureWords(failure, ofColumns) ?? failure.message)
        : 'Failed to submit mapping. Please try again.'}
    </Alert>
  );
}

const refusedFields = (failure: Error | undefined) => (failure instanceof ValidationError ? failure.fields : {});
