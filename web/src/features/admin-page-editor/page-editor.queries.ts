import type { SitePage, SitePageForm } from '@grt/sdk/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { useOnce } from '../../core/use-once.ts';
import { useChange } from '../../ui/use-change.ts';

const all = ['admin', 'pages'] as const;
/** One page to edit. */
export const pageKey = (id: number) => [...all, 'one', id] as const;

/** A page to edit. Fetched once: a refetch would overwrite what the user is writing. */
export function usePage(id: number) {
  const grt = useGrt();
  return useQuery({
    queryKey: pageKey(id),
    queryFn: async ({ signal }) => await grt.pages.show({ id }, { signal }),
    staleTime: 'static',
    gcTime: 0,
  });
}

interface PageToSave {
  /** Undefined for a new page. */
  readonly id: number | undefined;
  readonly form: SitePageForm;
  /** The version that was edited. */
  readonly version: number | undefined;
}

export function useSavePage() {
  const grt = useGrt();
  const once = useOnce();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async ({ id, form, version }: PageToSave) =>
      await once([id, form, version], (options) =>
        id === undefined ? grt.pages.create(form, options) : grt.pages.update({ id, ...form, version }, options),
      ),
    // The page itself is dropped when the editor closes.
    onSuccess: async () => await queryClient.invalidateQueries({ queryKey: [...all, 'list'] }),
  });
}

/** Content as the sites would show it. The last one stays until the next is there. */
export function usePreviewed(content: string) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, 'preview', content],
    queryFn: async ({ signal }) => await grt.pages.preview({ content }, { signal }),
    placeholderData: keepPreviousData,
    enabled: content !== '',
    staleTime: Infinity,
    // Every pause in typing leaves one: none is asked for again.
    gcTime: 0,
  });
}

const revisionsPageSize = 20;

/** Revisions of a page, newest first. */
export function useRevisions({ id, page }: { readonly id: number; readonly page: number }) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, 'revisions', id, page],
    queryFn: async ({ signal }) => await grt.pages.listRevisions({ id, page, per_page: revisionsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One revision with its content. A revision never changes. */
export function useRevision({ id, revision }: { readonly id: number; readonly revision: number }) {
  const grt = useGrt();
  return useQuery({
    queryKey: [...all, 'revision', id, revision],
    queryFn: async ({ signal }) => await grt.pages.showRevision({ id, revision }, { signal }),
    staleTime: Infinity,
  });
}

export function useRestoreRevision(page: SitePage) {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (revision: number) => await grt.pages.restoreRevision({ id: page.id, revision }),
    onSuccess: async (restored) => {
      queryClient.setQueryData(pageKey(page.id), restored);
      await queryClient.invalidateQueries({ queryKey: [...all, 'revisions', page.id] });
      await queryClient.invalidateQueries({ queryKey: [...all, 'list'] });
    },
  });
}
