import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { rowsOf, searchAndOrder } from '../../core/list-query.ts';
import { oneOfOrders, type ValueReader } from '../../core/use-list-address.ts';
import { tokenOrders, tokensPageSize, type TokenList } from '../../parts/account-settings/token-orders.ts';
import { useExportFile } from '../../ui/list/use-export-file.ts';
import { useChange } from '../../ui/use-change.ts';

const key = ['admin', 'api-tokens'];
/** The order, by URL parameter; newest first by default. */
export const tokensView: { sort: ValueReader<TokenOrder> } = { sort: oneOfOrders(tokenOrders) };
type TokenOrder = keyof typeof tokenOrders;
export type AllTokenList = TokenList<TokenOrder>;

/** A page of everyone's tokens; for super admins. */
export function useAllTokens(list: AllTokenList) {
  const grt = useGrt();
  const filter = { ...searchAndOrder(list, tokenOrders), ...rowsOf(list, tokensPageSize) };
  return useQuery({
    queryKey: [...key, filter],
    queryFn: async ({ signal }) => await grt.tokens.listAll(filter, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** All that match, as CSV. */
export function useAllTokensFile(list: AllTokenList) {
  const grt = useGrt();
  return useExportFile('tokens.csv', async () => await grt.tokens.exportAll(searchAndOrder(list, tokenOrders)));
}

/** Revokes any token. */
export function useRevokeAnyToken() {
  const grt = useGrt();
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: async (id: number) => await grt.tokens.revokeAny({ id }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: key });
      await queryClient.invalidateQueries({ queryKey: ['account', 'tokens'] });
    },
  });
}
