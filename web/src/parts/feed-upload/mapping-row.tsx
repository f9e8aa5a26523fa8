import { distinctValuesCounted, type ItemField, type MappingAnalysis } from '@grt/sdk/contract';
import { Button, NativeSelect } from '@mantine/core';
import { formatCount, formatCounted, formatPercent } from '../../core/format.ts';
import { wasMapped, type MappingChoices } from './mapping-choices.ts';
import styles from './mapping-row.module.css';

interface MappingRowProps {
  readonly column: string;
  /** Sample values. */
  readonly samples: readonly string[];
  readonly analysis: MappingAnalysis;
  readonly choices: MappingChoices;
  readonly error: string | undefined;
  readonly onChoose: (before: ItemField | undefined, field: ItemField | undefined) => void;
}

/** One column of the file: its first values, and the fields it fills. */
export function MappingRow({ column, samples, analysis, choices, error, onChoose }: MappingRowProps) {
  const counts = analysis.column_counts[analysis.columns.indexOf(column)];
  const fields = choices.filter((choice) => choice.column === column).map(({ field }) => field);
  const slots = fields.length === 0 ? [undefined] : fields;
  const free = analysis.available_fields.find(({ name }) => choices.every(({ field }) => field !== name));
  return (
    <li className={styles['row']} data-mapped={fields.length > 0}>
      <div className={styles['column']}>
        <strong>{column}</strong>
        {counts && <span>{countsText(counts, analysis.analyzed_rows)}</span>}
        <FirstRows
          column={column}
          samples={samples}
          later={analysis.suggestions.find((one) => one.column === column)?.sample}
        />
      </div>
      <div className={styles['fields']}>
        {slots.map((field, index) => (
          <FieldSelect
            // By position, so that the focus stays when another field is chosen.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={index === 0 ? `Field for ${column}` : `Field ${String(index + 1)} for ${column}`}
            field={field}
            analysis={analysis}
            column={column}
            error={index === slots.length - 1 ? error : undefined}
            onChoose={onChoose}
          />
        ))}
        {fields.length > 0 && free && (
          <Button variant="subtle" size="compact-xs" onClick={() => onChoose(undefined, free.name)}>
            Use for another field too
          </Button>
        )}
      </div>
    </li>
  );
}

interface FirstRowsProps extends Pick<MappingRowProps, 'column' | 'samples'> {
  /** A value of the column, from any row. */
  readonly later: string | null | undefined;
}

function FirstRows({ column, samples, later }: FirstRowsProps) {
  const isBegun = samples.some((sample) => sample !== '');
  const shown = isBegun || !later ? samples : [later];
  return (
    <ol aria-label={`${isBegun || !later ? 'First rows' : 'A later row'} of ${column}`}>
      {shown.map((sample, index) => (
        // The rows have no identity but their position.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{sample === '' ? <em>empty</em> : sample}</li>
      ))}
    </ol>
  );
}

/** `Filled in 280 of 300 rows, 12 different values` */
function countsText({ filled, distinct }: MappingAnalysis['column_counts'][number], rows: number): string {
  if (filled === 0) return 'Empty in every row';
  const share =
    filled === rows ? 'Filled in every row' : `Filled in ${formatCount(filled)} of ${formatCount(rows)} rows`;
  if (distinct === filled && filled > 1) return `${share}, all different`;
  if (distinct === distinctValuesCounted) return `${share}, ${formatCount(distinct)} or more different values`;
  return `${share}, ${formatCounted(distinct, ['different value', 'different values'])}`;
}

interface FieldSelectProps extends Pick<MappingRowProps, 'analysis' | 'column' | 'error' | 'onChoose'> {
  readonly label: string;
  readonly field: ItemField | undefined;
}

function FieldSelect({ label, field, analysis, column, error, onChoose }: FieldSelectProps) {
  const suggestion = analysis.suggestions.find((one) => one.column === column && one.field === field);
  const choices = analysis.available_fields.map(({ name, label: words, required }) => ({
    value: name,
    label: required ? `${words} (required)` : words,
  }));
  return (
    <NativeSelect
      aria-label={label}
      data={[{ value: '', label: 'Do not import' }, ...choices]}
      value={field ?? ''}
      error={error}
      description={
        wasMapped(analysis, { column, field }) ? 'Same as last time' : suggestion && suggestionText(suggestion)
      }
      inputWrapperOrder={['input', 'description', 'error']}
      onChange={({ currentTarget }) =>
        onChoose(field, analysis.available_fields.find(({ name }) => name === currentTarget.value)?.name)
      }
    />
  );
}

const derivations: Readonly<Record<string, string>> = {
  'last-number': 'from the last number in the URL',
  'query-id': 'from the ID in the URL',
  'after-embed': 'from the part after /embed/',
  'whole-url': 'the whole URL',
};

/** `Suggested, 85% confidence. The name is often used for this field, and its values are URLs.` */
function suggestionText({ confidence, reason, derive }: MappingAnalysis['suggestions'][number]): string {
  const derivation = derive === null ? '' : `; ${derivations[derive] ?? derive}`;
  return `Suggested, ${formatPercent(confidence)} confidence${derivation}. ${reason}.`;
}
