/** From this length on, the engine keeps a substring as a reference, which would keep the whole text alive. */
const referencedChars = 13;

/** Remembers for each id the last row that has it: which of the good rows, counted from 0, and on which line it
 * starts. */
export class LastRows {
  readonly #rows = new Map<string, number>();
  #lines = new Uint32Array(1024);
  #count = 0;

  /** Notes the next good row. @returns the line of the earlier row with this id, which then does not count. */
  note(id: string, line: number): number | undefined {
    const row = this.#count;
    this.#count += 1;
    if (row === this.#lines.length) {
      const more = new Uint32Array(2 * row);
      more.set(this.#lines);
      this.#lines = more;
    }
    this.#lines[row] = line;
    const earlier = this.#rows.get(id);
    this.#rows.set(earlier === undefined && id.length >= referencedChars ? copyOf(id) : id, row);
    return earlier === undefined ? undefined : this.#lines[earlier];
  }

  /** Whether a row is the last one that has its id. */
  isLast(id: string, row: number): boolean {
    return this.#rows.get(id) === row;
  }
}

function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
