// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfSavedMappingForm = {
  mapping: { required: 'Please map the columns of the feed' },
} as const;
