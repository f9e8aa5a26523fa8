import type { DecisionTextWords } from '../../parts/review/use-decision-text.ts';

const faultIn = (kind: 'approve' | 'reject') => async (text: string) =>
  (await import('./check-notes.ts')).faultInNotes(kind, text);

/** Notes that the client sees: a rejection needs one. */
export const domainNotes: Readonly<Record<'approve' | 'reject', DecisionTextWords>> = {
  approve: { label: 'Admin notes', description: 'Optional. Visible to the client.', faultIn: faultIn('approve') },
  reject: {
    label: 'Note',
    description: 'Visible to the client.',
    isRequired: true,
    reasonsOf: 'domains',
    faultIn: faultIn('reject'),
  },
};
