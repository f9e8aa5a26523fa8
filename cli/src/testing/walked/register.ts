import { person, type WalkedCommand } from './walked-command.ts';

/** What is walked of `grt register`. */
export const registerCommands: readonly WalkedCommand[] = [
  {
    command: 'register',
    operation: 'registrations.submit',
    as: 'visitor',
    flags: {
      '--first-name': 'first_name',
      '--last-name': 'last_name',
      '--email': 'email',
      '--phone': 'phone',
      '--job-title': 'job_title',
      '--company-name': 'company_name',
      '--website': 'website',
      '--company-description': 'company_description',
      '--country': 'country',
      '--state': 'state',
      '--timezone': 'timezone',
      '--expected-traffic': 'expected_traffic',
      '--budget-range': 'budget_range',
      '--campaign-goals': 'campaign_goals',
      '--additional-notes': 'additional_notes',
    },
    base: {
      ...person,
      phone: '+1 (312) 555-0199',
      job_title: 'Founder',
      company_name: 'Brightside Video',
      website: 'brightside.example',
      company_description: 'Short films about daylight.',
      country: 'US',
      state: 'IL',
      timezone: 'America/Chicago',
      expected_traffic: '10k-50k',
      budget_range: '$1000-$5000',
    },
    others: ['--license', '--from'],
  },
];
