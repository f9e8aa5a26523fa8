import { administratorRoleValues, tokenStorageKey, userStorageKey, type AdministratorRole } from '@grt/sdk/contract';

/** Who is signed in according to the browser; the server decides on every call.
 * @see docs/specification/part-1-public-and-client.md §3 */
export interface Account {
  /** `admin` or `client`; a server may have other types. */
  readonly type: string;
  readonly username: string;
  readonly full_name?: string;
  readonly email?: string;
  /** Of an administrator. */
  readonly role?: AdministratorRole;
  readonly is_super_admin?: boolean;
}

/** The token of the session that the user has left, which is stored for a moment longer. */
let leftToken: string | null = null;

/** The stored account, or undefined if the token or the user is missing or unreadable, or the user has left it. */
export function readAccount(): Account | undefined {
  try {
    const token = localStorage.getItem(tokenStorageKey);
    const user: unknown = JSON.parse(localStorage.getItem(userStorageKey) ?? 'null');
    return token && token !== leftToken ? toAccount(user) : undefined;
  } catch {
    return undefined;
  }
}

/** Counts as signed out from now on, before the session has been removed from the storage: screens are still there, are
 * drawn once more, and would ask again what is forgotten. */
export function leaveAccount(): void {
  leftToken = localStorage.getItem(tokenStorageKey);
}

/** The session that was left has been removed from the storage. */
export function accountIsGone(): void {
  leftToken = null;
}

/** Calls back when another tab signs in or out. @returns an unsubscribe function. */
export function onAccountElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === tokenStorageKey || event.key === userStorageKey) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function toAccount(user: unknown): Account | undefined {
  if (typeof user !== 'object' || user === null) return undefined;
  const { type, username, full_name, email, role, is_super_admin }: Partial<Record<keyof Account, unknown>> = user;
  if (typeof type !== 'string' || typeof username !== 'string') return undefined;
  return {
    type,
    username,
    ...(typeof full_name === 'string' ? { full_name } : {}),
    ...(typeof email === 'string' ? { email } : {}),
    ...(isAdministratorRole(role) ? { role } : {}),
    ...(typeof is_super_admin === 'boolean' ? { is_super_admin } : {}),
  };
}

const isAdministratorRole = (role: unknown): role is AdministratorRole =>
  administratorRoleValues.some((known) => known === role);
