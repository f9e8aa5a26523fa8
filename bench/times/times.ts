/** How long many calls took, in wall-clock milliseconds. */
export interface Times {
  readonly calls: number;
  readonly median: number;
  readonly p99: number;
  readonly worst: number;
}

/** @param ms - one figure for each call, in any order; NaN for all of them if there is none. */
export function timesOf(ms: readonly number[]): Times {
  const sorted = ms.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { calls: sorted.length, median: at(0.5), p99: at(0.99), worst: at(1) };
}

/** In columns of equal width. */
export function inWords({ median, p99, worst }: Times): string {
  const [middle, high, most] = [median, p99, worst].map((ms) => `${ms.toFixed(0).padStart(5)} ms`);
  return `median ${middle ?? ''}  p99 ${high ?? ''}  worst ${most ?? ''}`;
}
