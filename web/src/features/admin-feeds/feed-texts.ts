import type { DecisionTextWords } from '../../parts/review/use-decision-text.ts';

/** The reason for a rejection, which the client gets. An approval has no text. */
export const rejectionText: DecisionTextWords = {
  label: 'Reason',
  description: 'We’ll email it to the client.',
  isRequired: true,
  reasonsOf: 'feeds',
  faultIn: async (text) => (await import('./check-reason.ts')).faultInReason(text),
};
