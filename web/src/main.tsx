import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from './app/routes.tsx';
import { recoverFromStaleChunks } from './app/stale-chunks.ts';
import { keepColorScheme } from './core/color-scheme.ts';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';

recoverFromStaleChunks();
keepColorScheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id root');

const router = createBrowserRouter(createRoutes(async () => (await import('./core/grt.ts')).browserGrt));
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
