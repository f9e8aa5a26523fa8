import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import type { Reviewable, ReviewKind } from './review-kind.ts';

/** A question to answer before a case is approved. */
export interface Caution {
  readonly text: string | undefined;
  /** Whether it was asked: the next time it is done. */
  readonly isAsked: boolean;
  readonly ask: () => void;
  /** The question, waiting until it is known whether there is one: a key pressed early is not lost. */
  readonly find: () => Promise<string | undefined>;
}

/** The question about a case, and whether it was asked; every case asks anew. @param row - a case that waits */
export function useCaution<Row extends Reviewable>(kind: ReviewKind<Row>, row: Row | undefined): Caution {
  const grt = useGrt();
  const queryClient = useQueryClient();
  const [askedId, setAskedId] = useState<number>();
  const { caution } = kind;
  const query = {
    queryKey: ['admin', kind.name, 'evidence', 'caution', row?.id],
    queryFn: async () => (row && caution ? await caution(queryClient, grt, row) : null),
  };
  const { data } = useQuery({ ...query, enabled: caution !== undefined && row !== undefined });
  return {
    text: data ?? undefined,
    isAsked: typeof data === 'string' && askedId === row?.id,
    ask: () => setAskedId(row?.id),
    async find() {
      if (caution === undefined) return undefined;
      // What cannot be loaded is said where the evidence is; the decision stays the reviewer's.
      return (await queryClient.fetchQuery(query).catch(() => null)) ?? undefined;
    },
  };
}
