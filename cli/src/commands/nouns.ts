import type { Noun } from '../core/noun.ts';

/** The nouns as the help groups them. */
const groups: readonly { readonly heading: string; readonly nouns: readonly Omit<Noun, 'heading'>[] }[] = [
  {
    heading: 'Your account',
    nouns: [
      {
        name: 'auth',
        about: 'sign in and out, and see who is signed in',
        load: async () => (await import('./auth/index.ts')).authCommands,
      },
      {
        name: 'account',
        about: 'view and change your account, its password, and its sessions',
        load: async () => (await import('./account/index.ts')).accountCommands,
      },
      {
        name: 'factors',
        alias: 'factor',
        about: 'manage the second factor of your account',
        load: async () => (await import('./factors/index.ts')).factorCommands,
      },
      {
        name: 'profile',
        about: 'manage accounts saved on this machine',
        load: async () => (await import('./profile/index.ts')).profileCommands,
      },
      {
        name: 'register',
        about: 'apply for access',
        load: async () => (await import('./register/register.ts')).registerCommand,
      },
      {
        name: 'setup',
        about: 'set up an account with the link from the email',
        load: async () => (await import('./setup/setup.ts')).setupCommand,
      },
      {
        name: 'notifications',
        alias: 'notification',
        about: 'see what happened to your feeds, domains, and budgets',
        load: async () => (await import('./notifications/index.ts')).notificationCommands,
      },
    ],
  },
  {
    heading: 'Feeds, domains, and traffic',
    nouns: [
      {
        name: 'feeds',
        alias: 'feed',
        about: 'manage video feeds, their imports, and their review',
        load: async () => (await import('./feeds/index.ts')).feedCommands,
      },
      {
        name: 'domains',
        alias: 'domain',
        about: 'manage domains and their approval',
        load: async () => (await import('./domains/index.ts')).domainCommands,
      },
      {
        name: 'bids',
        alias: 'bid',
        about: 'manage bids and budgets, and see pacing and the market',
        load: async () => (await import('./bids/index.ts')).bidCommands,
      },
      {
        name: 'analytics',
        about: 'show views, clicks, and spend over time',
        load: async () => (await import('./analytics/analytics.ts')).analyticsCommand,
      },
      {
        name: 'dashboard',
        about: 'show dashboard totals',
        load: async () => (await import('./dashboard/dashboard.ts')).dashboardCommand,
      },
    ],
  },
  {
    heading: 'Review and clients',
    nouns: [
      {
        name: 'reviews',
        alias: 'review',
        about: 'work through feeds pending review',
        load: async () => (await import('./reviews/index.ts')).reviewCommands,
      },
      {
        name: 'registrations',
        alias: 'registration',
        about: 'review applications for access',
        load: async () => (await import('./registrations/index.ts')).registrationCommands,
      },
      {
        name: 'clients',
        alias: 'client',
        about: 'manage client companies',
        load: async () => (await import('./clients/index.ts')).clientCommands,
      },
      {
        name: 'notes',
        alias: 'note',
        about: 'read and add internal notes on records',
        load: async () => (await import('./notes/index.ts')).noteCommands,
      },
      {
        name: 'audit',
        about: 'see who decided what, and when',
        load: async () => (await import('./audit/index.ts')).auditCommands,
      },
    ],
  },
  {
    heading: 'Gallery sites',
    nouns: [
      {
        name: 'pages',
        alias: 'page',
        about: 'manage the pages of the gallery sites',
        load: async () => (await import('./pages/index.ts')).pageCommands,
      },
      {
        name: 'variables',
        alias: 'variable',
        about: 'manage the variables used in pages',
        load: async () => (await import('./variables/index.ts')).variableCommands,
      },
      {
        name: 'geo',
        about: 'manage geo-blocking rules',
        load: async () => (await import('./geo/index.ts')).geoCommands,
      },
    ],
  },
  {
    heading: 'The platform',
    nouns: [
      {
        name: 'system',
        about: 'check and operate the platform',
        load: async () => (await import('./system/index.ts')).systemCommands,
      },
      {
        name: 'settings',
        alias: 'setting',
        about: 'change platform settings',
        load: async () => (await import('./settings/index.ts')).settingCommands,
      },
      {
        name: 'users',
        alias: 'user',
        about: 'manage administrators',
        load: async () => (await import('./users/index.ts')).userCommands,
      },
      {
        name: 'outbox',
        about: 'read email sent by the platform',
        load: async () => (await import('./outbox/index.ts')).outboxCommands,
      },
      {
        name: 'views',
        alias: 'view',
        about: 'manage saved views of the lists in the web app',
        load: async () => (await import('./views/index.ts')).viewCommands,
      },
    ],
  },
  {
    heading: 'For programs',
    nouns: [
      {
        name: 'api',
        about: 'make any API call',
        load: async () => (await import('./api/api.ts')).apiCommand,
      },
      {
        name: 'tokens',
        alias: 'token',
        about: 'manage API tokens for pipelines',
        load: async () => (await import('./tokens/index.ts')).tokenCommands,
      },
      {
        name: 'webhooks',
        alias: 'webhook',
        about: 'manage webhooks, and forward events to your machine',
        load: async () => (await import('./webhooks/index.ts')).webhookCommands,
      },
    ],
  },
  {
    heading: 'grt itself',
    nouns: [
      {
        name: 'open',
        alias: 'web',
        about: 'open the web app in your browser',
        load: async () => (await import('./open/open.ts')).openCommand,
      },
      {
        name: 'config',
        about: 'manage the settings of grt on this machine',
        load: async () => (await import('./config/index.ts')).configCommands,
      },
      {
        name: 'alias',
        about: 'create shortcuts for commands',
        load: async () => (await import('./alias/index.ts')).aliasCommands,
      },
      {
        name: 'upgrade',
        about: 'replace grt with the version that the server offers',
        load: async () => (await import('./upgrade/upgrade.ts')).upgradeCommand,
      },
      {
        name: 'completion',
        about: 'generate a shell completion script',
        load: async () => (await import('./completion/completion.ts')).completionCommand,
      },
      {
        name: 'licenses',
        about: 'show the licenses of the packages in this program',
        load: async () => (await import('./licenses/licenses.ts')).licensesCommand,
      },
      {
        name: 'help',
        about: 'explain a command, or a topic',
        load: async () => (await import('./help/help.ts')).helpCommand,
      },
      {
        name: '__complete',
        hidden: true,
        about: 'called by the completion scripts',
        load: async () => (await import('./completion/completion.ts')).suggestCommand,
      },
    ],
  },
];

/** All nouns, in help order. */
export const nouns: readonly Noun[] = groups.flatMap(({ heading, nouns: of }) =>
  of.map((noun) => ({ ...noun, heading })),
);
