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
  unbuilt(patterns.pagePreview, 'public', (all) => all.unbuiltPublicScreens.pagePreview),
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
  unbuilt(patterns.clientAnalytics, 'client', (all) => all.unbuiltClientScreens.analytics),
  {
    path: patterns.clientSettings,
    lazy: async () => ({
      Component: (await import('../features/client-settings/client-settings-screen.tsx')).ClientSettingsScreen,
    }),
  },
];

/** Screens inside the admin layout. */
export const adminScreens: RouteObject[] = [
  unbuilt(patterns.admin, 'admin', (all) => all.unbuiltAdminScreens.dashboard),
  unbuilt(patterns.adminClients, 'admin', (all) => all.unbuiltAdminScreens.clients),
  {
    path: patterns.adminRegistrations,
    lazy: async () => ({
      Component: (await import('../features/admin-registrations/admin-registrations-screen.tsx'))
        .AdminRegistrationsScreen,
    }),
  },
  unbuilt(patterns.adminFeeds, 'admin', (all) => all.unbuiltAdminScreens.feeds),
  unbuilt(patterns.adminDomains, 'admin', (all) => all.unbuiltAdminScreens.domains),
  unbuilt(patterns.adminSystems, 'admin', (all) => all.unbuiltAdminScreens.systems),
  unbuilt(patterns.adminPages, 'admin', (all) => all.unbuiltAdminScreens.pages),
  unbuilt(patterns.adminPageCreate, 'admin', (all) => all.unbuiltAdminScreens.pageCreate),
  unbuilt(patterns.adminPageEdit, 'admin', (all) => all.unbuiltAdminScreens.pageEdit),
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
