import { Suspense } from 'react';
import { TextInput } from '@mantine/core';
import { clientKind } from './record-kinds.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

// It is heavy, and no list needs it to be read.
const RecordSelect = lazyPart(async () => ({ default: (await import('./record-select.tsx')).RecordSelect }));

interface ClientFilterProps {
  readonly list: {
    readonly values: { readonly client: number | undefined };
    readonly set: (name: 'client', value: number | undefined) => void;
  };
}

/** Narrows a list to one client. */
export function ClientFilter({ list }: ClientFilterProps) {
  return (
    <Suspense fallback={<TextInput aria-label="Client" placeholder="All clients" disabled />}>
      <RecordSelect
        kind={clientKind}
        label="Client"
        isLabelHidden
        isClearable
        none="All clients"
        value={list.values.client}
        onChange={(client) => list.set('client', client)}
      />
    </Suspense>
  );
}
