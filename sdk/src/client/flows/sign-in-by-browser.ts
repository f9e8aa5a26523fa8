import type { CallOptions } from '../call.ts';
import type { Grt } from '../client.ts';
import { systemClock, type Clock } from '../clock.ts';
import type { DeviceSignIn, SignInReply } from '../../contract/schema.gen.ts';
import { ConflictError } from '../errors.ts';
import { signInPolicy } from '../retry-policies.ts';
import { askedWaitMs } from '../setback.ts';

/** How to sign in through a browser. */
export interface BrowserSignInOptions extends Pick<CallOptions, 'signal'> {
  /** Called once: shows the person the code and the address, or opens it. */
  readonly onCode: (codes: DeviceSignIn) => void | Promise<void>;
  readonly clock?: Clock | undefined;
}

/** So much longer between two questions after one that came too soon, as the server counts. */
const slowerMs = 5000;
/** Refusals that only say: not yet. */
const notYet: ReadonlySet<string> = new Set(['authorization_pending', 'slow_down']);

/** Signs in through the browser of someone who is signed in there, or signs in there, whatever their second factor is.
 * Nothing is stored: give the reply to the token store.
 * @param calls - `devices` of a client
 * @throws ForbiddenError if the person refuses (`access_denied`), or the account is suspended; GoneError after 10 minutes
 * (`expired_token`); AbortedError; any error that the calls throw. While the server cannot be reached, or is busy, the wait
 * continues.
 * @see docs/decisions/0020-device-sign-in.md */
export async function signInByBrowser(
  calls: Pick<Grt['devices'], 'start' | 'signIn'>,
  options: BrowserSignInOptions,
): Promise<SignInReply> {
  const { signal, onCode, clock = systemClock } = options;
  const codes = await calls.start(undefined, { signal });
  const endMs = clock.now() + codes.expires_in * 1000;
  let everyMs = codes.interval * 1000;
  let waitMs = everyMs;
  await onCode(codes);
  for (;;) {
    await clock.sleep(waitMs, signal, 'devices.signIn');
    try {
      const retry = signInPolicy(everyMs, endMs - clock.now());
      return await calls.signIn({ device_code: codes.device_code }, { signal, retry });
    } catch (error) {
      if (!(error instanceof ConflictError && notYet.has(error.code))) throw error;
      if (error.code === 'slow_down') everyMs += slowerMs;
      waitMs = Math.max(everyMs, askedWaitMs(error));
    }
  }
}
