/** What is left of a limit. */
export interface LimitState {
  /** Calls per window. */
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds until the window ends. */
  readonly resetMs: number;
}

/** The headers that tell a limit (IETF draft-ietf-httpapi-ratelimit-headers, as most servers and clients have it). */
export function limitHeaders({ limit, remaining, resetMs }: LimitState): Readonly<Record<string, string>> {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(Math.max(0, remaining)),
    'RateLimit-Reset': String(secondsOf(resetMs)),
  };
}

/** A waiting time in whole seconds, never too short. */
export function secondsOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
