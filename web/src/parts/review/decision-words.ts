/** The words and the color of each decision, the same for everything that is reviewed. */
export const decisionWords = {
  approve: { title: 'Approve', label: 'Approve', busyLabel: 'Approving...', tone: 'cobalt' },
  reject: { title: 'Reject', label: 'Reject', busyLabel: 'Rejecting...', tone: 'red' },
  delete: { title: 'Delete', label: 'Delete', busyLabel: 'Deleting...', tone: 'red' },
} as const;

export interface DecisionWords {
  readonly title: string;
  readonly label: string;
  readonly busyLabel: string;
  readonly tone: 'cobalt' | 'red';
}
