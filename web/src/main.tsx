import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import { createRoutes } from './app/routes.tsx';
import { recoverFromStaleChunks } from './app/stale-chunks.ts';
import { keepColorScheme } from './core/color-scheme.ts';
import { removeDrawnPage } from './core/drawn-page.ts';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './ui/print.css';

keepColorScheme();

const root = document.getElementById('root');
if (!root) throw new Error('No #root');
void start(root);

/** Renders the app in place of a page that the build may have drawn, or hydrates the prerendered landing page. */
async function start(place: HTMLElement): Promise<void> {
  const openGrt = async () => (await import('./core/grt.ts')).browserGrt;
  if (place.firstElementChild === null) {
    removeDrawnPage(place);
    createRoot(place).render(app(createRoutes(openGrt)));
    return;
  }
  const { LandingScreen } = await import('./features/landing/landing-screen.tsx');
  // In slices, so that scrolling and clicking stay responsive.
  startTransition(() => {
    hydrateRoot(place, <TakeOver place={place}>{app(createRoutes(openGrt, LandingScreen))}</TakeOver>);
  });
}

/** The page is interactive now: `data-drawn` marks that it is not yet. */
function TakeOver({ place, children }: { place: HTMLElement; children: ReactNode }) {
  useEffect(() => place.removeAttribute('data-drawn'), [place]);
  return children;
}

function app(routes: ReturnType<typeof createRoutes>): ReactNode {
  const router = createBrowserRouter(routes);
  // Reloads at the screen that the user was navigating to.
  recoverFromStaleChunks(() => location.assign(createPath(router.state.navigation.location ?? router.state.location)));
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
