import type { DecisionTextWords } from '../../parts/review/use-decision-text.ts';

const faultIn = (kind: 'approve' | 'reject') => async (text: string) =>
  (await import('./check-notes.ts')).faultInNotes(kind, text);

/** What the client is told: a note with an approval, or the reason for a rejection. */
export const domainNotes: Readonly<Record<'approve' | 'reject', DecisionTextWords>> = {
  approve: {
    label: 'Note to the client',
    description: 'Optional. We’ll email it to the client.',
    faultIn: faultIn('approve'),
  },
  reject: {
    label: 'Reason',
    description: 'We’ll email it to the client.',
    isRequired: true,
    reasonsOf: 'domains',
    faultIn: faultIn('reject'),
  },
};
