import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NotFoundError } from '@grt/sdk';
import { useGrt } from '../../core/use-grt.ts';
import { oneOf, type ListAddress } from '../../core/use-list-address.ts';
import { isUnderWay } from '../../parts/feed-status.ts';

const videosPerPage = 24;
const importsPerPage = 5;
/** While an import is running. */
const pollMs = 2000;

/** The list's filter, by URL parameter. */
export const videoFilters = { shown: oneOf(['on', 'off'] as const) };
export type VideoList = ListAddress<typeof videoFilters>;

/** A feed of the client. */
export function useFeed(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'feeds', id],
    queryFn: async ({ signal }) => await grt.clientFeeds.show({ id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.last_import && isUnderWay(state.data.last_import) ? pollMs : false),
  });
}

/** A page of the feed's videos. @param stamp - changes when an import has ended */
export function useVideos(id: number, { search, values: { shown }, page }: VideoList, stamp: string) {
  const grt = useGrt();
  const filter = {
    search: search.trim() || undefined,
    ...(shown === undefined ? {} : { is_enabled: shown === 'on' }),
  };
  return useQuery({
    queryKey: ['client', 'feeds', id, 'videos', filter, page, stamp],
    queryFn: async ({ signal }) =>
      await grt.clientFeeds.listItems({ id, ...filter, page, per_page: videosPerPage }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the feed's imports, newest first. */
export function useImportHistory(id: number, page: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['client', 'imports', id, 'history', page],
    queryFn: async ({ signal }) =>
      await grt.clientFeeds.listImports({ id, page, per_page: importsPerPage }, { signal }),
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
