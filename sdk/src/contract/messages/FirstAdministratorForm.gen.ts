// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfFirstAdministratorForm = {
  token: { required: 'This link has no token. Please open the full link that the server printed at startup.' },
  username: { required: 'Username is required', pattern: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', minLength: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', maxLength: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores' },
  first_name: { required: 'First name is required' },
  last_name: { required: 'Last name is required' },
  email: { required: 'Email is required', format: 'Please enter a valid email address' },
  password: { required: 'Password is required', minLength: 'Please choose a password of at least 8 characters', maxLength: 'Please choose a password of at most 128 characters' },
  password_confirmation: { required: 'Passwords do not match' },
} as const;
