// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfAdminUserChanges = {
  first_name: { minLength: 'First name is required' },
  last_name: { minLength: 'Last name is required' },
  email: { minLength: 'Email is required', format: 'Please enter a valid email address', unique: 'An account with this email address already exists' },
  role: { enum: 'Please choose reviewer, operator, finance, admin, or super_admin' },
} as const;
