// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfNewPasskey = {
  name: { maxLength: 'Please choose a name of at most 60 characters' },
} as const;
