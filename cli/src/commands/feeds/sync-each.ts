import type { Context } from '../../core/context.ts';
import { isClosedPipe, unread } from '../../core/errno.ts';
import { exitCode, type ExitCode } from '../../core/exit-code.ts';
import { describeFailure, type Failure } from '../../core/failure.ts';
import { failureJson, failureLines } from '../../core/report-error.ts';
import { signInStep } from '../../core/sign-in-step.ts';
import type { ManifestFeed } from './sync-manifest.ts';

/** Does something with one feed after another, so that imports do not block each other. Failures are reported and the rest
 * continues; what to do about them is said once, at the end. Sets the exit code. */
export async function forEachFeed(
  context: Context,
  feeds: readonly ManifestFeed[],
  work: (feed: ManifestFeed) => Promise<ExitCode>,
  refused?: (feed: ManifestFeed, failure: Failure, error: unknown) => Promise<void>,
): Promise<void> {
  const codes: ExitCode[] = [];
  const steps = new Set<string>();
  const signIn = await signInStep(context);
  for (const feed of feeds) {
    try {
      codes.push(await work(feed));
    } catch (error) {
      if (isClosedPipe(error)) throw unread(error);
      const failure = await describeFailure(error, signIn);
      if (failure === undefined || failure.exitCode === exitCode.interrupted || context.signal.aborted) throw error;
      const { next, ...told } = failure;
      if (next !== undefined) steps.add(next);
      codes.push(failure.exitCode);
      const text = `${feed.file}: ${failureLines(told).join('\n')}`;
      await context.complain(text, { file: feed.file, ...failureJson(failure) });
      await refused?.(feed, failure, error);
    }
  }
  for (const next of steps) await context.note(next);
  context.exitWith(overall(codes));
}

/** 0 if everything succeeded, 3 if some did, otherwise the code of the failure. */
function overall(codes: readonly ExitCode[]): ExitCode {
  const bad = codes.filter((code) => code !== exitCode.ok);
  const [first] = bad;
  if (first === undefined) return exitCode.ok;
  if (bad.length < codes.length) return exitCode.partlyDone;
  return bad.every((code) => code === first) ? first : exitCode.failed;
}
