import type { ComponentType } from 'react';
import { administratorRoleValues } from '@grt/sdk/contract';
import { createAppGrt } from '../core/create-app-grt.ts';
import { roleMayOpen } from '../core/may.ts';
import { paths, patterns } from '../core/paths.ts';
import { AccountSetupScreen } from '../features/account-setup/account-setup-screen.tsx';
import { ApplicationStatusScreen } from '../features/application-status/application-status-screen.tsx';
import { EmailChangeScreen } from '../features/email-change/email-change-screen.tsx';
import { ForgotPasswordScreen } from '../features/forgotten-password/forgot-password-screen.tsx';
import { ResetPasswordScreen } from '../features/forgotten-password/reset-password-screen.tsx';
import { LandingScreen } from '../features/landing/landing-screen.tsx';
import { SignInScreen } from '../features/sign-in/sign-in-screen.tsx';
import { ConsoleShell } from '../ui/console-shell/console-shell.tsx';
import type { NavigationEntry } from '../ui/console-shell/navigation.tsx';
import { adminEntries } from './admin-entries.ts';
import { AppProviders } from './app-providers.tsx';
import { clientEntries } from './client-entries.ts';

/** A page that the build draws, for who sees it before its scripts have come. */
export interface DrawnPage {
  /** Of its file: the address, or the area of which it is for every address. */
  readonly name: string;
  /** Where it is drawn, which decides what links are current; its query is the screen's. */
  readonly path: string;
  readonly Component: ComponentType;
  readonly title?: string;
  /** The modules, below `src`, whose styles it needs, and which the app loads next. */
  readonly modules: readonly string[];
  /** Whether React takes over its elements. If not, the app shows its own in their place. */
  readonly isHydrated?: boolean;
  /** Styles by what public/before-paint.js knows of whoever looks. */
  readonly styles?: string;
}

/** Never called. */
const grt = createAppGrt({ baseUrl: 'http://localhost/api' });
const nowhere = '/drawn';
const frame = ['app/app-root.tsx', 'core/grt.ts'];

export const drawnPages: readonly DrawnPage[] = [
  {
    name: 'landing',
    path: patterns.landing,
    // As in the app's own routes: the application is rendered only when a visitor opens it.
    Component: () => <LandingScreen Application={() => null} />,
    modules: ['features/landing/landing-screen.tsx'],
    isHydrated: true,
  },
  {
    name: 'login',
    path: patterns.login,
    Component: () => (
      <AppProviders grt={grt}>
        <SignInScreen />
      </AppProviders>
    ),
    title: 'Sign in · GRT',
    modules: [...frame, 'features/sign-in/sign-in-screen.tsx'],
    // Who is signed in is told so, above the form. Passkeys are offered where there can be some.
    styles: hidden(['[data-account] #drawn', ':root:not([data-passkeys]) #drawn form > div:last-child']),
  },
  entryPage(patterns.forgotPassword, 'Forgot password', {
    // What is typed here would be lost.
    Screen: () => (
      <div inert>
        <ForgotPasswordScreen />
      </div>
    ),
    module: 'features/forgotten-password/forgot-password-screen.tsx',
  }),
  entryPage(patterns.resetPassword, 'New password', {
    Screen: ResetPasswordScreen,
    module: 'features/forgotten-password/reset-password-screen.tsx',
  }),
  entryPage(patterns.setup, 'Account setup', {
    Screen: AccountSetupScreen,
    module: 'features/account-setup/account-setup-screen.tsx',
  }),
  entryPage(patterns.application, 'Your application', {
    Screen: ApplicationStatusScreen,
    module: 'features/application-status/application-status-screen.tsx',
  }),
  entryPage(patterns.emailChange, 'Email address', {
    Screen: EmailChangeScreen,
    module: 'features/email-change/email-change-screen.tsx',
  }),
  {
    name: 'client/any',
    path: nowhere,
    Component: () => (
      <DrawnShells area="Client area" home={paths.clientDashboard} entries={clientEntries} exit="Sign out" />
    ),
    modules: [...frame, 'app/client-layout.tsx'],
    styles: stylesOfShells('client'),
  },
  {
    name: 'admin/any',
    path: nowhere,
    Component: () => <DrawnShells area="Administration" home={paths.admin} entries={adminEntries} exit="Logout" />,
    modules: [...frame, 'app/admin-layout.tsx'],
    styles: stylesOfShells('admin') + hidden(administratorRoleValues.flatMap(barredEntries)),
  },
];

/** A screen that a link of an email opens, while it checks that link. */
function entryPage(
  path: string,
  title: string,
  { Screen, module }: { Screen: ComponentType; module: string },
): DrawnPage {
  return {
    name: path.slice(1),
    path: `${path}?token=drawn`,
    Component: () => (
      <AppProviders grt={grt}>
        <Screen />
      </AppProviders>
    ),
    title: `${title} · GRT`,
    modules: [...frame, module],
  };
}

interface DrawnShellsProps {
  readonly area: string;
  readonly home: string;
  readonly entries: readonly NavigationEntry[];
  readonly exit: string;
}

/** The frame of a console, open and folded: styles choose. Inert, because its buttons do nothing yet. */
function DrawnShells({ area, home, entries, exit }: DrawnShellsProps) {
  return [false, true].map((folded) => (
    <div key={String(folded)} data-drawn-folded={folded} inert>
      <ConsoleShell
        area={area}
        home={home}
        entries={entries}
        exit={{ label: exit, onExit: () => undefined }}
        identity={null}
        folded={folded}
      >
        {null}
      </ConsoleShell>
    </div>
  ));
}

/** Only for those whose area it is. The tools in the header come with the name beside them, so that they do not move. */
function stylesOfShells(area: string): string {
  return (
    hidden([
      `:root:not([data-account='${area}']) #drawn`,
      ":root:not([data-sidebar='folded']) [data-drawn-folded='true']",
      ":root[data-sidebar='folded'] [data-drawn-folded='false']",
    ]) + '#drawn header > div{visibility:hidden}'
  );
}

/** The entries whose screens a role may not open. */
function barredEntries(role: (typeof administratorRoleValues)[number]): readonly string[] {
  return adminEntries
    .filter(({ to }) => !roleMayOpen(role, to))
    .map(({ to }) => `[data-role='${role}'] #drawn li:has(a[href='${to}'])`);
}

function hidden(selectors: readonly string[]): string {
  return selectors.length === 0 ? '' : `${selectors.join(',')}{display:none}`;
}
