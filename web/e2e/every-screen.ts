import type { Page } from '@playwright/test';

/** Every URL with its own screen, by who may see it. */
export const screens = {
  visitor: [
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
  client: [
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
  superAdmin: [
    '/admin',
    '/admin/clients',
    '/admin/clients?view=grid',
    '/admin/clients/1',
    '/admin/registrations',
    '/admin/feeds',
    '/admin/feeds/1',
    '/admin/domains',
    '/admin/domains/1',
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
} as const;

/** Dialogs and tabs with a URL of their own. */
export const inside = {
  visitor: [],
  client: [
    '/client/domains?add=1',
    '/client/feeds?add=1',
    '/client/feeds?file=1',
    '/client/feeds?report=1',
    '/client/feeds?schedule=1',
    '/client/webhooks?add=1',
  ],
  superAdmin: [
    ...['domains', 'feeds', 'bidding', 'mail', 'notes', 'activity'].map((tab) => `/admin/clients/1?tab=${tab}`),
    ...['review', 'management', 'assignments'].map((tab) => `/admin/feeds?tab=${tab}`),
    ...['operations', 'schedule', 'queues', 'logs', 'cron', 'geo'].map((tab) => `/admin/systems?tab=${tab}`),
    '/admin/clients?add=1',
    '/admin/registrations?open=next',
    '/admin/domains?open=next',
    '/admin/feeds?tab=review&review=next',
    '/admin/feeds?open=1',
    '/admin/feeds?add=1',
    '/admin/feeds?upload=1',
    '/admin/feeds?edit=1',
    '/admin/pages?variables=1',
    '/admin/webhooks?add=1',
  ],
} as const;

/** The rich-text editor comes after the rest of its screen. */
export async function editorIfAny(page: Page): Promise<void> {
  if (/\/pages\/(create|\d+\/edit)$/.test(page.url())) {
    await page.frameLocator('.tox-edit-area__iframe').locator('body').waitFor();
  }
}
