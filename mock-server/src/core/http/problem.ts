import { isConnectionLoss, UnknownOutcomeError } from '../database/connection-loss.ts';
import type { Log } from '../log.ts';
import { isNoRoom } from '../no-room.ts';
import { databaseUnavailable, Refusal } from '../refusal.ts';
import type { Reply } from './reply.ts';

/** What was running when something was thrown. */
export interface ProblemContext {
  readonly requestId: string;
  readonly log: Log;
  /** Method and path, for the log. */
  readonly request: string;
}

/** Converts an exception to the error envelope. A refusal has its own message; anything else is a bug or a failure
 * of the machine: it is logged in full, and the client sees no internals.
 * @see docs/specification/decisions.md §1 */
export function errorEnvelope(error: unknown, context: ProblemContext): Reply {
  const refusal = error instanceof Refusal ? error : failure(error, context);
  const body = {
    success: false,
    message: refusal.message,
    code: refusal.code,
    ...(refusal.errors === undefined ? {} : { errors: refusal.errors }),
    ...(refusal.current === undefined ? {} : { current: refusal.current }),
    ...(refusal.challenge === undefined ? {} : { challenge: refusal.challenge }),
    request_id: context.requestId,
  };
  return { status: refusal.status, body, headers: refusal.headers };
}

function failure(error: unknown, { requestId, log, request }: ProblemContext): Refusal {
  log.error('A request failed', { request_id: requestId, request, error });
  if (isNoRoom(error)) {
    return new Refusal(503, 'The server has no space left to save this. Please try again later.', {
      code: 'no_room',
      headers: { 'Retry-After': '60' },
      cause: error,
    });
  }
  if (error instanceof UnknownOutcomeError) {
    return new Refusal(504, 'We could not confirm whether this was saved. Please check before you send it again.', {
      code: 'outcome_unknown',
      cause: error,
    });
  }
  if (isConnectionLoss(error)) return databaseUnavailable(error);
  return new Refusal(500, 'Something went wrong on our side. Please try again.', { code: 'internal', cause: error });
}
