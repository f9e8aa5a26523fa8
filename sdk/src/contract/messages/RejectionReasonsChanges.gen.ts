// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfRejectionReasonsChanges = {
  registrations: { maxItems: 'Please keep to 9 reasons' },
  feeds: { maxItems: 'Please keep to 9 reasons' },
  domains: { maxItems: 'Please keep to 9 reasons' },
} as const;
