// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfSignInCompletion = {
  challenge: { minLength: 'Please sign in again', required: 'Please sign in again' },
  code: { minLength: 'Please enter the code', required: 'Please enter the code', contradiction: 'Please send a code or a passkey' },
} as const;
