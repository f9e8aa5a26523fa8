/** An application in wire names. Each test uses its own email address, since one that has applied is refused the second
 * time. */
export const anApplication = {
  first_name: 'Nora',
  last_name: 'Field',
  phone: '+1 (312) 555-0199',
  company_name: 'Brightside Video',
  website: 'brightside.example',
  company_description: 'Short films about daylight.',
  job_title: 'Founder',
  expected_traffic: '10k-50k',
  budget_range: '$1000-$5000',
  country: 'US',
  state: 'IL',
  timezone: 'America/Chicago',
} as const;
