/** How long the last messages of a thread may be under way when its time is up. */
const graceMs = 50;

/** Adds up the time that somebody works, and tells when it is used up. */
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

  /** The work goes on. */
  go(): void {
    if (this.#timer) return;
    this.#sinceMs = performance.now();
    this.#timer = setTimeout(() => {
      // If this process was held up itself, the answer may have been waiting here; it is heard first.
      this.#timer = setTimeout(this.#over, graceMs);
    }, this.#limitMs - this.#usedMs);
  }

  /** The work waits for something. */
  rest(): void {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#usedMs += performance.now() - this.#sinceMs;
  }
}
