import type { Context } from './context.ts';
import { exitCode } from './exit-code.ts';
import { spanText } from './quantities.ts';

const everyMs = 2000;

/** Asks every two seconds, from two seconds on, until the user interrupts, which sets the exit code. After setbacks it asks less
 * often, or when the server says.
 * @param ask - without retries of its own; true to be asked again at once */
export async function keepAsking(
  context: Pick<Context, 'signal' | 'sleep' | 'note' | 'exitWith'>,
  ask: () => Promise<boolean>,
): Promise<void> {
  const { followPolicy, retryDelayMs } = await import('@grt/sdk');
  let attempt = 1;
  let waitMs: number | undefined = everyMs;
  while (!context.signal.aborted) {
    if (waitMs > 0) await context.sleep(waitMs);
    try {
      waitMs = (await ask()) ? 0 : everyMs;
      attempt = 1;
    } catch (error) {
      if (context.signal.aborted) break;
      waitMs = retryDelayMs(followPolicy, { error, attempt });
      if (waitMs === undefined) throw error;
      attempt += 1;
      await context.note(`The server is not responding. Trying again in ${spanText(waitMs)}.`);
    }
  }
  context.exitWith(exitCode.interrupted);
}
