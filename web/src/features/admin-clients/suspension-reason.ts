import type { DecisionTextWords } from '../../parts/review/use-decision-text.ts';

/** The reason for a suspension, emailed to the client. */
export const suspensionReason: DecisionTextWords = {
  label: 'Reason',
  description: 'Optional. It is included in the email to the client.',
  faultIn: async (text) => (await import('./check-suspension.ts')).faultInReason(text),
};
