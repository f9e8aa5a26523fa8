import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import type { SearchedList } from '../../core/use-list-address.ts';

const key = ['admin', 'api-tokens'];
export const tokensPageSize = 10;

/** A page of everyone's tokens, newest first; for super admins. */
export function useAllTokens({ search, page, size = tokensPageSize }: Pick<SearchedList, 'search' | 'page' | 'size'>) {
  const grt = useGrt();
  const filter = { search: search.trim() || undefined, page, per_page: size };
  return useQuery({
    queryKey: [...key, filter],
    queryFn: async ({ signal }) => await grt.tokens.listAll(filter, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Revokes any token. */
export function useRevokeAnyToken() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => await grt.tokens.revokeAny({ id }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: key });
      await queryClient.invalidateQueries({ queryKey: ['account', 'tokens'] });
    },
  });
}
