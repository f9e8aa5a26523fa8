import { generatePath } from 'react-router-dom';

/** The address of every screen. Shared by the router, the URL builders, and the server, which answers any other with 404.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2; docs/specification/decisions.md §5 */
export const patterns = {
  landing: '/landing',
  login: '/login',
  /** Not in the specification: forgotten passwords are an extension. @see docs/specification/decisions.md §2 */
  forgotPassword: '/login/forgot',
  resetPassword: '/login/reset',
  /** Not in the specification: confirming a changed address. @see docs/specification/decisions.md §14 */
  emailChange: '/email-change',
  /** Not in the specification: where an application stands. */
  application: '/application',
  /** Not in the specification: letting in a program that shows a code; docs/decisions/0020. */
  device: '/device',
  /** Not in the specification: leads to the console of who is signed in. */
  dashboard: '/dashboard',
  setup: '/setup',
  /** Not in the specification: the first super admin of a new server; docs/decisions/0009. */
  firstAdministrator: '/setup/administrator',
  clientDashboard: '/client/dashboard',
  clientFeeds: '/client/feeds',
  /** Not in the specification: a feed with its videos. */
  clientFeed: '/client/feeds/:feedId',
  clientDomains: '/client/domains',
  clientBidding: '/client/domains/:domainId/bidding',
  clientAnalytics: '/client/analytics',
  clientSettings: '/client/settings',
  /** Not in the specification: webhooks and the log of one.
   * @see docs/specification/decisions.md §15 */
  clientWebhooks: '/client/webhooks',
  clientWebhook: '/client/webhooks/:webhookId',
  adminWebhooks: '/admin/webhooks',
  adminWebhook: '/admin/webhooks/:webhookId',
  admin: '/admin',
  adminClients: '/admin/clients',
  /** Not in the specification: one client with its details.
   * @see docs/specification/decisions.md §5 */
  adminClient: '/admin/clients/:clientId',
  adminRegistrations: '/admin/registrations',
  adminFeeds: '/admin/feeds',
  adminDomains: '/admin/domains',
  /** Not in the specification: one domain and one feed, for administrators. */
  adminDomain: '/admin/domains/:domainId',
  adminFeed: '/admin/feeds/:feedId',
  adminSystems: '/admin/systems',
  adminPages: '/admin/pages',
  adminPageCreate: '/admin/pages/create',
  adminPageEdit: '/admin/pages/:id/edit',
  adminApiTokens: '/admin/api-tokens',
  adminSettings: '/admin/settings',
  /** Not in the specification: the audit log and the outbox.
   * @see docs/specification/decisions.md §10 and §12 */
  adminAudit: '/admin/audit',
  adminOutbox: '/admin/outbox',
  pagePreview: '/preview/pages/:slug',
} as const;

/** URLs to link to. Those without parameters are strings; the others take them by name. */
export const paths = {
  landing: patterns.landing,
  /** The landing page with the application open. */
  apply: `${patterns.landing}?apply=1`,
  login: patterns.login,
  forgotPassword: patterns.forgotPassword,
  /** @param given - `code`: what the program shows; empty to ask for it */
  device: ({ code }: { code: string }) =>
    code === '' ? patterns.device : `${patterns.device}?code=${encodeURIComponent(code)}`,
  clientDashboard: patterns.clientDashboard,
  clientFeeds: patterns.clientFeeds,
  clientFeed: (feed: { feedId: number }) => generatePath(patterns.clientFeed, { feedId: String(feed.feedId) }),
  clientDomains: patterns.clientDomains,
  clientBidding: (domain: { domainId: number }) =>
    generatePath(patterns.clientBidding, { domainId: String(domain.domainId) }),
  clientAnalytics: patterns.clientAnalytics,
  clientSettings: patterns.clientSettings,
  clientWebhooks: patterns.clientWebhooks,
  clientWebhook: (webhook: { webhookId: number }) =>
    generatePath(patterns.clientWebhook, { webhookId: String(webhook.webhookId) }),
  adminWebhooks: patterns.adminWebhooks,
  adminWebhook: (webhook: { webhookId: number }) =>
    generatePath(patterns.adminWebhook, { webhookId: String(webhook.webhookId) }),
  admin: patterns.admin,
  adminClients: patterns.adminClients,
  adminClient: (client: { clientId: number }) =>
    generatePath(patterns.adminClient, { clientId: String(client.clientId) }),
  adminRegistrations: patterns.adminRegistrations,
  adminFeeds: patterns.adminFeeds,
  adminDomains: patterns.adminDomains,
  adminDomain: (domain: { domainId: number }) =>
    generatePath(patterns.adminDomain, { domainId: String(domain.domainId) }),
  adminFeed: (feed: { feedId: number }) => generatePath(patterns.adminFeed, { feedId: String(feed.feedId) }),
  adminSystems: patterns.adminSystems,
  adminPages: patterns.adminPages,
  adminPageCreate: patterns.adminPageCreate,
  adminPageEdit: (page: { id: number }) => generatePath(patterns.adminPageEdit, { id: String(page.id) }),
  adminApiTokens: patterns.adminApiTokens,
  adminSettings: patterns.adminSettings,
  adminAudit: patterns.adminAudit,
  adminOutbox: patterns.adminOutbox,
  pagePreview: (page: { slug: string }) => generatePath(patterns.pagePreview, page),
} as const;

/** The specification's addresses that lead on to a screen, with their query. */
export const redirects: Readonly<Record<string, string>> = {
  '/': paths.landing,
  '/client/login': paths.login,
  '/client': paths.clientDashboard,
  '/feeds': paths.clientFeeds,
  '/admin/registration-management': paths.adminRegistrations,
};
