import { Outlet, useLoaderData } from 'react-router-dom';
import type { Account } from '../core/account.ts';
import { paths } from '../core/paths.ts';
import { ConsoleShell } from '../ui/console-shell/console-shell.tsx';
import { Identity } from '../ui/identity.tsx';
import { AccountMenu } from '../parts/account-menu/account-menu.tsx';
import { NotificationBell } from '../parts/notifications/notification-bell.tsx';
import { PaletteButton } from '../parts/command-palette/palette-button.tsx';
import { clientEntries } from './client-entries.ts';
import { ConfirmationKeeper } from './confirmation-keeper.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { useLeave } from './use-leave.ts';
import { lazyAhead } from '../ui/lazy-part.tsx';

const AreaPalette = lazyAhead(async () => ({ default: (await import('./area-palette.tsx')).AreaPalette }));

const accountLinks = [
  { label: 'Settings', to: paths.clientSettings },
  { label: 'Webhooks', to: paths.clientWebhooks },
];

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
        <>
          <PaletteButton>
            {(opened, onClose) => (
              <AreaPalette area="client" navigation={{ entries: clientEntries, exit }} {...{ opened, onClose }} />
            )}
          </PaletteButton>
          <NotificationBell />
        </>
      }
      identity={<Identity name={account.username} />}
      account={<AccountMenu name={account.username} links={accountLinks} exit={exit} />}
    >
      <Outlet />
      <SessionKeeper account={account} />
      <ConfirmationKeeper />
    </ConsoleShell>
  );
}
