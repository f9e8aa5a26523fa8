// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfFeedRejection = {
  reason: { required: 'Please give a reason for the rejection' },
} as const;
