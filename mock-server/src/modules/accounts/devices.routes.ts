import type { Handlers } from '../../core/http/handlers.ts';
import { decideOnDevice, signInDevice, startDevice, waitingDevice } from './device-sign-in.commands.ts';
import { shownUserCode } from './device-sign-in.rules.ts';
import type { AccountParts } from './parts.ts';

/** Signing in a program through a browser. @see docs/decisions/0020-device-sign-in.md */
export function deviceHandlers(
  parts: AccountParts,
): Handlers<'devices.start' | 'devices.signIn' | 'devices.show' | 'devices.approve' | 'devices.deny'> {
  return {
    async 'devices.start'(request) {
      return { status: 200, body: { success: true, data: await startDevice(parts, request) } };
    },
    async 'devices.signIn'(request) {
      return { status: 200, body: await signInDevice(parts, request) };
    },
    async 'devices.show'(request) {
      const { address, userAgent, createdAt, expiresAt } = await waitingDevice(parts, request);
      const data = {
        user_code: shownUserCode(request.path.user_code),
        address,
        user_agent: userAgent,
        created_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
      };
      return { status: 200, body: { success: true, data } };
    },
    async 'devices.approve'(request) {
      await decideOnDevice(parts, request, 'approved');
      return { status: 200, body: { success: true, message: 'The program is being signed in.' } };
    },
    async 'devices.deny'(request) {
      await decideOnDevice(parts, request, 'denied');
      return { status: 200, body: { success: true, message: 'The program was denied.' } };
    },
  };
}
