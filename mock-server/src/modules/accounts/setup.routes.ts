import type { Handlers } from '../../core/http/handlers.ts';
import type { AccountParts } from './parts.ts';
import { createAccount, usableLink } from './setup.commands.ts';

/** Setting up an account from an emailed link.
 * @see docs/specification/part-1-public-and-client.md §2 and §8; docs/specification/decisions.md §2 */
export function setupHandlers(parts: AccountParts): Handlers<'setup.validateToken' | 'setup.createAccount'> {
  return {
    async 'setup.validateToken'({ body, address }) {
      const { link, account, client } = await usableLink(parts, body.token, address);
      const data = {
        company_name: client?.companyName ?? '',
        client_name: `${account.firstName} ${account.lastName}`,
        email: account.email,
        expires_at: link.expiresAt.toISOString(),
      };
      return { status: 200, body: { success: true, data } };
    },
    async 'setup.createAccount'(request) {
      const username = await createAccount(parts, request);
      return {
        status: 201,
        body: { success: true, data: { username }, message: 'Account setup successful. You can now sign in.' },
      };
    },
  };
}
