import type { RouteObject } from 'react-router-dom';
import { patterns } from '../core/paths.ts';

/** Public screens with the component kit. */
export const publicScreens: RouteObject[] = [
  {
    path: patterns.login,
    lazy: async () => ({ Component: (await import('../features/sign-in/sign-in-screen.tsx')).SignInScreen }),
  },
  {
    path: patterns.forgotPassword,
    lazy: async () => ({
      Component: (await import('../features/forgotten-password/forgot-password-screen.tsx')).ForgotPasswordScreen,
    }),
  },
  {
    path: patterns.resetPassword,
    lazy: async () => ({
      Component: (await import('../features/forgotten-password/reset-password-screen.tsx')).ResetPasswordScreen,
    }),
  },
  {
    path: patterns.emailChange,
    lazy: async () => ({
      Component: (await import('../features/email-change/email-change-screen.tsx')).EmailChangeScreen,
    }),
  },
  {
    path: patterns.application,
    lazy: async () => ({
      Component: (await import('../features/application-status/application-status-screen.tsx')).ApplicationStatusScreen,
    }),
  },
  {
    lazy: async () => ({ Component: (await import('./confirming-screens.tsx')).ConfirmingScreens }),
    children: [
      {
        path: patterns.device,
        lazy: async () => ({ Component: (await import('../features/device/device-screen.tsx')).DeviceScreen }),
      },
    ],
  },
  {
    path: patterns.setup,
    lazy: async () => ({
      Component: (await import('../features/account-setup/account-setup-screen.tsx')).AccountSetupScreen,
    }),
  },
  {
    path: patterns.firstAdministrator,
    lazy: async () => ({
      Component: (await import('../features/first-administrator/first-administrator-screen.tsx'))
        .FirstAdministratorScreen,
    }),
  },
  {
    path: patterns.pagePreview,
    lazy: async () => ({
      Component: (await import('../features/page-preview/page-preview-screen.tsx')).PagePreviewScreen,
    }),
  },
];

/** Screens inside the client layout. */
export const clientScreens: RouteObject[] = [
  {
    path: patterns.clientDashboard,
    lazy: async () => ({
      Component: (await import('../features/client-dashboard/client-dashboard-screen.tsx')).ClientDashboardScreen,
    }),
  },
  {
    path: patterns.clientDomains,
    lazy: async () => ({
      Component: (await import('../features/client-domains/client-domains-screen.tsx')).ClientDomainsScreen,
    }),
  },
  {
    path: patterns.clientBidding,
    lazy: async () => ({
      Component: (await import('../features/client-bidding/client-bidding-screen.tsx')).ClientBiddingScreen,
    }),
  },
  {
    path: patterns.clientFeeds,
    lazy: async () => ({
      Component: (await import('../features/client-feeds/client-feeds-screen.tsx')).ClientFeedsScreen,
    }),
  },
  {
    path: patterns.clientFeed,
    lazy: async () => ({
      Component: (await import('../features/client-feeds/client-feed-screen.tsx')).ClientFeedScreen,
    }),
  },
  {
    path: patterns.clientAnalytics,
    lazy: async () => ({
      Component: (await import('../features/client-analytics/client-analytics-screen.tsx')).ClientAnalyticsScreen,
    }),
  },
  {
    path: patterns.clientSettings,
    lazy: async () => ({
      Component: (await import('../features/client-settings/client-settings-screen.tsx')).ClientSettingsScreen,
    }),
  },
  {
    path: patterns.clientWebhooks,
    lazy: async () => ({
      Component: (await import('../features/webhooks/webhooks-screen.tsx')).WebhooksScreen,
    }),
  },
  {
    path: patterns.clientWebhook,
    lazy: async () => ({
      Component: (await import('../features/webhooks/webhook-screen.tsx')).WebhookScreen,
    }),
  },
];

/** Screens inside the admin layout. */
export const adminScreens: RouteObject[] = [
  {
    path: patterns.admin,
    lazy: async () => ({
      Component: (await import('../features/admin-dashboard/admin-dashboard-screen.tsx')).AdminDashboardScreen,
    }),
  },
  {
    path: patterns.adminClients,
    lazy: async () => ({
      Component: (await import('../features/admin-clients/admin-clients-screen.tsx')).AdminClientsScreen,
    }),
  },
  {
    path: patterns.adminClient,
    lazy: async () => ({
      Component: (await import('../features/admin-clients/client-screen.tsx')).ClientScreen,
    }),
  },
  {
    path: patterns.adminRegistrations,
    lazy: async () => ({
      Component: (await import('../features/admin-registrations/admin-registrations-screen.tsx'))
        .AdminRegistrationsScreen,
    }),
  },
  {
    path: patterns.adminFeeds,
    lazy: async () => ({
      Component: (await import('../features/admin-feeds/admin-feeds-screen.tsx')).AdminFeedsScreen,
    }),
  },
  {
    path: patterns.adminDomains,
    lazy: async () => ({
      Component: (await import('../features/admin-domains/admin-domains-screen.tsx')).AdminDomainsScreen,
    }),
  },
  {
    path: patterns.adminDomain,
    lazy: async () => ({ Component: (await import('../features/admin-records/domain-screen.tsx')).DomainScreen }),
  },
  {
    path: patterns.adminFeed,
    lazy: async () => ({ Component: (await import('../features/admin-records/feed-screen.tsx')).FeedScreen }),
  },
  {
    path: patterns.adminSystems,
    lazy: async () => ({
      Component: (await import('../features/admin-systems/admin-systems-screen.tsx')).AdminSystemsScreen,
    }),
  },
  {
    path: patterns.adminPages,
    lazy: async () => ({
      Component: (await import('../features/admin-pages/admin-pages-screen.tsx')).AdminPagesScreen,
    }),
  },
  {
    path: patterns.adminPageCreate,
    lazy: async () => ({
      Component: (await import('../features/admin-page-editor/admin-page-editor-screen.tsx')).PageCreateScreen,
    }),
  },
  {
    path: patterns.adminPageEdit,
    lazy: async () => ({
      Component: (await import('../features/admin-page-editor/admin-page-editor-screen.tsx')).PageEditScreen,
    }),
  },
  {
    path: patterns.adminApiTokens,
    lazy: async () => ({
      Component: (await import('../features/admin-api-tokens/admin-api-tokens-screen.tsx')).AdminApiTokensScreen,
    }),
  },
  {
    path: patterns.adminSettings,
    lazy: async () => ({
      Component: (await import('../features/admin-settings/admin-settings-screen.tsx')).AdminSettingsScreen,
    }),
  },
  {
    path: patterns.adminAudit,
    lazy: async () => ({
      Component: (await import('../features/admin-audit/admin-audit-screen.tsx')).AdminAuditScreen,
    }),
  },
  {
    path: patterns.adminOutbox,
    lazy: async () => ({
      Component: (await import('../features/admin-outbox/admin-outbox-screen.tsx')).AdminOutboxScreen,
    }),
  },
  {
    path: patterns.adminWebhooks,
    lazy: async () => ({
      Component: (await import('../features/webhooks/webhooks-screen.tsx')).WebhooksScreen,
    }),
  },
  {
    path: patterns.adminWebhook,
    lazy: async () => ({
      Component: (await import('../features/webhooks/webhook-screen.tsx')).WebhookScreen,
    }),
  },
];
