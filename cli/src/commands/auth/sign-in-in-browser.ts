import type { DeviceSignIn, SignInReply } from '@grt/sdk/contract';
import type { Context } from '../../core/context.ts';
import { CommandError } from '../../core/command-error.ts';
import { exitCode } from '../../core/exit-code.ts';

/** Signs in by handing over to a browser, where any second factor works. The code and the address go to standard error, also
 * with `--quiet` and as JSON with `--json`: without them no one could go on. A browser is opened at a terminal only.
 * @throws CommandError: 4 if nobody approved it in time */
export async function signInInBrowser(context: Context): Promise<SignInReply> {
  const { GoneError, memoryTokenStore, signInByBrowser } = await import('@grt/sdk');
  const grt = await context.grtWith(memoryTokenStore());
  const line = await context.progress('Waiting for you to approve it in the browser');
  try {
    return await signInByBrowser(grt.devices, {
      onCode: async (codes) => {
        line.stop();
        await tell(context, codes);
        if (context.prompt.canAsk) await open(context, codes.verification_uri_complete);
        line.update('Waiting for you to approve it in the browser');
      },
      signal: context.signal,
      clock: context.clock,
    });
  } catch (error) {
    if (!(error instanceof GoneError)) throw error;
    throw new CommandError(error.reason, { exitCode: exitCode.notSignedIn, code: error.code, cause: error });
  } finally {
    line.stop();
  }
}

async function tell(context: Context, { user_code, verification_uri_complete, ...codes }: DeviceSignIn) {
  const minutes = String(Math.round(codes.expires_in / 60));
  const text = `Open this address in a browser, compare the code, and approve it within ${minutes} minutes:

  ${verification_uri_complete}
  Code: ${user_code}
`;
  const { verification_uri, expires_in } = codes;
  await context.complain(text, { user_code, verification_uri, verification_uri_complete, expires_in });
}

/** What the server calls its address is opened only if it is a web page. A browser that does not open is no failure: the
 * address is on the screen. */
async function open(context: Context, url: string): Promise<void> {
  if (!/^https?:\/\//i.test(url)) return;
  await context.openBrowser(url).catch(async (error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
    await context.note('No browser could be opened here. Open the address yourself, on any device.');
  });
}
