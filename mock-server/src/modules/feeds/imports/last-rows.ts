import type { RowMarks } from '@grt/sdk/feeds';

/** From this length on, the engine keeps a substring as a reference, which would keep the whole text alive. */
const referencedChars = 13;

/** A good row: on which line it starts, and which of its values are stored. */
export interface NotedRow extends RowMarks {
  readonly line: number;
}

/** Numbers that are kept of each row. */
const perRow = 3;

/** Remembers for each id the last row that has it: which of the good rows, counted from 0, with its line and marks. */
export class LastRows {
  readonly #rows = new Map<string, number>();
  #numbers = new Uint32Array(1024 * perRow);
  #count = 0;

  /** Notes the next good row. @returns the earlier row with this id, which then does not count. */
  note(id: string, { line, stored, changed }: NotedRow): NotedRow | undefined {
    const row = this.#count;
    this.#count += 1;
    if (row * perRow === this.#numbers.length) {
      const more = new Uint32Array(2 * row * perRow);
      more.set(this.#numbers);
      this.#numbers = more;
    }
    this.#numbers.set([line, stored, changed], row * perRow);
    const earlier = this.#rows.get(id);
    this.#rows.set(earlier === undefined && id.length >= referencedChars ? copyOf(id) : id, row);
    return earlier === undefined ? undefined : this.#noted(earlier);
  }

  #noted(row: number): NotedRow {
    const [line = 0, stored = 0, changed = 0] = this.#numbers.subarray(row * perRow, (row + 1) * perRow);
    return { line, stored, changed };
  }

  /** Whether a row is the last one that has its id. */
  isLast(id: string, row: number): boolean {
    return this.#rows.get(id) === row;
  }
}

function copyOf(text: string): string {
  return Buffer.from(text).toString();
}
