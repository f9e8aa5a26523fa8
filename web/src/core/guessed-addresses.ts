import { paths } from './paths.ts';

/** Addresses that people guess, and where they lead. No link of the app has them, so only the server redirects from there. */
export const guessedAddresses: Readonly<Record<string, string>> = {
  '/admin/dashboard': paths.admin,
  '/admin/login': paths.login,
  '/signin': paths.login,
  '/signup': paths.apply,
  '/register': paths.apply,
  '/apply': paths.apply,
  '/forgot': paths.forgotPassword,
  '/forgot-password': paths.forgotPassword,
};
