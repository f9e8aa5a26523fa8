import type { Handlers } from '../../core/http/handlers.ts';
import { setUpFirstAdministrator, type FirstAdministratorParts } from './first-administrator.commands.ts';

/** Sets up the first super admin with the link that was printed at startup. @see docs/decisions/0009 */
export function firstAdministratorHandlers(parts: FirstAdministratorParts): Handlers<'setup.createAdministrator'> {
  return {
    async 'setup.createAdministrator'({ body, address, requestId }) {
      await setUpFirstAdministrator(parts, body, { address, requestId });
      const data = { username: body.username };
      return {
        status: 201,
        body: { success: true, data, message: 'The first super admin is set up. You can now sign in.' },
      };
    },
  };
}
