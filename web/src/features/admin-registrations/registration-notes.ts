import type { DecisionTextWords } from '../../parts/review/decision-text.tsx';
import { rejectionReasons } from './rejection-reasons.ts';

/** Notes of an approval; the reason for a rejection, with common ones to start from. */
export const registrationNotes = {
  approve: { label: 'Admin notes', description: 'Optional. Visible only to administrators.', maxLength: 5000 },
  reject: {
    label: 'Reason',
    description: 'This text is sent to the applicant.',
    maxLength: 5000,
    isRequired: true,
    reasons: rejectionReasons,
  },
} as const satisfies Record<string, DecisionTextWords>;
