// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfProfileForm = {
  first_name: { minLength: 'First name is required' },
  last_name: { minLength: 'Last name is required' },
  email: { minLength: 'Email is required', format: 'Please enter a valid email address' },
  phone: { minLength: 'Phone is required', format: 'Please enter a valid phone number' },
  website: { format: 'Please enter a valid website address, such as https://example.com' },
} as const;
