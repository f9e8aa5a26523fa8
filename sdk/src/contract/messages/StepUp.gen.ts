// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfStepUp = {
  password: { minLength: 'Please enter your password' },
  code: { minLength: 'Please enter the code' },
} as const;
