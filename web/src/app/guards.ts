import { data, redirect, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';
import { readAccount, type Account } from '../core/account.ts';
import { readEndedAccount } from '../core/session-end.ts';
import { paths } from '../core/paths.ts';
import { homeOf, signInFor } from '../core/way-back.ts';

/** A loader for one of the two areas. Redirects to /login without a stored token and user, from where the sign-in leads
 * back here. Users who are being asked to sign in again stay on the page.
 * @throws Response-like 403 for an account of the other type; the route error screen explains it.
 * @see docs/specification/part-1-public-and-client.md §6 */
export function requireAccount(type: 'admin' | 'client'): (call: Pick<LoaderFunctionArgs, 'request'>) => Account {
  return ({ request }) => {
    const account = accountIfAny();
    // react-router takes a thrown Response as "go there".
    // oxlint-disable-next-line typescript/only-throw-error
    if (!account) throw redirect(signInFor(request.url, type));
    // oxlint-disable-next-line typescript/only-throw-error
    if (account.type !== type) throw data({ needs: type }, { status: 403 });
    return account;
  };
}

/** A loader for what visitors may see, too. Users who are being asked to sign in again stay on the page. */
export const accountIfAny = (): Account | null => readAccount() ?? readEndedAccount() ?? null;

/** A loader that leads to the console of who is signed in, and visitors to the sign-in. */
export const toOwnConsole: LoaderFunction = () => redirect(homeOf(accountIfAny()?.type ?? '') ?? paths.login);

/** A loader that redirects to another address and keeps the query string. */
export const redirectTo =
  (path: string): LoaderFunction =>
  ({ request }) =>
    redirect(path + new URL(request.url).search);
