import { isErrnoException } from '../errno.ts';

/**
 * Failures to connect and failed connections, recognized by the error objects: the driver gives most of them no code.
 */
const losses = new WeakSet<Error>();

/** What PostgreSQL reports when it ends or refuses a connection: SQLSTATE class 08 besides these (an administrator or a
 * crash ends it, it starts or stops, it has been idle for too long, it has too many). */
const endings = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '53300']);

/** Marks an error as the loss of a connection. */
export function noteConnectionLoss(error: Error): void {
  losses.add(error);
}

/** Whether the database was unavailable, wherever the query layer put its error. What was being done is undone, except
 * for a single statement outside of a transaction, whose outcome is unknown. Retrying soon may help. */
export function isConnectionLoss(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (losses.has(current)) return true;
    const code = isErrnoException(current) ? (current.code ?? '') : '';
    if (endings.has(code) || /^08\w{3}$/.test(code)) return true;
  }
  return false;
}

/** The connection was lost during a COMMIT, and the database cannot be asked about the outcome. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
}
