import type { FetchLike } from '@grt/sdk';
import { tokenStorageKey, userStorageKey, type AccountRole } from '@grt/sdk/contract';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
import { createRoutes } from '../app/routes.tsx';
import { createAppGrt } from '../core/create-app-grt.ts';

interface AppSettings {
  /** Who is signed in; no one by default. */
  readonly signedInAs?: AccountRole;
  /** Handles the calls; by default there is no server. A test server provides both of these. */
  readonly fetch?: FetchLike;
  readonly baseUrl?: string;
}

/** The whole app at one URL, as a browser shows it. */
export function renderApp(entry: InitialEntry, { signedInAs, fetch = noServer, baseUrl = '/api' }: AppSettings = {}) {
  if (signedInAs) {
    localStorage.setItem(tokenStorageKey, 'token-of-a-test');
    localStorage.setItem(userStorageKey, JSON.stringify(aUser(signedInAs)));
  }
  const grt = createAppGrt({ baseUrl, fetch, retries: 0 });
  const router = createMemoryRouter(
    createRoutes(() => Promise.resolve(grt)),
    { initialEntries: [entry] },
  );
  render(<RouterProvider router={router} />);
  const user: UserEvent = userEvent.setup();
  return {
    user,
    path: () => router.state.location.pathname + router.state.location.search,
    /** Goes to another URL whatever is on the screen, as the browser's Back does. */
    go: async (to: string) => await act(async () => await router.navigate(to)),
  };
}

/** A user as the server returns it at sign-in. */
export function aUser(role: AccountRole) {
  const isClient = role === 'client';
  return {
    id: 7,
    type: isClient ? 'client' : 'admin',
    role,
    username: isClient ? 'acme' : 'reviewer',
    full_name: isClient ? 'Ada Acme' : 'Robin Reviewer',
    email: isClient ? 'ada@acme.example' : 'robin@grt.example',
    is_super_admin: role === 'super_admin',
    client_id: isClient ? 1 : null,
    company_name: isClient ? 'Acme' : null,
    timezone: 'America/New_York',
  };
}

const noServer: FetchLike = () => Promise.reject(new TypeError('There is no server in this test'));
