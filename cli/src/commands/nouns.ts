import type { Noun } from '../core/noun.ts';

/** All nouns, in the order in which the help lists them. */
export const nouns: readonly Noun[] = [
  {
    name: 'auth',
    about: 'sign in and out, and see who is signed in',
    load: async () => (await import('./auth/index.ts')).authCommands,
  },
  {
    name: 'register',
    about: 'apply for access',
    load: async () => (await import('./register/register.ts')).registerCommand,
  },
  {
    name: 'setup',
    about: 'choose username and password with the link from the mail',
    load: async () => (await import('./setup/setup.ts')).setupCommand,
  },
  {
    name: 'dashboard',
    about: 'the figures that the dashboard starts with',
    load: async () => (await import('./dashboard/dashboard.ts')).dashboardCommand,
  },
  {
    name: 'feeds',
    alias: 'feed',
    about: 'video feeds, their imports and their review',
    load: async () => (await import('./feeds/index.ts')).feedCommands,
  },
  {
    name: 'domains',
    alias: 'domain',
    about: 'domains, and their approval',
    load: async () => (await import('./domains/index.ts')).domainCommands,
  },
  {
    name: 'bids',
    alias: 'bid',
    about: 'bids and budgets of domains, their pacing and the market',
    load: async () => (await import('./bids/index.ts')).bidCommands,
  },
  {
    name: 'registrations',
    alias: 'registration',
    about: 'applications for access, and their review',
    load: async () => (await import('./registrations/index.ts')).registrationCommands,
  },
  {
    name: 'outbox',
    about: 'mail that the platform wrote, with its links',
    load: async () => (await import('./outbox/index.ts')).outboxCommands,
  },
  {
    name: 'audit',
    about: 'who decided what, and when',
    load: async () => (await import('./audit/index.ts')).auditCommands,
  },
  {
    name: 'system',
    about: 'the state of the platform',
    load: async () => (await import('./system/index.ts')).systemCommands,
  },
];
