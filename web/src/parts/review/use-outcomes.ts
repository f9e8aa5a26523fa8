import { useSyncExternalStore } from 'react';
import { formatCount } from '../../core/format.ts';
import type { StatusTone } from '../../ui/status-badge.tsx';
import { onHeldDecisions, readHeldDecisions, readSentCount, whoDecides, type HeldDecision } from './held-decisions.ts';

/** What became of a decision and has to be known, worst first. */
const states = ['failed', 'refused', 'waiting'] as const;
type OutcomeState = (typeof states)[number];

export interface Outcomes {
  /** Worst first, each in the order in which they were made. */
  readonly decisions: readonly (HeldDecision & { readonly state: OutcomeState })[];
  /** In a few words: `1 refused · 2 waiting`; empty when there is nothing to say. */
  readonly words: string;
  readonly tone: StatusTone;
}

/** What became of the decisions of the signed-in administrator, in every queue. */
export function useOutcomes(): Outcomes {
  const all = useSyncExternalStore(onHeldDecisions, readHeldDecisions, readHeldDecisions);
  const sent = useSyncExternalStore(onHeldDecisions, readSentCount, readSentCount);
  const me = whoDecides();
  const decisions = states.flatMap((state) =>
    all.flatMap((one) => (one.state === state && one.username === me ? [{ ...one, state }] : [])),
  );
  const counts = states.map((state) => [state, decisions.filter((one) => one.state === state).length] as const);
  const words = [...counts, ['sent', sent] as const]
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${formatCount(count)} ${state}`)
    .join(' · ');
  return { decisions, words, tone: toneOf(decisions[0]?.state) };
}

function toneOf(worst: OutcomeState | undefined): StatusTone {
  if (worst === undefined) return 'rest';
  return outcomeWords[worst].tone;
}

export const outcomeWords = {
  failed: { word: 'Failed', tone: 'bad' },
  refused: { word: 'Refused', tone: 'bad' },
  waiting: { word: 'Waiting', tone: 'wait' },
} as const satisfies Record<OutcomeState, { readonly word: string; readonly tone: StatusTone }>;
