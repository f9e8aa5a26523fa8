import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useGrt } from '../../core/use-grt.ts';
import { toastFailure, toastSuccess, toastWarning } from '../../ui/toast.ts';
import {
  holdDecision,
  onHeldDecisions,
  readHeldDecisions,
  sendHeldDecisions,
  takeBackDecision,
  type DecisionKind,
  type HeldDecision,
} from './held-decisions.ts';
import type { Decision, Reviewable, ReviewKind } from './review-kind.ts';
import { caseKey, queueKey } from './use-review-queue.ts';

/** What is told at the foot of the workspace. */
export interface News {
  readonly tone: 'good' | 'bad' | 'rest';
  readonly text: string;
  /** Which case, unless the text says so. */
  readonly record?: string;
}

export interface Desk {
  /** Decisions of this queue that the lists do not show yet, by id. */
  readonly held: ReadonlyMap<number, HeldDecision>;
  readonly news: News | undefined;
  readonly tell: (news: News | undefined) => void;
  readonly decide: (
    of: { readonly id: number; readonly name: string },
    decision: Omit<Decision, 'idempotencyKey'>,
  ) => void;
  /** Takes back the latest decision, if there still is one to take back. */
  readonly takeBack: () => HeldDecision | undefined;
}

/** Makes decisions that can be taken back for a while; what is left of that ends when the workspace is closed. */
export function useDesk<Row extends Reviewable>(kind: ReviewKind<Row>): Desk {
  const grt = useGrt();
  const queryClient = useQueryClient();
  const [news, tell] = useState<News>();
  const isOpen = useIsOpen();
  const all = useSyncExternalStore(onHeldDecisions, readHeldDecisions, readHeldDecisions);
  const held = new Map(all.filter(({ queue }) => queue === kind.name).map((one) => [one.id, one]));

  /** Lists behind the workspace are read again when it is closed. */
  async function refresh(id: number) {
    if (!isOpen()) return await queryClient.invalidateQueries({ queryKey: ['admin'] });
    await queryClient.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' });
    await Promise.all(
      [queueKey(kind.name), caseKey(kind.name, id), ['admin', kind.name, 'evidence']].map((queryKey) =>
        queryClient.refetchQueries({ queryKey, type: 'active' }),
      ),
    );
  }

  function tellSent(decided: DecisionKind, name: string) {
    const text = kind.told[decided](name);
    const record = text.includes(name) ? undefined : name;
    if (isOpen()) tell({ tone: decided === 'approve' ? 'good' : 'rest', text, ...(record && { record }) });
    else if (decided === 'approve') toastSuccess(text, record);
    else toastWarning(text, record);
  }

  function tellFailure(title: string, error: Error, name: string) {
    if (isOpen()) tell({ tone: 'bad', text: `${title}: ${error.message}`, record: name });
    else toastFailure(title, error, name);
  }

  return {
    held,
    news,
    tell,
    decide({ id, name }, decision) {
      const { kind: decided, notes } = decision;
      tell(undefined);
      holdDecision({
        queue: kind.name,
        id,
        name,
        kind: decided,
        notes,
        send: async (idempotencyKey) => {
          await kind.decide(grt, id, { ...decision, idempotencyKey });
        },
        onSent: async () => {
          tellSent(decided, name);
          await refresh(id);
        },
        onRefused: async (error) => {
          tellFailure(kind.failed[decided], error, name);
          await refresh(id);
        },
        onUnsent: () => {
          if (!isOpen())
            toastWarning(`The decision on ${name} is not sent yet. It is sent when the server can be reached.`);
        },
      });
    },
    takeBack: () => takeBackDecision(kind.name),
  };
}

/** Whether the workspace is still there; when it goes, it sends what it holds and refreshes the lists behind it. */
function useIsOpen(): () => boolean {
  const queryClient = useQueryClient();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      void sendHeldDecisions();
      void queryClient.refetchQueries({ queryKey: ['admin'], type: 'active', stale: true });
    };
  }, [queryClient]);
  return () => isOpen.current;
}
