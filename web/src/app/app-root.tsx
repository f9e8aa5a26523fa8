import type { Grt } from '@grt/sdk';
import { Outlet } from 'react-router-dom';
import { MaintenanceNotice } from '../parts/maintenance-notice/maintenance-notice.tsx';
import { UnsavedQuestion } from '../parts/unsaved-guard/unsaved-question.tsx';
import { AppProviders } from './app-providers.tsx';

/** The screens behind the landing page, in what they share. */
export function AppRoot({ grt }: { grt: Grt }) {
  return (
    <AppProviders grt={grt}>
      <MaintenanceNotice />
      <Outlet />
      <UnsavedQuestion />
    </AppProviders>
  );
}
