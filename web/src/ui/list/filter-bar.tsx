import type { ReactNode } from 'react';
import { NativeSelect } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { SearchField } from '../search-field.tsx';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  /** What the search looks at; also its name. */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Rows that the filter leaves; undefined while that is not known. */
  readonly total: number | undefined;
  /** What a row is called: one, and several. */
  readonly noun: readonly [one: string, several: string];
  /** The further filters: `FilterSelect`s. */
  readonly children?: ReactNode;
}

/** What narrows a list, and how much is left. */
export function FilterBar({ label, search, onSearch, total, noun, children }: FilterBarProps) {
  return (
    // Not yet known to every browser that we support.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles['bar']} role="search">
      <div className={styles['search']}>
        <SearchField label={label} value={search} onSearch={onSearch} />
      </div>
      {children}
      <output className={styles['total']}>
        {total === undefined ? '' : `${formatCount(total)} ${noun[total === 1 ? 0 : 1]}`}
      </output>
    </div>
  );
}

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  /** The entry for no choice, such as `All statuses`. */
  readonly all: string;
  readonly value: Value | undefined;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value | undefined) => void;
}

/** One filter, or the order, of a list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, value, choices, onChange } = props;
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      data={[{ value: '', label: all }, ...choices]}
      onChange={({ currentTarget }) => onChange(choices.find((choice) => choice.value === currentTarget.value)?.value)}
    />
  );
}
