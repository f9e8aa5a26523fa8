import { lazy } from 'react';
import type { Grt } from '@grt/sdk';
import type { ApplicationWizardProps } from '../features/application-wizard/application-wizard.tsx';

/** The application wizard for the landing page, which loads neither it nor the component kit until somebody applies. */
export function lazyApplication(openGrt: () => Promise<Grt>) {
  return lazy(async () => {
    const [{ AppProviders }, { ApplicationWizard }, grt] = await Promise.all([
      import('./app-providers.tsx'),
      import('../features/application-wizard/application-wizard.tsx'),
      openGrt(),
    ]);
    const Application = (props: ApplicationWizardProps) => (
      <AppProviders grt={grt}>
        <ApplicationWizard {...props} />
      </AppProviders>
    );
    return { default: Application };
  });
}
