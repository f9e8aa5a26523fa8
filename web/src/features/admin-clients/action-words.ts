/** Audited actions as an administrator reads them. */
const words: Readonly<Record<string, string>> = {
  'clients.create': 'Client added',
  'clients.update': 'Client changed',
  'clients.activate': 'Client activated',
  'clients.suspend': 'Client suspended',
  'clients.resendSetup': 'Setup link sent',
  'auth.signed_in': 'Signed in',
  'auth.updateProfile': 'Profile changed',
  'auth.changePassword': 'Password changed',
  'tokens.create': 'API token created',
  'tokens.revoke': 'API token revoked',
  'domains.create': 'Domain added',
  'domains.update': 'Domain changed',
  'domains.remove': 'Domain deleted',
  'bidding.update': 'Bidding changed',
  'clientFeeds.create': 'Feed uploaded',
  'clientFeeds.processMapping': 'Feed mapped',
  'clientFeeds.update': 'Feed changed',
  'clientFeeds.remove': 'Feed deleted',
  'clientFeeds.refresh': 'Feed fetched',
  'clientFeeds.acceptImport': 'Import accepted',
  'clientFeeds.dropImport': 'Import dropped',
  'clientFeeds.rollbackImport': 'Import rolled back',
};

/** `clients.suspend` as people say it; an action without words of its own is shown as it is named. */
export function actionInWords(action: string): string {
  return words[action] ?? action;
}
