import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NotFoundError } from '@grt/sdk';
import type { QueryOf } from '@grt/sdk/contract';
import { rowsOf } from '../../core/list-query.ts';
import { useGrt } from '../../core/use-grt.ts';
import { oneOf, oneOfOrders, type ListAddress, type ValueReader } from '../../core/use-list-address.ts';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { isUnderWay } from '../../parts/feed-status.ts';

export const videosPageSize = 24;
export const importsPageSize = 5;
/** While an import is running. */
const pollMs = 2000;

/** The list's filter, by URL parameter. */
export const videoFilters = { shown: oneOf(['on', 'off'] as const) };
export type VideoList = ListAddress<typeof videoFilters>;

const importOrders = {
  oldest: { sort: 'created_at', order: 'asc' },
  rows_desc: { sort: 'rows', order: 'desc' },
  rejected_desc: { sort: 'rejected', order: 'desc' },
} as const satisfies Record<string, Pick<QueryOf<'clientFeeds.listImports'>, 'sort' | 'order'>>;

/** The order of the imports, by URL parameter; newest first by default. */
export const importView: { sort: ValueReader<keyof typeof importOrders> } = {
  sort: oneOfOrders(importOrders),
};
export type ImportList = ListAddress<typeof importView>;

/** A feed of the client. */
export function useFeed(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'feeds', id],
    queryFn: async ({ signal }) => await grt.clientFeeds.show({ id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.last_import && isUnderWay(state.data.last_import) ? pollMs : false),
  });
}

function videosOf({ search, values: { shown } }: VideoList) {
  return { search: search.trim() || undefined, ...(shown === undefined ? {} : { is_enabled: shown === 'on' }) };
}

/** All videos that match, as CSV. */
export function useVideosFile(id: number, list: VideoList) {
  const grt = useGrt();
  return useExportFile('videos.csv', async () => await grt.feeds.exportItems({ id, ...videosOf(list) }));
}

/** A page of the feed's videos. @param stamp - changes when an import has ended */
export function useVideos(id: number, list: VideoList, stamp: string) {
  const grt = useGrt();
  const filter = { ...videosOf(list), ...rowsOf(list, videosPageSize) };
  return useQuery({
    queryKey: ['client', 'feeds', id, 'videos', filter, stamp],
    queryFn: async ({ signal }) => await grt.clientFeeds.listItems({ id, ...filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

const importsOf = ({ values: { sort } }: ImportList) => (sort === undefined ? {} : importOrders[sort]);

/** All imports of the feed, as CSV. */
export function useImportsFile(id: number, list: ImportList) {
  const grt = useGrt();
  return useExportFile('imports.csv', async () => await grt.feeds.exportImports({ id, ...importsOf(list) }));
}

/** A page of the feed's imports. */
export function useImportHistory(id: number, list: ImportList) {
  const grt = useGrt();
  const asked = { ...importsOf(list), ...rowsOf(list, importsPageSize) };
  return useQuery({
    queryKey: ['client', 'imports', id, 'history', asked],
    queryFn: async ({ signal }) => await grt.clientFeeds.listImports({ id, ...asked }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) === true ? pollMs : false),
  });
}

/** The mapping that the feed used last; null if there is none. */
export function useSavedMapping(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'feeds', id, 'mapping'],
    queryFn: async ({ signal }) => {
      try {
        return await grt.clientFeeds.showMapping({ id }, { signal });
      } catch (error) {
        if (error instanceof NotFoundError) return null;
        throw error;
      }
    },
  });
}
