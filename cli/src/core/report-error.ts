import { cellText } from './cell.ts';
import { createPaint, wantsColor } from './colors.ts';
import { isClosedPipe } from './errno.ts';
import { exitCode, type ExitCode } from './exit-code.ts';
import { describeFailure, type Failure } from './failure.ts';
import type { SignInStep } from './sign-in-step.ts';
import type { World } from './world.ts';

/** How an error is reported. */
export interface ReportStyle {
  /** One JSON object instead of text. */
  readonly json: boolean;
  /** With the stack trace of a bug. */
  readonly verbose: boolean;
  /** What to do when the server asks to sign in. */
  readonly signIn?: SignInStep;
}

/**
 * Reports on standard error what went wrong: what was refused, each field with its messages, what to do next, and the
 * request id.
 * @returns the exit code
 */
export async function reportError(
  error: unknown,
  world: Pick<World, 'stderr' | 'env' | 'signal'>,
  style: ReportStyle,
): Promise<ExitCode> {
  // The reader of a list closed the pipe, as `head` does.
  if (isClosedPipe(error)) return exitCode.ok;
  if (world.signal.aborted) {
    await tell({ message: 'Interrupted', code: 'interrupted', exitCode: exitCode.interrupted }, world, style);
    return exitCode.interrupted;
  }
  const failure = (await describeFailure(error, style.signIn)) ?? bug(error, style);
  await tell(failure, world, style);
  return failure.exitCode;
}

/** The failure in the server's format, plus what to do next, and the exit code. */
export function failureJson(failure: Failure): Readonly<Record<string, unknown>> {
  const { fields = {}, next, status, requestId } = failure;
  return {
    success: false,
    message: failure.message,
    code: failure.code,
    ...(Object.keys(fields).length === 0 ? {} : { errors: fields }),
    ...(status === undefined ? {} : { status }),
    ...(next === undefined ? {} : { next }),
    ...(requestId === undefined ? {} : { request_id: requestId }),
    exit_code: failure.exitCode,
  };
}

/** The failure as lines for people. What a file or a server adds to them cannot control the terminal. */
export function failureLines(failure: Failure): readonly string[] {
  return [
    failure.message,
    ...Object.entries(failure.fields ?? {})
      .filter(([, messages]) => messages.join(' ') !== failure.message)
      .map(([field, messages]) => `  ${field === '' ? '' : `${field}: `}${messages.join(' ')}`),
    ...(failure.next === undefined ? [] : [failure.next]),
    ...(failure.requestId === undefined ? [] : [`  request ${failure.requestId}`]),
  ].flatMap((text) => text.split('\n').map((line) => cellText(line)));
}

async function tell(
  failure: Failure,
  { stderr, env }: Pick<World, 'stderr' | 'env'>,
  style: ReportStyle,
): Promise<void> {
  if (style.json) {
    await stderr.write(`${JSON.stringify(failureJson(failure))}\n`);
    return;
  }
  const paint = await createPaint(wantsColor(env, stderr.isTTY));
  const [first = '', ...rest] = failureLines(failure);
  await stderr.write([`${paint('bad', 'error:')} ${first}`, ...rest].map((line) => `${line}\n`).join(''));
}

function bug(error: unknown, style: ReportStyle): Failure {
  const known = error instanceof Error;
  const text = known ? error.message : String(error);
  const detail = known && style.verbose ? `\n${error.stack ?? ''}` : ' Run again with --verbose for more.';
  return { message: `This is a bug in grt: ${text}.${detail}`, code: 'bug', exitCode: exitCode.failed };
}
