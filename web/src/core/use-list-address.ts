import { useSearchParams } from 'react-router-dom';

/** Parses one list parameter from the URL; undefined if invalid. */
export type ValueReader<Value extends string | number> = (text: string) => Value | undefined;
type Readers = Readonly<Record<string, ValueReader<string | number>>>;
type ValuesOf<Of extends Readers> = { readonly [Name in keyof Of]: ReturnType<Of[Name]> };

/** The state of a list in the URL. Missing or invalid values get the default, which is never written. */
export interface ListAddress<Known extends Readers> {
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** Rows of a page, if chosen: one of `pageSizes`. */
  readonly size: number | undefined;
  readonly values: ValuesOf<Known>;
  /** Whether any filter is set. */
  readonly isFiltered: boolean;
  /** Identifies the set of rows that a selection applies to. */
  readonly filterKey: string;
  /** Typing replaces the history entry and goes back to the first page. */
  readonly setSearch: (search: string) => void;
  readonly set: (name: keyof Known, value: string | number | undefined) => void;
  readonly setPage: (page: number) => void;
  /** Goes back to the first page. */
  readonly setSize: (size: number) => void;
  /** Clears all filters. */
  readonly clear: () => void;
}

/** The state of a list whose only filter is a search. */
export type SearchedList = Pick<
  ListAddress<Readers>,
  'search' | 'page' | 'size' | 'isFiltered' | 'setSearch' | 'setPage' | 'setSize' | 'clear'
>;

/** One of some known words. */
export const oneOf =
  <Value extends string>(known: readonly Value[]): ValueReader<Value> =>
  (text) =>
    known.find((value) => value === text);

/** A server-assigned id. */
export const anId: ValueReader<number> = (text) => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Rows of a page to choose from, up to the server's most. */
export const pageSizes = [20, 50, 100, 200] as const;

const none = {};

/** Keeps a list's search, filters, page, and order in the URL, so that Back, reload, and shared links show the same
 * rows.
 * @param filters - the filters by URL parameter: `{ status: oneOf(statuses), client: anId }`
 * @param view - display options only, such as `{ sort: oneOf(sorts) }` */
export function useListAddress<Filters extends Readers, View extends Readers = Filters>(
  filters: Filters,
  view: View = none as View,
): ListAddress<Filters & View> {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const narrowing = valuesIn(params, filters);

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
    page: anId(params.get('page') ?? '') ?? 1,
    size: pageSizes.find((size) => String(size) === params.get('size')),
    values: { ...narrowing, ...valuesIn(params, view) } as ValuesOf<Filters & View>,
    isFiltered: search !== '' || Object.values(narrowing).some((value) => value !== undefined),
    filterKey: JSON.stringify([search, ...Object.values(narrowing).map((value) => value ?? null)]),
    setSearch: (text) => change({ search: text, page: undefined }, true),
    set: (name, value) => change({ [String(name)]: value === undefined ? undefined : String(value), page: undefined }),
    setPage: (page) => change({ page: page === 1 ? undefined : String(page) }),
    setSize: (size) => change({ size: String(size), page: undefined }),
    clear: () =>
      change({
        search: undefined,
        page: undefined,
        ...Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])),
      }),
  };
}

function valuesIn(params: URLSearchParams, readers: Readers): Record<string, string | number | undefined> {
  return Object.fromEntries(
    Object.entries(readers).map(([name, read]) => {
      const text = params.get(name);
      return [name, text === null ? undefined : read(text)];
    }),
  );
}
