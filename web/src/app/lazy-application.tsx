import { lazy, type ComponentType } from 'react';
import type { Grt } from '@grt/sdk';
import type { ApplicationWizardProps } from '../features/application-wizard/application-wizard.tsx';

/** The application, and a way to preload it. */
export interface LazyApplication {
  readonly Application: ComponentType<ApplicationWizardProps>;
  readonly load: () => void;
}

/**
 * The application wizard for the landing page, which loads neither it nor the component kit until a visitor is about to
 * apply.
 */
export function lazyApplication(openGrt: () => Promise<Grt>): LazyApplication {
  const load = async () => {
    const [{ AppProviders }, { UnsavedQuestion }, { ApplicationWizard }, grt] = await Promise.all([
      import('./app-providers.tsx'),
      import('../parts/unsaved-guard/unsaved-question.tsx'),
      import('../features/application-wizard/application-wizard.tsx'),
      openGrt(),
    ]);
    const Application = (props: ApplicationWizardProps) => (
      <AppProviders grt={grt}>
        <ApplicationWizard {...props} />
        <UnsavedQuestion />
      </AppProviders>
    );
    return { default: Application };
  };
  // A failed preload is harmless: opening it tries again and reports the failure.
  return { Application: lazy(load), load: () => void load().catch(() => undefined) };
}
