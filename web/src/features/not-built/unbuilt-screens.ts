import type { UnbuiltScreen } from './unbuilt-screen.ts';

/** The screens of the admin area that are still to come; specification part 2, section 2, and decisions 5. */
export const unbuiltAdminScreens = {
  feeds: {
    title: 'Feeds',
    purpose: 'All feeds of all clients: upload on their behalf, review, approve, reject, assign, pause and refresh.',
    today: {
      command: 'grt feeds list --status pending',
      does: 'Then decide with grt feeds approve ID or grt feeds reject ID.',
    },
  },
  systems: {
    title: 'Systems',
    purpose: 'Health, operations, schedule, queues, logs, cron jobs and geo-blocking, every figure measured.',
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
