import type { UnbuiltScreen } from './unbuilt-screen.ts';

/** The screens of the client area that are still to come; specification part 1, section 2, and part 2, section 2. */
export const unbuiltClientScreens = {
  bidding: {
    title: 'Bidding Management & Traffic Pacing',
    purpose:
      'Set the bid per click and the daily budget of one domain, and watch its spend against the plan, hour by hour.',
  },
  analytics: {
    title: 'Analytics',
    purpose:
      'Views, clicks, spend and click-through rate by day, hour, domain or feed, as a chart, a table and a CSV file.',
  },
} as const satisfies Record<string, UnbuiltScreen>;

/** The screens of the admin area that are still to come; specification part 2, section 2, and decisions 5. */
export const unbuiltAdminScreens = {
  dashboard: {
    title: 'Dashboard',
    purpose: 'Clients, active feeds, what waits for review, revenue, recent activity, and whether the system is well.',
  },
  clients: {
    title: 'Clients',
    purpose: 'Find, add, activate, suspend and export clients, and open everything that belongs to one of them.',
  },
  feeds: {
    title: 'Feeds',
    purpose: 'All feeds of all clients: upload on their behalf, review, approve, reject, assign, pause and refresh.',
    today: {
      command: 'grt feeds list --status pending',
      does: 'Then decide with grt feeds approve ID or grt feeds reject ID.',
    },
  },
  domains: {
    title: 'Domains',
    purpose: 'Review the domains that clients have added: approve, reject with a note, or delete.',
    today: {
      command: 'grt domains list --status pending',
      does: 'Then decide with grt domains approve ID or grt domains reject ID.',
    },
  },
  systems: {
    title: 'Systems',
    purpose: 'Health, operations, schedule, queues, logs, cron jobs and geo-blocking, every figure measured.',
  },
  pages: {
    title: 'Page Management',
    purpose: 'Find, preview and delete the pages that gallery sites show.',
  },
  pageCreate: {
    title: 'Create New Page',
    purpose: 'Write a page with its address, description, type, status and variables.',
  },
  pageEdit: {
    title: 'Edit Page',
    purpose: 'Change a page, compare its revisions and go back to one of them.',
  },
  apiTokens: {
    title: 'API Tokens',
    purpose: 'Create tokens for scripts, shown once, with scopes and an expiry, and revoke them.',
  },
  settings: {
    title: 'Settings',
    purpose: 'Your account and password, and what the platform leaves to its administrators to set.',
  },
} as const satisfies Record<string, UnbuiltScreen>;

/** The public screens that are still to come; specification part 1, section 2, and part 2, section 2. */
export const unbuiltPublicScreens = {
  pagePreview: {
    title: 'Page preview',
    purpose: 'Shows a page as visitors of a gallery site will see it.',
  },
} as const satisfies Record<string, UnbuiltScreen>;
