import type { Clock } from '../clock.ts';
import { noteLimit } from '../request-context.ts';
import type { Allowance } from './allowance.ts';
import { networkOf } from './network.ts';
import { tooMany } from './rate-limits.ts';

/** The most networks that are counted at once, some 30 MB. Beyond it, whoever has been counted for longest is forgotten: who
 * has that many networks gains little by it. */
const mostNetworks = 100_000;

interface Window {
  count: number;
  readonly endsMs: number;
}

/** A coarse in-memory limit of requests per address, which costs almost nothing, and the same however many addresses there
 * are: a flood is stopped before it reaches the database. Each server process counts for itself.
 * @returns a function that counts a request, and throws a Refusal 429 if there were too many. */
export function createRequestLimit(
  { count, windowMs }: Allowance,
  clock: Clock,
  most: number = mostNetworks,
): (address: string) => void {
  /** In the order in which they began, and so end. */
  const windows = new Map<string, Window>();
  const begin = (network: string, nowMs: number): Window => {
    windows.delete(network);
    for (const [key, { endsMs }] of windows) {
      if (endsMs > nowMs && windows.size < most) break;
      windows.delete(key);
    }
    const window = { count: 0, endsMs: nowMs + windowMs };
    windows.set(network, window);
    return window;
  };
  return (address) => {
    const network = networkOf(address);
    const nowMs = clock.now().getTime();
    const known = windows.get(network);
    const isOpen = known && known.endsMs > nowMs && known.endsMs <= nowMs + windowMs;
    const window = isOpen ? known : begin(network, nowMs);
    window.count += 1;
    const state = { limit: count, remaining: count - window.count, resetMs: window.endsMs - nowMs };
    if (window.count > count) throw tooMany(state);
    noteLimit(state);
  };
}
