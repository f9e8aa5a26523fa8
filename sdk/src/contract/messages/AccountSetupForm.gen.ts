// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfAccountSetupForm = {
  token: { required: 'Invalid setup link. Please check your email for the correct setup URL.' },
  username: { required: 'Username is required', pattern: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', minLength: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', maxLength: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores' },
  password: { required: 'Password is required', minLength: 'Please choose a password of at least 8 characters', maxLength: 'Please choose a password of at most 128 characters' },
  password_confirmation: { required: 'Passwords do not match' },
} as const;
