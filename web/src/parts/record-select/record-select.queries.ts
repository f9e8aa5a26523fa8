import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import type { Found } from '../../ui/search-select.tsx';
import type { RecordKind } from './record-kinds.ts';

/** What the server finds for a text. @param search - undefined until the list is opened for the first time */
export function useFoundRecords({ key, find }: Pick<RecordKind, 'key' | 'find'>, search: string | undefined): Found {
  const grt = useGrt();
  const wanted = search?.trim() ?? '';
  const { data, error } = useQuery({
    queryKey: [...key, 'choices', wanted],
    queryFn: async ({ signal }) => await find(grt, wanted || undefined, signal),
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
  });
  return { choices: data?.data, total: data?.meta.total ?? 0, error };
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
