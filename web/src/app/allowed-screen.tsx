import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { mayOpen } from '../core/may.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const NotForRole = lazyPart(async () => ({ default: (await import('./not-for-role.tsx')).NotForRole }));

/** The screen at this address, or why the account's role cannot open it. */
export function AllowedScreen() {
  const { pathname } = useLocation();
  if (mayOpen(pathname)) return <Outlet />;
  return (
    <Suspense>
      <NotForRole />
    </Suspense>
  );
}
