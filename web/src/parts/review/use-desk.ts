import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
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
  /** Decisions of this queue whose outcome the lists do not show yet, by id. */
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

/** Makes decisions that can be taken back for a while; what is left of that ends when the workspace is closed.
 * @param param - the search parameter that holds the open case */
export function useDesk<Row extends Reviewable>(kind: ReviewKind<Row>, param: string): Desk {
  const grt = useGrt();
  const [news, tell] = useState<News>();
  const isOpen = useIsOpen();
  const all = useSyncExternalStore(onHeldDecisions, readHeldDecisions, readHeldDecisions);
  const held = new Map(
    all.filter(({ queue, isListed }) => queue === kind.name && !isListed).map((one) => [one.id, one]),
  );
  const addressOf = useCaseAddress(param);
  const refresh = useRefresh(kind.name, isOpen);
  const told = outcomesTold(kind, (fresh) => {
    if (isOpen()) tell(fresh);
    return isOpen();
  });

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
        noun: kind.noun[0],
        address: addressOf(id),
        kind: decided,
        notes,
        send: async (idempotencyKey) => {
          await kind.decide(grt, id, { ...decision, idempotencyKey });
        },
        onSent: async () => {
          told.sent(decided, name);
          await refresh(id);
        },
        onFailed: async (error) => {
          told.failed(kind.failed[decided], error, name);
          await refresh(id);
        },
        onWaiting: () => {
          if (!isOpen())
            toastWarning(`The decision on ${name} is not sent yet. It is sent when the server can be reached.`);
        },
      });
    },
    takeBack: () => takeBackDecision(kind.name),
  };
}

/** Tells outcomes: at the foot of the workspace, or in a toast once it is closed.
 * @param tellHere - tells it at the foot. @returns false if that is gone */
function outcomesTold<Row extends Reviewable>(kind: ReviewKind<Row>, tellHere: (news: News) => boolean) {
  return {
    sent(decided: DecisionKind, name: string) {
      const text = kind.told[decided](name);
      const record = text.includes(name) ? undefined : name;
      const tone = decided === 'approve' ? 'good' : 'rest';
      if (tellHere({ tone, text, ...(record !== undefined && { record }) })) return;
      if (decided === 'approve') toastSuccess(text, record);
      else toastWarning(text, record);
    },
    failed(title: string, error: Error, name: string) {
      if (!tellHere({ tone: 'bad', text: `${title}: ${error.message}`, record: name }))
        toastFailure(title, error, name);
    },
  };
}

/** Reads a decided case again where it is shown; lists behind the workspace when that is closed. */
function useRefresh(queue: string, isOpen: () => boolean): (id: number) => Promise<void> {
  const queryClient = useQueryClient();
  return async (id) => {
    if (!isOpen()) return await queryClient.invalidateQueries({ queryKey: ['admin'] });
    await queryClient.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' });
    await Promise.all(
      [queueKey(queue), caseKey(queue, id), ['admin', queue, 'evidence']].map((queryKey) =>
        queryClient.refetchQueries({ queryKey, type: 'active' }),
      ),
    );
  };
}

/** Where a case of the queue is shown, as narrowed as it is now. */
function useCaseAddress(param: string): (id: number) => string {
  const { pathname, search } = useLocation();
  return (id) => {
    const params = new URLSearchParams(search);
    params.set(param, String(id));
    return `${pathname}?${String(params)}`;
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
