// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfTotpConfirmation = {
  code: { required: 'Please enter the code', pattern: 'Please enter the six digits that the app shows', maxLength: 'Please enter the six digits that the app shows' },
  name: { maxLength: 'Please choose a name of at most 60 characters' },
} as const;
