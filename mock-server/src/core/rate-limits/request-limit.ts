import type { Clock } from '../clock.ts';
import { noteLimit } from '../request-context.ts';
import type { Allowance } from './allowance.ts';
import { networkOf } from './network.ts';
import { tooMany } from './rate-limits.ts';

/** With more addresses than this, expired windows are removed. */
const roomyCount = 10_000;

/** A coarse in-memory limit of requests per address, which costs almost nothing: a flood is stopped before it reaches
 * the database. Each server process counts for itself.
 * @returns a function that counts a request, and throws a Refusal 429 if there were too many. */
export function createRequestLimit({ count, windowMs }: Allowance, clock: Clock): (address: string) => void {
  const windows = new Map<string, { count: number; endsMs: number }>();
  return (from) => {
    const address = networkOf(from);
    const nowMs = clock.now().getTime();
    const known = windows.get(address);
    const isOpen = known && known.endsMs > nowMs && known.endsMs <= nowMs + windowMs;
    if (!isOpen && windows.size >= roomyCount)
      for (const [key, window] of windows) if (window.endsMs <= nowMs) windows.delete(key);
    const window = isOpen ? known : { count: 0, endsMs: nowMs + windowMs };
    if (!isOpen) windows.set(address, window);
    window.count += 1;
    const state = { limit: count, remaining: count - window.count, resetMs: window.endsMs - nowMs };
    if (window.count > count) throw tooMany(state);
    noteLimit(state);
  };
}
