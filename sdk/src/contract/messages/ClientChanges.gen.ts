// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfClientChanges = {
  company_name: { minLength: 'Company name is required' },
  first_name: { minLength: 'First name is required' },
  last_name: { minLength: 'Last name is required' },
  email: { minLength: 'Email is required', format: 'Please enter a valid email address', unique: 'An account with this email address already exists' },
  phone: { format: 'Please enter a valid phone number' },
  website: { format: 'Please enter a valid website address, such as https://example.com' },
  country: { format: 'Please choose a country from the list' },
  state: { enum: 'Please choose a state from the list' },
  timezone: { enum: 'Please choose a timezone from the list' },
} as const;
