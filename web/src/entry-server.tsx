import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Root } from './app/root.tsx';
import { patterns } from './core/paths.ts';
import { LandingScreen } from './features/landing/landing-screen.tsx';

/**
 * The landing page as HTML, prerendered by the build, so that it can be read before its scripts load or
 * without them.
 */
export async function drawLanding(): Promise<string> {
  const handler = createStaticHandler([
    {
      Component: Root,
      // As in the app's own routes: the application is rendered only when a visitor opens it.
      children: [{ path: patterns.landing, Component: () => <LandingScreen Application={() => null} /> }],
    },
  ]);
  const context = await handler.query(new Request(`http://localhost${patterns.landing}`));
  if (context instanceof Response)
    throw new Error(`The landing page redirected, with status ${String(context.status)}`);
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}
