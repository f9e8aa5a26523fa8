import { pageMax } from '@grt/sdk/contract';
import { useSearchParams } from './use-search-params.ts';

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
  /** The columns that are hidden, as in the URL; undefined if it says nothing of them. */
  readonly hidden: readonly string[] | undefined;
  readonly setHidden: (hidden: readonly string[]) => void;
  /** Everything that the URL says of this list but the page, in one order: what a saved view keeps. */
  readonly query: string;
  /** The same with a choice of columns. */
  readonly queryHiding: (hidden: readonly string[]) => string;
  /** The URL that shows the list as a query says, and leaves everything else of the screen as it is. */
  readonly addressOf: (query: string) => string;
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

/** One of the names of a list's orders. */
export const oneOfOrders = <Name extends string>(orders: Readonly<Record<Name, unknown>>): ValueReader<Name> =>
  oneOf(Object.keys(orders) as Name[]);

/** A server-assigned id. */
export const anId: ValueReader<number> = (text) => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Rows of a page to choose from, up to the server's most. */
export const pageSizes = [20, 50, 100, 200] as const;

/** What the URL says when no column is hidden, though a person's usual choice hides some. */
const noneHidden = 'none';

const none = {};

/** Keeps a list's search, filters, page, and order in the URL, so that Back, reload, and shared links show the same
 * rows.
 * @param filters - the filters by URL parameter: `{ status: oneOf(statuses), client: anId }`
 * @param view - display options only, such as `{ sort: oneOf(sorts) }`
 * @param prefix - of all its URL parameters, where a screen has another list */
export function useListAddress<Filters extends Readers, View extends Readers = Filters>(
  filters: Filters,
  view: View = none as View,
  prefix = '',
): ListAddress<Filters & View> {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(prefix + name);
  const search = read('search') ?? '';
  const narrowing = valuesIn(read, filters);
  const hide = read('hide');
  const own = ['search', 'size', ...Object.keys(filters), ...Object.keys(view), 'hide'].map((name) => prefix + name);

  function change(changes: Readonly<Record<string, string | undefined>>, replace = false) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === '') next.delete(prefix + name);
          else next.set(prefix + name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }

  return {
    search,
    page: Math.min(pageMax, anId(read('page') ?? '') ?? 1),
    size: pageSizes.find((size) => String(size) === read('size')),
    values: { ...narrowing, ...valuesIn(read, view) } as ValuesOf<Filters & View>,
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
    hidden: hide === null ? undefined : hiddenIn(hide),
    setHidden: (hidden) => change({ hide: hiddenInWords(hidden) }, true),
    query: only(params, own).toString(),
    queryHiding: (hidden) => {
      const query = only(params, own);
      query.set(`${prefix}hide`, hiddenInWords(hidden));
      return query.toString();
    },
    addressOf: (query) => {
      const rest = [...params].filter(([name]) => !own.includes(name) && name !== `${prefix}page`);
      return `?${new URLSearchParams([...rest, ...only(new URLSearchParams(query), own)]).toString()}`;
    },
  };
}

/** Hidden columns as the URL says them. */
const hiddenInWords = (hidden: readonly string[]): string => hidden.join(',') || noneHidden;

const hiddenIn = (text: string): readonly string[] => (text === noneHidden ? [] : text.split(','));

/** Those of the parameters that have these names, in the order of the names. */
function only(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) =>
      params
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  );
}

function valuesIn(
  textOf: (name: string) => string | null,
  readers: Readers,
): Record<string, string | number | undefined> {
  return Object.fromEntries(
    Object.entries(readers).map(([name, read]) => {
      const text = textOf(name);
      return [name, text === null ? undefined : read(text)];
    }),
  );
}
