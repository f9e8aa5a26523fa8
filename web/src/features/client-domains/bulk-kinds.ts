/** What can be done to the bidding of several domains. */
export const bulkKinds = ['pause', 'resume', 'budget'] as const;
export type BulkKind = (typeof bulkKinds)[number];

export const bulkLabels: Record<BulkKind, string> = {
  pause: 'Pause bidding',
  resume: 'Resume bidding',
  budget: 'Set budget',
};
