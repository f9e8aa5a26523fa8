import type { Handlers } from '../../core/http/handlers.ts';
import { cancelEmail, checkEmailLink, confirmEmail, declineEmail } from './email-change.commands.ts';
import type { AccountParts } from './parts.ts';

/** Changing the address of an account. @see docs/specification/decisions.md §14 */
export function emailHandlers(
  parts: AccountParts,
): Handlers<'email.check' | 'email.confirm' | 'email.decline' | 'email.cancel'> {
  return {
    async 'email.check'(request) {
      return { status: 200, body: { success: true, data: await checkEmailLink(parts, request) } };
    },
    async 'email.confirm'(request) {
      return { status: 200, body: { success: true, message: await confirmEmail(parts, request) } };
    },
    async 'email.decline'(request) {
      await declineEmail(parts, request);
      return { status: 200, body: { success: true, message: 'The change was canceled. The address stays as it is.' } };
    },
    async 'email.cancel'(request) {
      await cancelEmail(parts, request);
      return { status: 200, body: { success: true, message: 'The change was canceled.' } };
    },
  };
}
