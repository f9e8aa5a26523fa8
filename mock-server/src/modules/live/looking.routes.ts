import type { Looker, LookedAtKind } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Live } from './live.ts';
import type { LookingStore } from './looking.store.ts';

interface LookingRouteParts {
  readonly looking: LookingStore;
  readonly live: Pick<Live, 'tell'>;
}

/** Who is looking at what. @see docs/decisions/0025-live-lists.md */
export function lookingHandlers({ looking, live }: LookingRouteParts): Handlers<'live.looking' | 'live.look'> {
  const others = async (kind: LookedAtKind, accountId: number) => ({
    status: 200 as const,
    body: { success: true as const, data: (await looking.list(kind, accountId)) satisfies Looker[] },
  });
  return {
    'live.looking': ({ query, principal }) => others(query.kind, principal.account_id),
    async 'live.look'({ body: { window, kind, id }, principal: { account_id: by } }) {
      const changed = await looking.look({ accountId: by, window }, id === null ? undefined : { kind, id });
      live.tell(changed.map(({ kind: of, id: changedId }) => ({ kind: of, id: changedId, what: 'looked_at', by })));
      return others(kind, by);
    },
  };
}
