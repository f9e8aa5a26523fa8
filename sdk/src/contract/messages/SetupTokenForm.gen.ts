// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfSetupTokenForm = {
  token: { required: 'Invalid setup link. Please check your email for the correct setup URL.' },
} as const;
