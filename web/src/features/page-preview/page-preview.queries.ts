import { useQuery } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';

/** A page with its variables filled in, never from a cache.
 * @param domain - domain whose values are used; defaults if omitted */
export function usePreview({ slug, domain }: { readonly slug: string; readonly domain: string | undefined }) {
  const grt = useGrt();
  return useQuery({
    queryKey: ['preview', slug, domain],
    queryFn: async ({ signal }) => await grt.pages.view({ slug, domain, t: String(Date.now()) }, { signal }),
    enabled: true,
    gcTime: 0,
  });
}
