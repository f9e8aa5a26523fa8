import type { ReactNode } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { X } from 'lucide-react';
import { formatTotal, type ListTotal } from '../../core/format.ts';
import { SearchField } from '../search-field.tsx';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  /** Placeholder and label of the search; without it there is none. */
  readonly label?: string;
  readonly list: { readonly search: string; readonly setSearch: (text: string) => void };
  /** Rows matching the filter; undefined while unknown. */
  readonly total: ListTotal | undefined;
  /** Noun for rows: singular and plural. */
  readonly noun: readonly [one: string, several: string];
  /** What has happened since the list was read: `ListNews`. */
  readonly news?: ReactNode;
  /** The further filters: `FilterSelect`s. */
  readonly children?: ReactNode;
}

/** A list's filters and the number of matches. */
export function FilterBar({ label, list, total, noun, news, children }: FilterBarProps) {
  return (
    // Not yet supported by every browser we target.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={styles['bar']} role="search" aria-label={label}>
      {label !== undefined && (
        <div className={styles['search']}>
          <SearchField label={label} value={list.search} onSearch={list.setSearch} />
        </div>
      )}
      {children}
      <div className={styles['end']} data-news={news !== undefined}>
        {news}
        <output className={styles['total']}>{total === undefined ? '' : formatTotal(total, noun)}</output>
      </div>
    </div>
  );
}

interface FilterSelectProps<Name extends string, Value extends string> {
  /** The list whose URL holds the choice under this name. */
  readonly list: {
    readonly values: Readonly<Record<Name, string | undefined>>;
    readonly set: (name: Name, value: Value | undefined) => void;
  };
  readonly name: Name;
  readonly label: string;
  /** The option for no choice, such as `All statuses`. */
  readonly all: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
}

/** One filter, or the order, of a list. */
export function FilterSelect<Name extends string, Value extends string>(props: FilterSelectProps<Name, Value>) {
  const { list, name, label, all, choices } = props;
  const chosen = (wanted: string | undefined) => choices.find(({ value }) => value === wanted)?.value;
  return (
    <NativeSelect
      aria-label={label}
      value={chosen(list.values[name]) ?? ''}
      data={[{ value: '', label: all }, ...choices]}
      onChange={({ currentTarget }) => list.set(name, chosen(currentTarget.value))}
    />
  );
}

/** A filter that a link has set; a click takes it away. */
export function FilterMark({ children, onClear }: { children: ReactNode; onClear: () => void }) {
  return (
    <Button variant="light" rightSection={<X size={14} aria-label="Clear" />} onClick={onClear}>
      {children}
    </Button>
  );
}
