// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfSignInCompletion = {
  challenge: { required: 'Please sign in again' },
  code: { required: 'Please enter the code' },
} as const;
