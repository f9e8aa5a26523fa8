// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfClientForm = {
  company_name: { required: 'Company name is required' },
  first_name: { required: 'First name is required' },
  last_name: { required: 'Last name is required' },
  email: { required: 'Email is required', format: 'Please enter a valid email address', unique: 'An account with this email address already exists' },
  phone: { format: 'Please enter a valid phone number' },
  website: { format: 'Please enter a valid website address, such as https://example.com' },
  country: { format: 'Please choose a country from the list' },
  state: { enum: 'Please choose a state from the list' },
  timezone: { enum: 'Please choose a timezone from the list' },
} as const;
