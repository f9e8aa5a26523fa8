// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfRegistrationForm = {
  first_name: { required: 'First name is required' },
  last_name: { required: 'Last name is required' },
  email: { required: 'Email is required', format: 'Please enter a valid email address' },
  phone: { required: 'Phone is required', format: 'Please enter a valid phone number' },
  company_name: { required: 'Company name is required' },
  website: { required: 'Website is required', format: 'Please enter a valid website address, such as https://example.com' },
  company_description: { required: 'Company description is required' },
  job_title: { required: 'Job title is required' },
  expected_traffic: { required: 'Expected traffic is required', enum: 'Please choose one of the listed traffic ranges' },
  budget_range: { required: 'Budget range is required', enum: 'Please choose one of the listed budget ranges' },
  country: { required: 'Country is required', format: 'Please choose a country from the list' },
  state: { required: 'State is required', enum: 'Please choose a state from the list' },
  timezone: { required: 'Timezone is required', enum: 'Please choose a timezone from the list' },
  business_license: { type: 'Please select a PNG, JPG, or PDF file', maxBytes: 'File size must be less than 10MB', pixels: 'The picture must have at most 50 megapixels. Please make it smaller', broken: 'The picture is damaged or incomplete. Please save it again, or send a PDF' },
} as const;
