import type { Grt } from '@grt/sdk';
import { Outlet } from 'react-router-dom';
import { loadAhead } from '../core/load-ahead.ts';
import { ConnectionNotice } from '../parts/connection-notice/connection-notice.tsx';
import { MaintenanceNotice } from '../parts/maintenance-notice/maintenance-notice.tsx';
import { UnsavedQuestion } from '../parts/unsaved-guard/unsaved-question.tsx';
import { AppProviders } from './app-providers.tsx';

loadAhead(async () => (await import('./keep-focus.ts')).keepFocus());

/** What all screens except the landing page share. */
export function AppRoot({ grt }: { grt: Grt }) {
  return (
    <AppProviders grt={grt}>
      <ConnectionNotice />
      <MaintenanceNotice />
      <Outlet />
      <UnsavedQuestion />
    </AppProviders>
  );
}
