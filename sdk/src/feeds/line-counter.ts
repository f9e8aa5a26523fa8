/** Finds line numbers within a text that arrives in chunks; positions must be requested in order. */
export class LineCounter {
  #line = 1;
  /** Where the current line starts in the chunk; negative when it started in an earlier one. */
  #lineStart = 0;
  #next = -1;
  #chunk = '';

  /** Receives the next chunk; counts what is left of the last one. */
  push(chunk: string): void {
    this.#advance(this.#chunk.length);
    this.#lineStart -= this.#chunk.length;
    this.#chunk = chunk;
    this.#next = chunk.indexOf('\n');
  }

  /** Line of a position in the chunk, from 1. */
  lineOf(at: number): number {
    this.#advance(at);
    return this.#line;
  }

  /** Line and column of a position in the chunk, from 1. */
  placeOf(at: number): { line: number; column: number } {
    const line = this.lineOf(at);
    return { line, column: at - this.#lineStart + 1 };
  }

  #advance(to: number): void {
    while (this.#next !== -1 && this.#next < to) {
      this.#line += 1;
      this.#lineStart = this.#next + 1;
      this.#next = this.#chunk.indexOf('\n', this.#lineStart);
    }
  }
}
