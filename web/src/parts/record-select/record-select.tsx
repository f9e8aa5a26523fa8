import { useState } from 'react';
import { SearchSelect, type FoundChoice, type SearchSelectProps } from '../../ui/search-select.tsx';
import type { RecordKind } from './record-kinds.ts';
import { useRecordName, useRecordSearch } from './record-select.queries.ts';

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
  const { found, onSearch } = useRecordSearch(kind);
  const [last, setLast] = useState<FoundChoice>();
  const given = name === undefined ? undefined : { value: String(value), label: name };
  const known = [last, given, ...(found.choices ?? [])].find((choice) => choice?.value === String(value));
  const asked = useRecordName(kind, known ? undefined : value);
  return (
    <SearchSelect
      {...field}
      chosen={value === undefined ? undefined : (known ?? { value: String(value), label: asked ?? '' })}
      found={found}
      onSearch={onSearch}
      onChoose={(choice) => {
        setLast(choice);
        onChange(choice && Number(choice.value), choice?.label);
      }}
    />
  );
}
