import { readAccount } from '../../core/account.ts';
import { paths } from '../../core/paths.ts';

/** Where webhooks are in this console, and whether it is the administrators'. */
export function webhookPaths() {
  const isAdministrator = readAccount()?.type === 'admin';
  return isAdministrator
    ? { isAdministrator, list: paths.adminWebhooks, one: paths.adminWebhook }
    : { isAdministrator, list: paths.clientWebhooks, one: paths.clientWebhook };
}
