import type { ChaosProfile, Fault } from './public-api.ts';

/** What the profiles stand for. The first fault whose chance comes up is met, so each share is of what those before leave. */
export const chaosProfiles: Readonly<Record<ChaosProfile, readonly Fault[]>> = {
  flaky: [
    { probability: 0.03, status: 503 },
    { probability: 0.02, status: 429 },
    { probability: 0.02, status: 500 },
    { probability: 0.02, cut: 'before' },
    { probability: 0.01, cut: 'after' },
    { probability: 0.01, malformed: true },
    { probability: 0.1, delayMs: 300 },
  ],
  slow: [{ probability: 0.2, delayMs: 200, slowBodyMs: 1000 }, { probability: 0.05, delayMs: 3000 }, { delayMs: 200 }],
  busy: [
    { probability: 0.3, status: 429, retryAfter: 2 },
    { probability: 0.1, status: 503, retryAfter: 2 },
  ],
  outage: [{ status: 503, retryAfter: 5 }],
};
