// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfPasswordReset = {
  token: { required: 'Please use the link from the email' },
  password: { required: 'Password is required', minLength: 'Please choose a password of at least 8 characters', maxLength: 'Please choose a password of at most 128 characters' },
  password_confirmation: { required: 'Passwords do not match' },
} as const;
