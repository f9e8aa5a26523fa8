import { TextInput } from '@mantine/core';
import { dayEnd, dayOf, dayStart } from '../../core/days.ts';
import type { ValueReader } from '../../core/use-list-address.ts';
import styles from './filter-bar.module.css';

type Ends = { readonly from: string | undefined; readonly to: string | undefined };

/** Reads the days that a list is narrowed to, in the browser's timezone: `from=2026-11-01`. */
export const dayFilters: { readonly from: ValueReader<string>; readonly to: ValueReader<string> } = {
  from: dayOf,
  to: dayOf,
};

/** The days as a call takes them: both belong to it. */
export const spanOf = ({ from, to }: Ends) => ({ from: from && dayStart(from), to: to && dayEnd(to) });

interface DayRangeProps {
  /** What happened on these days, such as `Submitted`. */
  readonly label: string;
  readonly list: { readonly values: Ends; readonly set: (name: 'from' | 'to', value: string | undefined) => void };
}

/** Narrows a list to what happened on some days. */
export function DayRange({ label, list }: DayRangeProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset's legend would be displayed between the filters
    <div className={styles['days']} role="group" aria-label={label}>
      <DayField label="From" value={list.values.from} onDay={(day) => list.set('from', day)} />
      <DayField label="To" value={list.values.to} onDay={(day) => list.set('to', day)} />
    </div>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

function DayField({ label, value, onDay }: DayFieldProps) {
  return (
    <TextInput
      type="date"
      aria-label={`${label} day`}
      leftSection={label}
      leftSectionWidth={52}
      value={value ?? ''}
      onChange={({ currentTarget }) => onDay(currentTarget.value || undefined)}
    />
  );
}
