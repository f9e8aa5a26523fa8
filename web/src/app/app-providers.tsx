import { useState, type ReactNode } from 'react';
import type { Grt } from '@grt/sdk';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { GrtContext } from '../core/use-grt.ts';
import { ToastPlace } from '../ui/toast-place.tsx';
import { createQueryClient } from './query-client.ts';
import { createColorSchemeManager, cssVariables, theme } from './theme.ts';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../ui/kit.css';

/** Providers for everything except the landing page: component kit, server state, notifications. */
export function AppProviders({ grt, children }: { grt: Grt; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [colorSchemeManager] = useState(createColorSchemeManager);
  return (
    <GrtContext value={grt}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          colorSchemeManager={colorSchemeManager}
          defaultColorScheme="auto"
        >
          {children}
          <ToastPlace />
        </MantineProvider>
      </QueryClientProvider>
    </GrtContext>
  );
}
