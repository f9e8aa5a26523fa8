import { CommandError } from './command-error.ts';
import { exitCode } from './exit-code.ts';

/** True for an error of the operating system with this code, such as `ENOENT`. */
export function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** True for a write after whoever read has gone: a pager that was closed, or `head`. Windows may say EOF then. */
export function isClosedPipe(error: unknown): boolean {
  return isErrno(error, 'EPIPE') || isErrno(error, 'EOF');
}

/** The results of changes went unread: unlike a list, whose reader may close the pipe, that is an error. */
export function unread(cause: unknown): CommandError {
  return new CommandError('The reader closed the output', { exitCode: exitCode.failed, code: 'unread', cause });
}
