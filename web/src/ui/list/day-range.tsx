import { dayEnd, dayOf, daysFault, dayStart, type Days } from '../../core/days.ts';
import type { ValueReader } from '../../core/use-list-address.ts';
import { DayField } from './day-field.tsx';
import styles from './filter-bar.module.css';

/** Reads the days that a list is narrowed to, in the browser's timezone: `from=2026-11-01`. */
export const dayFilters: { readonly from: ValueReader<string>; readonly to: ValueReader<string> } = {
  from: dayOf,
  to: dayOf,
};

/** The days as a call takes them: both belong to it. Between reversed ones there is nothing. */
export const spanOf = ({ from, to }: Days) => ({ from: from && dayStart(from), to: to && dayEnd(to) });

interface DayRangeProps {
  /** What happened on these days, such as `Submitted`. */
  readonly label: string;
  readonly list: { readonly values: Days; readonly set: (name: 'from' | 'to', value: string | undefined) => void };
}

/** Narrows a list to what happened on some days. */
export function DayRange({ label, list }: DayRangeProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset's legend would be displayed between the filters
    <div className={styles['days']} role="group" aria-label={label}>
      <DayField name="From day" start="From" day={list.values.from} onDay={(day) => list.set('from', day)} />
      <DayField
        name="To day"
        start="To"
        day={list.values.to}
        onDay={(day) => list.set('to', day)}
        fault={daysFault(list.values)}
      />
    </div>
  );
}
