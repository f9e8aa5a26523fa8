import { lazy } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { Account } from '../core/account.ts';
import { paths } from '../core/paths.ts';
import { ConsoleShell } from '../ui/console-shell/console-shell.tsx';
import { Identity } from '../ui/identity.tsx';
import { PaletteButton } from '../parts/command-palette/palette-button.tsx';
import { clientEntries } from './client-entries.ts';
import { ConfirmationKeeper } from './confirmation-keeper.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { useLeave } from './use-leave.ts';

const AreaPalette = lazy(async () => ({ default: (await import('./area-palette.tsx')).AreaPalette }));

/** The client area. Its loader is `requireAccount('client')`. */
export function ClientLayout() {
  const account = useLoaderData<Account>();
  const leave = useLeave(paths.landing);
  const exit = { label: 'Sign out', onExit: leave };
  return (
    <ConsoleShell
      area="Client area"
      home={paths.clientDashboard}
      entries={clientEntries}
      exit={exit}
      tools={
        <PaletteButton>
          {(opened, onClose) => (
            <AreaPalette area="client" navigation={{ entries: clientEntries, exit }} {...{ opened, onClose }} />
          )}
        </PaletteButton>
      }
      identity={<Identity name={account.username} />}
    >
      <Outlet />
      <SessionKeeper account={account} />
      <ConfirmationKeeper />
    </ConsoleShell>
  );
}
