import type { NewRegistration } from '../modules/registrations/registrations.store.ts';

/** Administrators of the demo. @see docs/specification/decisions.md §11 */
export const demoAdministrators = [
  { role: 'super_admin', username: 'admin', email: 'admin@grt.example', firstName: 'Ada', lastName: 'Nowak' },
  { role: 'admin', username: 'reviewer', email: 'reviewer@grt.example', firstName: 'Rui', lastName: 'Costa' },
] as const;

/** Applicants of the demo. The first two become the clients acme and globex, with ids 1 and 2. */
export const demoApplicants: readonly DemoApplicant[] = [
  applicant('Acme Video', 'Alex', 'Moore', {
    host: 'acme.example',
    username: 'acme',
    daysAgo: 75,
    phone: '+1 (212) 555-0100',
    state: 'NY',
  }),
  applicant('Globex Clips', 'Grace', 'Weber', {
    host: 'globex.example',
    username: 'globex',
    daysAgo: 70,
    phone: '+44 20 7946 0101',
    country: 'GB',
    state: 'London',
    timezone: 'Europe/London',
  }),
  applicant('Northlight Media', 'Dana', 'Reyes', {
    host: 'northlight.example',
    daysAgo: 0.2,
    phone: '+1 (212) 555-0142',
    state: 'NY',
  }),
  applicant('Kumo Streaming', 'Haru', 'Sato', {
    host: 'kumo.example',
    daysAgo: 1.4,
    phone: '+81 3-5550-0143',
    country: 'JP',
    state: 'Tokyo',
    timezone: 'Asia/Tokyo',
  }),
  applicant('Lumière Vidéo', 'Élise', 'Dubois', {
    host: 'lumiere.example',
    daysAgo: 2.6,
    phone: '+33 1 55 50 01 44',
    country: 'FR',
    state: 'Île-de-France',
    timezone: 'Europe/Paris',
  }),
  applicant('Northlight', 'Sam', 'Reyes', {
    host: 'northlight-deals.example',
    daysAgo: 12,
    phone: '+1 (212) 555-0142',
    state: 'NY',
    rejectedFor: 'The website could not be reached.',
  }),
  applicant('Harbor Clips', 'Mia', 'Brown', {
    host: 'harbour.example',
    daysAgo: 20,
    phone: '+61 2 5550 0145',
    country: 'AU',
    state: 'NSW',
    timezone: 'Australia/Sydney',
    approved: true,
  }),
];

export interface DemoApplicant {
  readonly application: NewRegistration;
  /** Applied this many days ago. */
  readonly daysAgo: number;
  /** Approved and set up with this username. */
  readonly username?: string;
  /** Approved; the setup link was emailed but not used yet. */
  readonly approved?: boolean;
  readonly rejectedFor?: string;
}

interface Applicant extends Omit<DemoApplicant, 'application'> {
  readonly host: string;
  readonly phone: string;
  readonly country?: string;
  readonly state: string;
  readonly timezone?: string;
}

function applicant(companyName: string, firstName: string, lastName: string, applied: Applicant): DemoApplicant {
  const { host, phone, country = 'US', state, timezone = 'America/New_York', ...rest } = applied;
  const email = `${firstName
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()}@${host}`;
  return {
    ...rest,
    application: {
      companyName,
      firstName,
      lastName,
      email,
      emailKey: email,
      phone,
      phoneKey: phone.replaceAll(/\D/g, ''),
      website: `https://${host}`,
      websiteKey: host,
      companyDescription: `${companyName} publishes short videos and wants visitors who stay.`,
      jobTitle: 'Head of Growth',
      expectedTraffic: '50k-100k',
      budgetRange: '$5000-$10000',
      country,
      state,
      timezone,
    },
  };
}
