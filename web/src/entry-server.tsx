import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { drawnPages, type DrawnPage } from './app/drawn-pages.tsx';
import { Root } from './app/root.tsx';
import { guessedAddresses } from './core/guessed-addresses.ts';
import { patterns, redirects } from './core/paths.ts';

export { drawnPages };

/** For the server, which answers for the app's addresses. */
export const routes = { screens: Object.values(patterns), redirects: { ...redirects, ...guessedAddresses } };

/** A page as HTML, drawn by the build, so that it can be seen before its scripts load, or read without them. */
export async function draw({ path, Component }: DrawnPage): Promise<string> {
  const handler = createStaticHandler([{ Component: Root, children: [{ path: path.replace(/\?.*/, ''), Component }] }]);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirected, with status ${String(context.status)}`);
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}
