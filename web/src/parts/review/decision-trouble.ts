import { GrtError, NetworkError, RateLimitedError, ServerError, setbackOf } from '@grt/sdk';

/** What follows from a try that failed. `waiting`: it may go through later. `refused`: never. `failed`: the server broke
 * down over it, and may do so again. */
export interface Trouble {
  readonly state: 'waiting' | 'refused' | 'failed';
  readonly why: string;
  /** The server's ID for the request, if it failed. */
  readonly requestId?: string | undefined;
  /** Without a reply it is not known whether the decision arrived. */
  readonly mayBeDone: boolean;
}

export const unreachable = 'The server cannot be reached.';

/** What became of a try. @param wasOffline - the browser had no network, so that nothing left the machine */
export function troubleOf(error: Error, wasOffline: boolean): Trouble {
  const setback = setbackOf(error);
  if (setback !== undefined) {
    const why = error instanceof RateLimitedError ? error.message : unreachable;
    return { state: 'waiting', why, mayBeDone: setback !== 'busy' && !(wasOffline && error instanceof NetworkError) };
  }
  if (error instanceof SessionOverError || (error instanceof ServerError && error.status < 500))
    return { state: 'refused', why: error.message, mayBeDone: false };
  const requestId = error instanceof GrtError ? error.requestId : undefined;
  return { state: 'failed', why: error.message, requestId, mayBeDone: true };
}

/** Nobody else's session sends it. */
export class SessionOverError extends Error {
  override readonly name = 'SessionOverError';
  override readonly message = 'You signed out before it was sent. It is still waiting in the queue.';
}
