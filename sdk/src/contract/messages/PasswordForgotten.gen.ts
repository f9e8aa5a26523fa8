// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfPasswordForgotten = {
  username: { required: 'Username or email is required' },
} as const;
