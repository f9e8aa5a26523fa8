import { Suspense, type ComponentType } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { Account } from '../core/account.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PublicShell } from '../ui/public-shell.tsx';

const layouts: Readonly<Record<string, ComponentType>> = {
  admin: lazyPart(async () => ({ default: (await import('./admin-layout.tsx')).AdminLayout })),
  client: lazyPart(async () => ({ default: (await import('./client-layout.tsx')).ClientLayout })),
};

/** The console of who is signed in, around what is no screen of any. Its loader is `accountIfAny`. */
export function OwnFrame() {
  const Layout = layouts[useLoaderData<Account | null>()?.type ?? ''] ?? PublicLayout;
  return (
    <Suspense>
      <Layout />
    </Suspense>
  );
}

function PublicLayout() {
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
}
