import type { ComponentType } from 'react';
import type { Grt } from '@grt/sdk';
import type { RouteObject } from 'react-router-dom';
import { patterns, redirects } from '../core/paths.ts';
import type { LandingScreenProps } from '../features/landing/landing-screen.tsx';
import { adminScreens, clientScreens, publicScreens } from './area-routes.tsx';
import { accountIfAny, redirectTo, requireAccount, toOwnConsole } from './guards.ts';
import { lazyApplication } from './lazy-application.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { ScreenError } from './screen-error.tsx';

/** The exact route table.
 * @param openGrt - provides the server client. The landing page does not need it until a visitor applies.
 * @param Landing - the landing page if it is already loaded, because it hydrates the prerendered page.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2; docs/specification/decisions.md §5 */
export function createRoutes(openGrt: () => Promise<Grt>, Landing?: ComponentType<LandingScreenProps>): RouteObject[] {
  const application = lazyApplication(openGrt);
  const landingOf = (Screen: ComponentType<LandingScreenProps>) => () => <Screen {...application} />;
  return [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        ...Object.entries(redirects).map(([path, to]) => ({ path, loader: redirectTo(to), element: null })),
        { path: patterns.dashboard, loader: toOwnConsole, element: null },
        {
          path: patterns.landing,
          ...(Landing
            ? { Component: landingOf(Landing) }
            : {
                lazy: async () => ({
                  Component: landingOf((await import('../features/landing/landing-screen.tsx')).LandingScreen),
                }),
              }),
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
              // Checked on every navigation, because the session can end while the page is open.
              shouldRevalidate: () => true,
              lazy: async () => ({ Component: (await import('./client-layout.tsx')).ClientLayout }),
              children: withinLayout(clientScreens),
            },
            {
              loader: requireAccount('admin'),
              shouldRevalidate: () => true,
              lazy: async () => ({ Component: (await import('./admin-layout.tsx')).AdminLayout }),
              children: withinLayout(adminScreens),
            },
            {
              loader: accountIfAny,
              shouldRevalidate: () => true,
              lazy: async () => ({ Component: (await import('./own-frame.tsx')).OwnFrame }),
              children: [
                {
                  path: '*',
                  lazy: async () => ({ Component: (await import('./not-found-screen.tsx')).NotFoundScreen }),
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}

/** A screen that cannot be opened leaves the layout around it as it is. */
const withinLayout = (screens: RouteObject[]): RouteObject[] => [{ ErrorBoundary: ScreenError, children: screens }];
