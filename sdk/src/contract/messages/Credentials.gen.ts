// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfCredentials = {
  username: { required: 'Username or email is required' },
  password: { required: 'Password is required' },
} as const;
