import type { Handlers } from '../../core/http/handlers.ts';
import { setUpFirstAdministrator, type FirstAdministratorParts } from './first-administrator.commands.ts';

/** Sets the first super admin up with the link that was printed at the start. @see docs/decisions/0009 */
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
