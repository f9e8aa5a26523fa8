import { NetworkError, ServerError, TimeoutError } from './errors.ts';

/** Why a later attempt may succeed:
 * - `busy`: the server has done nothing, and says so (429, 503);
 * - `working`: it is still at work on an earlier attempt with the same key, whose reply it will repeat;
 * - `lost`: no reply came through (a broken connection, 408, 502, 504, or 520 and above), so the call may have been carried out;
 * - `late`: no reply came in time, which says as little. */
export type Setback = 'busy' | 'working' | 'lost' | 'late';

const byStatus: Readonly<Record<number, Setback>> = { 408: 'lost', 429: 'busy', 502: 'lost', 503: 'busy', 504: 'lost' };

/** Whether a failure may pass by itself, and why. Undefined: another attempt would fail in the same way. */
export function setbackOf(error: unknown): Setback | undefined {
  if (error instanceof NetworkError) return 'lost';
  if (error instanceof TimeoutError) return 'late';
  if (!(error instanceof ServerError)) return undefined;
  if (error.code === 'still_running') return 'working';
  // 520 and above are no standard's, but those of gateways that lost the server behind them.
  return error.status >= 520 ? 'lost' : byStatus[error.status];
}

/** How long the server asks to wait before the next attempt, in milliseconds; 0 if it does not say. */
export function askedWaitMs(error: unknown): number {
  return error instanceof ServerError ? (error.retryAfterMs ?? 0) : 0;
}
