import { paths } from './paths.ts';

const param = 'next';
const adminArea = /^\/admin(?:[/?]|$)/;
const clientArea = /^\/client(?:[/?]|$)/;

/** The home of an account type; undefined for a type without an area. */
export function homeOf(type: string): string | undefined {
  if (type === 'admin') return paths.admin;
  return type === 'client' ? paths.clientDashboard : undefined;
}

/** The sign-in that leads on to the screen that was asked for.
 * @param type - of account that the screen is for: its home is where the sign-in leads without being told */
export function signInFor(url: string, type: string): string {
  const { pathname, search } = new URL(url);
  const asked = pathname + search;
  return asked === homeOf(type) ? paths.login : `${paths.login}?${new URLSearchParams({ [param]: asked }).toString()}`;
}

/** Where a sign-in leads on to; undefined if it was not told, or told to leave the area of the account.
 * @param search - of the sign-in's URL, which anyone may have written */
export function nextIn(search: string, type: string): string | undefined {
  const next = new URLSearchParams(search).get(param) ?? '';
  return (type === 'admin' ? adminArea : clientArea).test(next) ? next : undefined;
}
