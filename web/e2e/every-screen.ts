import type { Page } from '@playwright/test';

interface Screens {
  readonly name: string;
  readonly who: 'visitor' | 'client' | 'superAdmin';
  readonly paths: readonly string[];
}

const visitors: Screens = {
  name: 'visitors',
  who: 'visitor',
  paths: [
    '/landing',
    '/landing?apply=1',
    '/login',
    '/login/forgot',
    '/login/reset',
    '/login/reset?token=none',
    '/application',
    '/setup',
    '/setup/administrator?token=none',
    '/preview/pages/privacy-policy',
    '/nowhere',
  ],
};

const clients: Screens = {
  name: 'clients',
  who: 'client',
  paths: [
    '/client/dashboard',
    '/client/domains',
    '/client/domains/1/bidding',
    '/client/feeds',
    '/client/feeds/1',
    '/client/analytics',
    '/client/settings',
    '/client/webhooks',
    '/device',
  ],
};

const records: Screens = {
  name: 'clients, feeds, and domains, for administrators',
  who: 'superAdmin',
  paths: [
    '/admin',
    '/admin/clients',
    '/admin/clients?view=grid',
    '/admin/clients/1',
    '/admin/registrations',
    '/admin/feeds',
    '/admin/feeds/1',
    '/admin/domains',
    '/admin/domains/1',
  ],
};

const platform: Screens = {
  name: 'the platform, for administrators',
  who: 'superAdmin',
  paths: [
    '/admin/systems',
    '/admin/pages',
    '/admin/pages/create',
    '/admin/pages/1/edit',
    '/admin/api-tokens',
    '/admin/settings',
    '/admin/audit',
    '/admin/outbox',
    '/admin/webhooks',
  ],
};

/** Every URL with its own screen, by who may see it; those of administrators in two parts, which run side by side. */
export const screens = [visitors, clients, records, platform] as const;

interface Area {
  readonly name: string;
  readonly who: 'client' | 'superAdmin';
  /** Each with a text that is shown once the page is complete, unless that is when it is quiet. */
  readonly paths: readonly (readonly [path: string, text?: string])[];
}

/** Dialogs and tabs with a URL of their own. */
export const inside: readonly Area[] = [
  {
    name: 'the client console',
    who: 'client',
    paths: [
      ['/client/domains?add=1', 'DMCA Policy URL'],
      ['/client/feeds?add=1', 'Feed name'],
      ['/client/feeds?file=1', 'Existing IDs are updated'],
      ['/client/feeds?report=1', 'No rows were rejected'],
      ['/client/feeds?schedule=1', 'picks.csv'],
      ['/client/webhooks?add=1', 'Feed approved'],
    ],
  },
  {
    name: 'clients and pages',
    who: 'superAdmin',
    paths: [
      ...['domains', 'feeds', 'bidding', 'mail', 'notes', 'activity'].map(
        (tab) => [`/admin/clients/1?tab=${tab}`] as const,
      ),
      ['/admin/clients?add=1', 'Company name'],
      ['/admin/pages?variables=1', 'Values'],
    ],
  },
  {
    name: 'reviews and webhooks',
    who: 'superAdmin',
    paths: [
      ['/admin/registrations?open=next', 'Approve'],
      ['/admin/registrations?approve=3', 'Internal note'],
      ['/admin/registrations?reject=3', 'Common reasons'],
      ['/admin/domains?open=next', 'Approve'],
      ['/admin/feeds?tab=review&review=next', 'Approve'],
      ['/admin/webhooks?add=1', 'Feed approved'],
    ],
  },
  {
    name: 'feeds',
    who: 'superAdmin',
    paths: [
      ['/admin/feeds?tab=management', 'Add Feed'],
      ['/admin/feeds?tab=review', 'Urgent'],
      ['/admin/feeds?tab=assignments', 'Create Assignment'],
      ['/admin/feeds?open=1', 'First items'],
      ['/admin/feeds?edit=1', 'Has a header row'],
      ['/admin/feeds?add=1', 'CSV delimiter'],
      ['/admin/feeds?upload=1', 'Has a header row'],
      ['/admin/feeds?report=1', 'No rows were rejected'],
    ],
  },
  {
    name: 'systems',
    who: 'superAdmin',
    paths: [
      ['/admin/systems?tab=operations', 'Compiled validators'],
      ['/admin/systems?tab=schedule', 'database:maintain'],
      ['/admin/systems?tab=queues', 'Oldest due'],
      ['/admin/systems?tab=logs', 'Scheduler'],
      ['/admin/systems?tab=cron', 'files:sweep'],
      ['/admin/systems?tab=geo', 'Places without a rule are served.'],
    ],
  },
];

/** The rich-text editor comes after the rest of its screen. */
export async function editorIfAny(page: Page): Promise<void> {
  if (/\/pages\/(create|\d+\/edit)$/.test(page.url())) {
    await page.frameLocator('.tox-edit-area__iframe').locator('body').waitFor();
  }
}
