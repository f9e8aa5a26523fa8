import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { hashKey, useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import type { Found } from '../../ui/search-select.tsx';
import type { RecordKind } from './record-kinds.ts';

type Findable = Pick<RecordKind, 'key' | 'find'>;

const pauseMs = 200;

/** What a `SearchSelect` needs to find records of a kind. */
export function useRecordSearch(kind: Findable): { readonly found: Found; readonly onSearch: (text: string) => void } {
  const [search, setSearch] = useState<string>();
  const [paused] = useDebouncedValue(search, pauseMs);
  // Typing waits for a pause; opening does not.
  const asked = search === undefined || search === '' ? search : paused;
  const found = useFoundRecords(kind, asked);
  return { found: { ...found, isCurrent: found.isCurrent && asked === search }, onSearch: setSearch };
}

/** What the server finds for a text. @param search - undefined until the list is opened for the first time */
export function useFoundRecords({ key, find }: Findable, search: string | undefined): Found {
  const grt = useGrt();
  const wanted = search?.trim() ?? '';
  const of = hashKey(key);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [...key, 'choices', wanted],
    queryFn: async ({ signal }) => await find(grt, wanted || undefined, signal),
    enabled: search !== undefined,
    placeholderData: (previous, query) => (query && hashKey(query.queryKey.slice(0, -2)) === of ? previous : undefined),
  });
  return { choices: data?.data, total: data?.meta.total ?? 0, isCurrent: !isPlaceholderData, error };
}

/** The name of a record that only its id is known of. @param id - undefined: nothing is asked */
export function useRecordName({ key, nameOf }: RecordKind, id: number | undefined): string | undefined {
  const grt = useGrt();
  const { data } = useQuery({
    queryKey: [...key, 'name', id],
    queryFn: async ({ signal }) => await nameOf(grt, id ?? 0, signal),
    enabled: id !== undefined,
  });
  return data;
}
