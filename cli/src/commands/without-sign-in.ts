/** The commands that ask for something without an account. */
export const withoutSignIn: ReadonlySet<string> = new Set([
  'auth login',
  'auth reset',
  'auth switch',
  'register',
  'setup',
]);
