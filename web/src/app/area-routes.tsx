import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '../core/paths.ts';
import type { UnbuiltScreen } from '../features/not-built/unbuilt-screen.ts';
import type * as unbuiltScreens from '../features/not-built/unbuilt-screens.ts';
import { PublicShell } from '../ui/public-shell.tsx';

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
    path: patterns.setup,
    lazy: async () => ({
      Component: (await import('../features/account-setup/account-setup-screen.tsx')).AccountSetupScreen,
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
  unbuilt(patterns.adminFeeds, 'admin', (all) => all.unbuiltAdminScreens.feeds),
  {
    path: patterns.adminDomains,
    lazy: async () => ({
      Component: (await import('../features/admin-domains/admin-domains-screen.tsx')).AdminDomainsScreen,
    }),
  },
  unbuilt(patterns.adminSystems, 'admin', (all) => all.unbuiltAdminScreens.systems),
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
  unbuilt(patterns.adminApiTokens, 'admin', (all) => all.unbuiltAdminScreens.apiTokens),
  unbuilt(patterns.adminSettings, 'admin', (all) => all.unbuiltAdminScreens.settings),
];

type Area = 'public' | 'client' | 'admin';
type UnbuiltScreens = typeof unbuiltScreens;

const homes: Record<Area, { to: string; label: string }> = {
  public: { to: paths.landing, label: 'Back to home' },
  client: { to: paths.clientDashboard, label: 'Back to the dashboard' },
  admin: { to: paths.admin, label: 'Back to the dashboard' },
};

/** A route whose screen is still to come. The next issues replace these lines one by one. */
function unbuilt(path: string, area: Area, pick: (all: UnbuiltScreens) => UnbuiltScreen): RouteObject {
  return {
    path,
    lazy: async () => {
      const [{ NotBuiltScreen }, all] = await Promise.all([
        import('../features/not-built/not-built-screen.tsx'),
        import('../features/not-built/unbuilt-screens.ts'),
      ]);
      const back = homes[area].to === path ? homes.public : homes[area];
      const screen = <NotBuiltScreen screen={pick(all)} back={back} />;
      return { Component: () => (area === 'public' ? <PublicShell>{screen}</PublicShell> : screen) };
    },
  };
}
