import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { SearchSelect, type FoundChoice, type SearchSelectProps } from '../../ui/search-select.tsx';
import type { RecordKind } from './record-kinds.ts';
import { useFoundRecords, useRecordName } from './record-select.queries.ts';

const pauseMs = 200;

export interface RecordSelectProps extends Omit<SearchSelectProps, 'chosen' | 'found' | 'onSearch' | 'onChoose'> {
  readonly kind: RecordKind;
  /** The id of what is chosen. */
  readonly value: number | undefined;
  /** The name of what is chosen, if it is known. */
  readonly name?: string | undefined;
  readonly onChange: (id: number | undefined, name: string | undefined) => void;
}

/** A select over all records of a kind. */
export function RecordSelect({ kind, value, name, onChange, ...field }: RecordSelectProps) {
  const [search, setSearch] = useState<string>();
  const [paused] = useDebouncedValue(search, pauseMs);
  // Typing waits for a pause; opening does not.
  const found = useFoundRecords(kind, search === undefined || search === '' ? search : paused);
  const [last, setLast] = useState<FoundChoice>();
  const given = name === undefined ? undefined : { value: String(value), label: name };
  const known = [last, given, ...(found.choices ?? [])].find((choice) => choice?.value === String(value));
  const asked = useRecordName(kind, known ? undefined : value);
  return (
    <SearchSelect
      {...field}
      chosen={value === undefined ? undefined : (known ?? { value: String(value), label: asked ?? '' })}
      found={found}
      onSearch={setSearch}
      onChoose={(choice) => {
        setLast(choice);
        onChange(choice && Number(choice.value), choice?.label);
      }}
    />
  );
}
