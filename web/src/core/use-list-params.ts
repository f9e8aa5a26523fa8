import { useSearchParams } from 'react-router-dom';

/** The state of a list as the address holds it. What is missing or makes no sense is the default, which is never written. */
export interface ListParams<Status extends string> {
  readonly search: string;
  readonly status: Status | undefined;
  /** From 1. */
  readonly page: number;
  /** Whether anything narrows the list. */
  readonly isFiltered: boolean;
  /** Typing replaces the entry of the history; it leads back to the first page. */
  readonly setSearch: (search: string) => void;
  readonly setStatus: (status: Status | undefined) => void;
  readonly setPage: (page: number) => void;
  readonly clear: () => void;
}

/** Keeps search, status and page of a list in the address, so that Back, reload and a sent link show the same rows.
 * @param statuses - the values that `status` may have */
export function useListParams<Status extends string>(statuses: readonly Status[]): ListParams<Status> {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const status = statuses.find((known) => known === params.get('status'));

  function change(changes: Readonly<Record<string, string | undefined>>, replace = false) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }

  return {
    search,
    status,
    page: pageOf(params.get('page')),
    isFiltered: search !== '' || status !== undefined,
    setSearch: (text) => change({ search: text, page: undefined }, true),
    setStatus: (chosen) => change({ status: chosen, page: undefined }),
    setPage: (page) => change({ page: page === 1 ? undefined : String(page) }),
    clear: () => change({ search: undefined, status: undefined, page: undefined }),
  };
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
