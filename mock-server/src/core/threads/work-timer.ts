/** Measures time, and calls back when some of it has passed. */
export interface Stopwatch {
  /** Milliseconds since any moment. */
  now(): number;
  /** @returns a function that cancels the call */
  after(ms: number, call: () => void): () => void;
}

const realTime: Stopwatch = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** How long the last messages of a thread may be in transit when its time is up. */
export const graceMs = 50;

/** Adds up working time, and reports when it is used up. */
export class WorkTimer {
  readonly #limitMs: number;
  readonly #over: () => void;
  readonly #stopwatch: Stopwatch;
  #usedMs = 0;
  #sinceMs = 0;
  #cancel: (() => void) | undefined;

  constructor(limitMs: number, over: () => void, stopwatch = realTime) {
    this.#limitMs = limitMs;
    this.#over = over;
    this.#stopwatch = stopwatch;
  }

  /** Work continues. */
  go(): void {
    if (this.#cancel) return;
    this.#sinceMs = this.#stopwatch.now();
    this.#cancel = this.#stopwatch.after(this.#limitMs - this.#usedMs, () => {
      // If this process itself was blocked, the answer may already be waiting here; it is handled first.
      this.#cancel = this.#stopwatch.after(graceMs, this.#over);
    });
  }

  /** Work is waiting for something. */
  rest(): void {
    if (!this.#cancel) return;
    this.#cancel();
    this.#cancel = undefined;
    this.#usedMs += this.#stopwatch.now() - this.#sinceMs;
  }
}
