import { lazy } from 'react';
import { ChartColumn, Globe, LayoutDashboard, Rows3, Settings } from 'lucide-react';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { Account } from '../core/account.ts';
import { paths } from '../core/paths.ts';
import { ConsoleShell } from '../ui/console-shell/console-shell.tsx';
import type { NavigationEntry } from '../ui/console-shell/navigation.tsx';
import { Identity } from '../ui/identity.tsx';
import { PaletteButton } from '../parts/command-palette/palette-button.tsx';
import { ConfirmationKeeper } from './confirmation-keeper.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { useLeave } from './use-leave.ts';

const AreaPalette = lazy(async () => ({ default: (await import('./area-palette.tsx')).AreaPalette }));

/** The entries of the sidebar. @see docs/specification/part-1-public-and-client.md §2 */
const entries: readonly NavigationEntry[] = [
  { label: 'Dashboard', to: paths.clientDashboard, Icon: LayoutDashboard },
  { label: 'Manage Domain Site', to: paths.clientDomains, Icon: Globe },
  { label: 'My Feeds', to: paths.clientFeeds, Icon: Rows3 },
  { label: 'Analytics', to: paths.clientAnalytics, Icon: ChartColumn },
  { label: 'Settings', to: paths.clientSettings, Icon: Settings },
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
      entries={entries}
      exit={exit}
      tools={
        <PaletteButton>
          {(opened, onClose) => <AreaPalette area="client" navigation={{ entries, exit }} {...{ opened, onClose }} />}
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
