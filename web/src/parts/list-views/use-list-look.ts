import type { SavedView } from '@grt/sdk/contract';
import type { ListAddress } from '../../core/use-list-address.ts';
import { hideable, type ListColumn, type ListDensity } from '../../ui/list/list-column.ts';
import { toastFailure } from '../../ui/toast.ts';
import { useSaveView, useViews } from './list-views.queries.ts';

/** A list whose columns, density, and views each person keeps: its name on the server. */
export type KeptList =
  | 'analytics'
  | 'api_tokens'
  | 'applications'
  | 'audit'
  | 'clients'
  | 'deliveries'
  | 'domains'
  | 'emails'
  | 'feed_assignments'
  | 'feed_review'
  | 'feeds'
  | 'imports'
  | 'own_tokens'
  | 'pages';

/** The part of a list's state in the URL that a look needs. */
export type LookAddress = Pick<
  ListAddress<Record<string, never>>,
  'hidden' | 'setHidden' | 'query' | 'queryHiding' | 'addressOf'
>;

/** How a list looks to the signed-in person. */
export interface ListLook<Row> {
  /** Those that are shown. */
  readonly columns: readonly ListColumn<Row>[];
  readonly density: ListDensity;
  /** The columns that may be hidden; none for a list of cards. */
  readonly choices: readonly { readonly key: string; readonly head: string; readonly isShown: boolean }[];
  readonly toggle: (key: string) => void;
  readonly setDensity: (density: ListDensity) => void;
  /** What a view that is saved now keeps. */
  readonly query: string;
  readonly views: readonly SavedView[];
  /** The saved view that is open: the URL says what it says. */
  readonly open: SavedView | undefined;
}

/** A list, and how it looks: what its menu of views works with. */
export interface ListViewProps {
  /** What it lists, where a screen has several lists: the name of the menu for screen readers goes on with it. */
  readonly of?: string;
  /** What a view of it keeps, where that is not what a list has. */
  readonly keeps?: string;
  readonly name: KeptList;
  readonly list: LookAddress;
  readonly look: Omit<ListLook<never>, 'columns'>;
}

/** How one person wants to see a list. A choice of columns is kept with the account and applies wherever the URL says
 * nothing of columns; a view that is open says it, and is then changed in the URL alone, until it is saved again.
 * @param columns - none for cards */
export function useListLook<Row>(
  name: KeptList,
  list: LookAddress,
  columns: readonly ListColumn<Row>[] = [],
): ListLook<Row> {
  const { data = [] } = useViews();
  const save = useSaveView();
  const ofList = data.filter((view) => view.list === name);
  const usual = new URLSearchParams(ofList.find((view) => view.name === null)?.query);
  const usuallyHidden = usual.get('hide')?.split(',') ?? [];
  const hidden = list.hidden ?? usuallyHidden;
  const views = ofList.filter((view) => view.name !== null);
  const query = columns.length === 0 || list.hidden !== undefined ? list.query : list.queryHiding(hidden);
  const choices = hideable(columns).map(({ key, head }) => ({ key, head, isShown: !hidden.includes(key) }));

  function keep(param: string, value: string | undefined) {
    const next = new URLSearchParams(usual);
    if (value === undefined) next.delete(param);
    else next.set(param, value);
    save.mutate(
      { list: name, name: null, query: next.toString() },
      { onError: (error) => toastFailure('Your choice could not be saved', error) },
    );
  }

  return {
    columns: columns.filter(({ key }) => choices.find((choice) => choice.key === key)?.isShown !== false),
    density: usual.get('density') === 'compact' ? 'compact' : 'comfortable',
    choices,
    toggle: (key) => {
      const next = hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key];
      if (list.hidden === undefined) keep('hide', next.join(',') || undefined);
      else list.setHidden(next);
    },
    setDensity: (density) => keep('density', density === 'compact' ? density : undefined),
    query,
    views,
    open: views.find((view) => view.query === query),
  };
}
