import { exitCode, type ExitCode } from './exit-code.ts';

/** A command cannot go on, for a reason that its user can act on. Anything else that is thrown is a bug or comes from the SDK. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  /** What the process ends with. */
  readonly exitCode: ExitCode;
  /** A fixed word for programs, as the server's replies have one. */
  readonly code: string;
  /** Field name to its messages, where single fields are refused. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(
    message: string,
    details: { exitCode: ExitCode; code: string; fields?: CommandError['fields']; cause?: unknown },
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.exitCode = details.exitCode;
    this.code = details.code;
    this.fields = details.fields ?? {};
  }
}

/** The command was called in a way that it does not understand, or without something that it needs: exit 2. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, { exitCode: exitCode.usage, code: 'usage', cause: options?.cause });
  }
}
