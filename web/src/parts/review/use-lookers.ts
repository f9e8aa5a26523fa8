import { useEffect, useMemo } from 'react';
import type { Looker, LookedAtKind } from '@grt/sdk/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '../../core/idempotency-key.ts';
import { lookingKey } from '../../core/live.ts';
import { may, mayAsk } from '../../core/may.ts';
import { useGrt } from '../../core/use-grt.ts';
import { createGaze } from './gaze.ts';

/** Usernames of the others who are looking at a case now, by its id. */
export type Lookers = ReadonlyMap<number, readonly string[]>;

/** This window, among those of one person. */
const window = newIdempotencyKey();

/** Tells others which case is open here, and says who else is looking at which. */
export function useLookers(kind: LookedAtKind, openId: number | undefined): Lookers {
  const grt = useGrt();
  const queryClient = useQueryClient();
  const isAllowed = may('live.look');
  const gaze = useMemo(
    () =>
      createGaze(async (id) => {
        const others = await grt.live.look({ window, kind, id });
        queryClient.setQueryData(lookingKey(kind), others);
      }),
    [grt, queryClient, kind],
  );
  useEffect(() => gaze.begin(), [gaze]);
  useEffect(() => gaze.turnTo(isAllowed && openId !== undefined ? openId : null), [gaze, isAllowed, openId]);
  const { data } = useQuery({
    queryKey: lookingKey(kind),
    queryFn: async ({ signal }) => await grt.live.looking({ kind }, { signal }),
    enabled: () => mayAsk('live.looking'),
    staleTime: 0,
  });
  return useMemo(() => byRecord(data ?? []), [data]);
}

function byRecord(lookers: readonly Looker[]): Lookers {
  const names = new Map<number, readonly string[]>();
  for (const { id, username } of lookers) names.set(id, [...(names.get(id) ?? []), username]);
  return names;
}
