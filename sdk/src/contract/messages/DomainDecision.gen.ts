// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfDomainDecision = {
  admin_notes: { required: 'Please give a reason for the rejection' },
} as const;
