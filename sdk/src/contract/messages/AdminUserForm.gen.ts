// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfAdminUserForm = {
  username: { required: 'Username is required', pattern: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', minLength: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', maxLength: 'Please use 3 to 32 letters, digits, dots, hyphens, or underscores', unique: 'This username is already taken' },
  first_name: { required: 'First name is required' },
  last_name: { required: 'Last name is required' },
  email: { required: 'Email is required', format: 'Please enter a valid email address', unique: 'An account with this email address already exists' },
  role: { enum: 'Please choose reviewer, operator, finance, admin, or super_admin' },
} as const;
