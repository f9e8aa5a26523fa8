/** How long the last messages of a thread may be in transit when its time is up. */
const graceMs = 50;

/** Adds up working time, and reports when it is used up. */
export class WorkTimer {
  readonly #limitMs: number;
  readonly #over: () => void;
  #usedMs = 0;
  #sinceMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limitMs: number, over: () => void) {
    this.#limitMs = limitMs;
    this.#over = over;
  }

  /** Work continues. */
  go(): void {
    if (this.#timer) return;
    this.#sinceMs = performance.now();
    this.#timer = setTimeout(() => {
      // If this process itself was blocked, the answer may already be waiting here; it is handled first.
      this.#timer = setTimeout(this.#over, graceMs);
    }, this.#limitMs - this.#usedMs);
  }

  /** Work is waiting for something. */
  rest(): void {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#usedMs += performance.now() - this.#sinceMs;
  }
}
