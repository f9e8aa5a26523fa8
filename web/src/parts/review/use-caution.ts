import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import type { Reviewable, ReviewKind } from './review-kind.ts';

/** A question to answer before a case is approved. */
export interface Caution {
  /** False while it is not known yet whether there is one. */
  readonly isKnown: boolean;
  readonly text: string | undefined;
  /** Whether it was asked: the next time it is done. */
  readonly isAsked: boolean;
  readonly ask: () => void;
}

/** The question about a case, and whether it was asked; every case asks anew. @param row - a case that waits */
export function useCaution<Row extends Reviewable>(kind: ReviewKind<Row>, row: Row | undefined): Caution {
  const grt = useGrt();
  const queryClient = useQueryClient();
  const [askedId, setAskedId] = useState<number>();
  const { caution } = kind;
  const { data, isError } = useQuery({
    queryKey: ['admin', kind.name, 'evidence', 'caution', row?.id],
    queryFn: async () => (row && caution ? await caution(queryClient, grt, row) : null),
    enabled: caution !== undefined && row !== undefined,
  });
  return {
    isKnown: caution === undefined || data !== undefined || isError,
    text: data ?? undefined,
    isAsked: typeof data === 'string' && askedId === row?.id,
    ask: () => setAskedId(row?.id),
  };
}
