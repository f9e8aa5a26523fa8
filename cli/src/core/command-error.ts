import { exitCode, type ExitCode } from './exit-code.ts';

/**
 * A command cannot continue, for a reason that the user can act on. Any other exception is a bug or comes from the SDK.
 */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  /** The exit code. */
  readonly exitCode: ExitCode;
  /** A machine-readable code, as in the server's replies. */
  readonly code: string;
  /** Field names to their messages, if fields are refused. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** What to do next, if the message does not say. */
  readonly next?: string;

  constructor(
    message: string,
    details: { exitCode: ExitCode; code: string; fields?: CommandError['fields']; next?: string; cause?: unknown },
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.exitCode = details.exitCode;
    this.code = details.code;
    this.fields = details.fields ?? {};
    if (details.next !== undefined) this.next = details.next;
  }
}

/** Invalid usage, or a required value is missing: exit 2. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';

  constructor(message: string, options?: ErrorOptions & { readonly code?: string }) {
    super(message, { exitCode: exitCode.usage, code: options?.code ?? 'usage', cause: options?.cause });
  }
}

/** No id, path, or other word was given for a command to work on; a flag such as `--json` may have taken it. */
export class MissingArgumentError extends UsageError {}
