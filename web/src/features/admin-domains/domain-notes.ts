import type { DecisionTextWords } from '../../parts/review/decision-text.tsx';

/** Notes that the client sees: a rejection needs one. */
export const domainNotes = {
  approve: { label: 'Admin notes', description: 'Optional. Visible to the client.', maxLength: 5000 },
  reject: { label: 'Note', description: 'Visible to the client.', maxLength: 5000, isRequired: true },
} as const satisfies Record<string, DecisionTextWords>;
