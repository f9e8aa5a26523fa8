import type { QueryOf } from '@grt/sdk/contract';
import type { ListAddress, ValueReader } from '../../core/use-list-address.ts';

/** The orders of one's own tokens, by URL parameter; newest first by default. */
export const ownTokenOrders = {
  name: { sort: 'name', order: 'asc' },
  name_desc: { sort: 'name', order: 'desc' },
  used: { sort: 'last_used_at', order: 'asc' },
  used_desc: { sort: 'last_used_at', order: 'desc' },
  expires: { sort: 'expires_at', order: 'asc' },
  expires_desc: { sort: 'expires_at', order: 'desc' },
} as const satisfies Record<string, Pick<QueryOf<'tokens.list'>, 'sort' | 'order'>>;
export type OwnTokenOrder = keyof typeof ownTokenOrders;

/** Those of everyone's tokens. */
export const tokenOrders = {
  ...ownTokenOrders,
  owner: { sort: 'owner', order: 'asc' },
  owner_desc: { sort: 'owner', order: 'desc' },
} as const satisfies Record<string, Pick<QueryOf<'tokens.listAll'>, 'sort' | 'order'>>;

/** A list of tokens in the URL. */
export type TokenList<Order extends string> = ListAddress<{ sort: ValueReader<Order> }>;

export const tokensPageSize = 10;
