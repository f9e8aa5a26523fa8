import type { DecisionTextWords } from '../../parts/review/use-decision-text.ts';

const faultIn = (kind: 'approve' | 'reject') => async (text: string) =>
  (await import('./check-notes.ts')).faultInNotes(kind, text);

/** An internal note with an approval; the reason for a rejection, with common ones to start from. */
export const registrationNotes: Readonly<Record<'approve' | 'reject', DecisionTextWords>> = {
  approve: {
    label: 'Internal note',
    description: 'Optional. Only administrators see it. It is kept with the application.',
    faultIn: faultIn('approve'),
  },
  reject: {
    label: 'Reason',
    description: 'We’ll email it to the applicant.',
    isRequired: true,
    reasonsOf: 'registrations',
    faultIn: faultIn('reject'),
  },
};

/** What an applicant is asked for. */
export const registrationQuestion: DecisionTextWords = {
  label: 'What is missing',
  description: 'We’ll email it to the applicant.',
  isRequired: true,
  faultIn: async (text) => (await import('./check-notes.ts')).faultInQuestion(text),
};
