import { oneOf, useListAddress, type SearchedList } from './use-list-address.ts';

/** The state of a list that has a search and a status. */
export interface ListParams<Status extends string> extends SearchedList {
  readonly status: Status | undefined;
  readonly setStatus: (status: Status | undefined) => void;
}

/** Keeps search, status and page of a list in the address.
 * @param statuses - the values that `status` may have */
export function useListParams<Status extends string>(statuses: readonly Status[]): ListParams<Status> {
  const { values, set, ...list } = useListAddress({ status: oneOf(statuses) });
  return { ...list, status: values.status, setStatus: (status) => set('status', status) };
}
