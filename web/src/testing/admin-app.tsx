import type { FetchLike } from '@grt/sdk';
import { tokenStorageKey, userStorageKey } from '@grt/sdk/contract';
import type { TestServer } from '@grt/mock-server/testing';
import type { InitialEntry } from 'react-router-dom';
import { aUser, renderApp } from './render-app.tsx';

/** The whole app for an administrator, with a session that the server knows.
 * @param fetch - replaces the server's replies, for things it does not do on its own, such as failing */
export async function openAsReviewer(server: TestServer, entry: InitialEntry, fetch: FetchLike = server.fetch) {
  localStorage.setItem(tokenStorageKey, await server.signIn('reviewer'));
  localStorage.setItem(userStorageKey, JSON.stringify(aUser('admin')));
  return renderApp(entry, { fetch, baseUrl: server.baseUrl });
}

/** The same for the demo super admin. */
export async function openAsSuperAdmin(server: TestServer, entry: InitialEntry) {
  localStorage.setItem(tokenStorageKey, await server.signIn('admin'));
  localStorage.setItem(userStorageKey, JSON.stringify(aUser('super_admin')));
  return renderApp(entry, { fetch: server.fetch, baseUrl: server.baseUrl });
}
