import type { Grt } from '@grt/sdk';
import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '../core/paths.ts';
import { adminScreens, clientScreens, publicScreens } from './area-routes.tsx';
import { redirectTo, requireAccount } from './guards.ts';
import { lazyApplication } from './lazy-application.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';

/** The exact route table; specification part 2, section 2, and decisions 5.
 * @param openGrt - gives the client of the server. The landing page does without it until somebody applies. */
export function createRoutes(openGrt: () => Promise<Grt>): RouteObject[] {
  const Application = lazyApplication(openGrt);
  return [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        redirect(patterns.home, paths.landing),
        redirect(patterns.clientLogin, paths.login),
        redirect(patterns.feeds, paths.clientFeeds),
        redirect(patterns.adminRegistrationManagement, paths.adminRegistrations),
        {
          path: patterns.landing,
          lazy: async () => {
            const { LandingScreen } = await import('../features/landing/landing-screen.tsx');
            return { Component: () => <LandingScreen Application={Application} /> };
          },
        },
        {
          lazy: async () => {
            const [{ AppRoot }, grt] = await Promise.all([import('./app-root.tsx'), openGrt()]);
            return { Component: () => <AppRoot grt={grt} /> };
          },
          children: [
            ...publicScreens,
            {
              loader: requireAccount('client'),
              // Asked on every move, because the session can end while the page is open.
              shouldRevalidate: () => true,
              lazy: async () => ({ Component: (await import('./client-layout.tsx')).ClientLayout }),
              children: clientScreens,
            },
            {
              loader: requireAccount('admin'),
              shouldRevalidate: () => true,
              lazy: async () => ({ Component: (await import('./admin-layout.tsx')).AdminLayout }),
              children: adminScreens,
            },
          ],
        },
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ];
}

/** An address that only leads on. */
function redirect(from: string, to: string): RouteObject {
  return { path: from, loader: redirectTo(to), element: null };
}
