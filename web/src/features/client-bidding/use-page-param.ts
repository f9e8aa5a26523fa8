import { anId } from '../../core/use-list-address.ts';
import { useSearchParams } from '../../core/use-search-params.ts';

/** The page of one of several lists on a screen, kept in the URL under its own parameter. The first page is not
 * written. */
export function usePageParam(name: string): readonly [page: number, setPage: (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const setPage = (page: number) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (page === 1) next.delete(name);
        else next.set(name, String(page));
        return next;
      },
      { preventScrollReset: true },
    );
  return [anId(params.get(name) ?? '') ?? 1, setPage];
}
