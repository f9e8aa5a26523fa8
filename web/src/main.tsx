import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider } from 'react-router-dom';
import { createRoutes } from './app/routes.tsx';
import { recoverFromStaleChunks } from './app/stale-chunks.ts';
import { keepColorScheme } from './core/color-scheme.ts';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';

keepColorScheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id root');
void start(root);

/** Draws the app, or takes over what the build has drawn of it: the landing page. */
async function start(place: HTMLElement): Promise<void> {
  const openGrt = async () => (await import('./core/grt.ts')).browserGrt;
  if (place.firstElementChild === null) {
    createRoot(place).render(app(createRoutes(openGrt)));
    return;
  }
  const { LandingScreen } = await import('./features/landing/landing-screen.tsx');
  // In slices: somebody who scrolls or presses meanwhile does not wait for all of it.
  startTransition(() => {
    hydrateRoot(place, <TakeOver place={place}>{app(createRoutes(openGrt, LandingScreen))}</TakeOver>);
  });
}

/** From now on the page answers: `data-drawn` says that it does not yet. */
function TakeOver({ place, children }: { place: HTMLElement; children: ReactNode }) {
  useEffect(() => place.removeAttribute('data-drawn'), [place]);
  return children;
}

function app(routes: ReturnType<typeof createRoutes>): ReactNode {
  const router = createBrowserRouter(routes);
  // Anew at the screen that somebody was on the way to.
  recoverFromStaleChunks(() => location.assign(createPath(router.state.navigation.location ?? router.state.location)));
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
