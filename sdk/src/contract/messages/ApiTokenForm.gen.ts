// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfApiTokenForm = {
  name: { required: 'Please name the token' },
  scopes: { required: 'Please choose what the token may do', minItems: 'Please choose what the token may do' },
} as const;
