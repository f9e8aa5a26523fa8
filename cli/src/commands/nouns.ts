import type { Noun } from '../core/noun.ts';

/** All nouns, in the order in which the help lists them. */
export const nouns: readonly Noun[] = [
  {
    name: 'auth',
    about: 'sign in and out, and see who is signed in',
    load: async () => (await import('./auth/index.ts')).authCommands,
  },
  {
    name: 'profile',
    about: 'the accounts that are kept on this machine',
    load: async () => (await import('./profile/index.ts')).profileCommands,
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
    name: 'analytics',
    about: 'views, clicks and spend of a time',
    load: async () => (await import('./analytics/analytics.ts')).analyticsCommand,
  },
  {
    name: 'registrations',
    alias: 'registration',
    about: 'applications for access, and their review',
    load: async () => (await import('./registrations/index.ts')).registrationCommands,
  },
  {
    name: 'clients',
    alias: 'client',
    about: 'the companies on the platform',
    load: async () => (await import('./clients/index.ts')).clientCommands,
  },
  {
    name: 'reviews',
    alias: 'review',
    about: 'the queue of feeds that wait for review',
    load: async () => (await import('./reviews/index.ts')).reviewCommands,
  },
  {
    name: 'pages',
    alias: 'page',
    about: 'the pages of the gallery sites',
    load: async () => (await import('./pages/index.ts')).pageCommands,
  },
  {
    name: 'variables',
    alias: 'variable',
    about: 'what stands in pages instead of {names}',
    load: async () => (await import('./variables/index.ts')).variableCommands,
  },
  {
    name: 'geo',
    about: 'from where clicks are served',
    load: async () => (await import('./geo/index.ts')).geoCommands,
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
  {
    name: 'tokens',
    alias: 'token',
    about: 'API tokens for pipelines',
    load: async () => (await import('./tokens/index.ts')).tokenCommands,
  },
  {
    name: 'users',
    alias: 'user',
    about: 'the administrators',
    load: async () => (await import('./users/index.ts')).userCommands,
  },
  {
    name: 'settings',
    alias: 'setting',
    about: 'how the platform behaves',
    load: async () => (await import('./settings/index.ts')).settingCommands,
  },
  {
    name: 'api',
    about: 'any call of the API by hand',
    load: async () => (await import('./api/api.ts')).apiCommand,
  },
  {
    name: 'open',
    alias: 'web',
    about: 'open a screen of the web app in the browser',
    load: async () => (await import('./open/open.ts')).openCommand,
  },
  {
    name: 'completion',
    about: 'the script that completes commands, flags and values in a shell',
    load: async () => (await import('./completion/completion.ts')).completionCommand,
  },
  {
    name: '__complete',
    hidden: true,
    about: 'what the script of a shell calls',
    load: async () => (await import('./completion/completion.ts')).suggestCommand,
  },
];
