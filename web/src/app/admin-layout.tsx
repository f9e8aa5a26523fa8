import { Suspense, useSyncExternalStore } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Account } from '../core/account.ts';
import { isBarred, onConfirmation } from '../core/confirmation.ts';
import { administratorRole, mayOpen } from '../core/may.ts';
import { paths } from '../core/paths.ts';
import { TitleCount } from '../core/title-count.ts';
import { ConsoleShell } from '../ui/console-shell/console-shell.tsx';
import { Identity } from '../ui/identity.tsx';
import { roleNames } from '../parts/administrator-roles.ts';
import { decidable, useWork } from '../parts/waiting-work/waiting-work.queries.ts';
import { AccountMenu } from '../parts/account-menu/account-menu.tsx';
import { onDecidedHere, readDecidedHere } from '../parts/review/decided-here.ts';
import { PaletteButton } from '../parts/command-palette/palette-button.tsx';
import { adminEntries } from './admin-entries.ts';
import { AllowedScreen } from './allowed-screen.tsx';
import { ConfirmationKeeper } from './confirmation-keeper.tsx';
import { LiveKeeper } from './live-keeper.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { useLeave } from './use-leave.ts';
import { lazyAhead, lazyPart } from '../ui/lazy-part.tsx';

const HeaderOutcomes = lazyPart(async () => ({
  default: (await import('../parts/review/outcome-tray.tsx')).HeaderOutcomes,
}));
const AreaPalette = lazyAhead(async () => ({ default: (await import('./area-palette.tsx')).AreaPalette }));
const RequiredFactorScreen = lazyAhead(async () => ({
  default: (await import('../parts/second-factor/required-factor-screen.tsx')).RequiredFactorScreen,
}));

const accountLinks = [
  { label: 'Settings', to: paths.adminSettings },
  { label: 'API Tokens', to: paths.adminApiTokens },
];

/** The admin area, with the screens that the account's role may open. Its loader is `requireAccount('admin')`. The badge
 * names the role.
 * @see docs/specification/decisions.md §5 */
export function AdminLayout() {
  const account = useLoaderData<Account>();
  const leave = useLeave(paths.login);
  const isFactorMissing = useSyncExternalStore(onConfirmation, isBarred, isBarred);
  const hasDecided = useSyncExternalStore(onDecidedHere, readDecidedHere, readDecidedHere);
  const exit = { label: 'Logout', onExit: leave };
  const role = administratorRole(account) ?? 'admin';
  const identity = {
    name: account.full_name ?? account.username,
    ...(account.email === undefined ? {} : { detail: account.email }),
    ...(role === 'admin' ? {} : { badge: roleNames[role] }),
  };
  const waiting = decidable(useWork().data);
  const counts: Readonly<Record<string, number>> = {
    [paths.adminRegistrations]: waiting.registrations,
    [paths.adminFeeds]: waiting.feeds,
    [paths.adminDomains]: waiting.domains,
  };
  const entries = adminEntries
    .filter(({ to }) => mayOpen(to))
    .map((entry) => Object.assign({ count: counts[entry.to] ?? 0 }, entry));
  return (
    <TitleCount value={waiting.registrations + waiting.feeds + waiting.domains}>
      <ConsoleShell
        area="Administration"
        home={paths.admin}
        entries={entries}
        exit={exit}
        tools={
          <>
            {hasDecided && (
              <Suspense>
                <HeaderOutcomes />
              </Suspense>
            )}
            <PaletteButton>
              {(opened, onClose) => (
                <AreaPalette area="admin" navigation={{ entries, exit }} {...{ opened, onClose }} />
              )}
            </PaletteButton>
          </>
        }
        identity={<Identity {...identity} />}
        account={<AccountMenu {...identity} links={accountLinks.filter(({ to }) => mayOpen(to))} exit={exit} />}
      >
        {isFactorMissing ? (
          <Suspense>
            <RequiredFactorScreen />
          </Suspense>
        ) : (
          <AllowedScreen />
        )}
        {!isFactorMissing && <LiveKeeper />}
        <SessionKeeper account={account} />
        <ConfirmationKeeper />
      </ConsoleShell>
    </TitleCount>
  );
}
