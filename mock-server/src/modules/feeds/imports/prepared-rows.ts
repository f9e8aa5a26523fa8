import { RepeatedRows, repeatedId } from '@grt/sdk/feeds';
import type { RowProblem } from '@grt/sdk/feeds';
import type { FileStore, ScratchFile } from '../../../core/files/file-store.ts';
import { LastRows } from './last-rows.ts';
import type { StoredBatch } from './feed-work.ts';
import { unpackItems } from './packed-items.ts';
import { sliceRows } from './import-step.ts';
import type { StoredItem } from './stored-item.ts';

/** Rows that are brought in together. */
export interface PreparedSlice {
  /** The rows that count: of those with the same id, the last in the file. */
  readonly items: readonly StoredItem[];
  /** Good rows of the file up to the end of the slice. */
  readonly rowsSeen: number;
  /** Bytes of the file up to there. */
  readonly bytesRead: number;
}

/** Where the rows of a slice lie in the scratch file. */
interface Place {
  readonly position: number;
  readonly length: number;
  readonly firstRow: number;
  readonly rowsSeen: number;
  readonly bytesRead: number;
}

/** The good rows of a file as they will be stored, put aside while it is checked: to bring them in, it need not be read and
 * mapped again. Of each row only its id, line, and marks are in memory. */
export class PreparedRows {
  /** Values of the rows that no longer count. */
  readonly repeated = new RepeatedRows();
  readonly #scratch: ScratchFile;
  readonly #last = new LastRows();
  readonly #places: Place[] = [];
  /** What is not in the scratch file yet. */
  #unwritten: Uint8Array[] = [];
  #rowsSeen = 0;
  #rowsWritten = 0;
  #bytesRead = 0;

  private constructor(scratch: ScratchFile) {
    this.#scratch = scratch;
  }

  /** Its opener must close it. */
  static async open(files: FileStore): Promise<PreparedRows> {
    return new PreparedRows(await files.scratch());
  }

  /** Puts the next rows of the file aside. @returns the earlier rows that no longer count, in order. */
  async add({ ids, lines, stored, changed, packed, bytesRead }: StoredBatch): Promise<RowProblem[]> {
    const repeated: RowProblem[] = [];
    for (const [index, id] of ids.entries()) {
      const line = lines[index] ?? 0;
      const earlier = this.#last.note(id, { line, stored: stored[index] ?? 0, changed: changed[index] ?? 0 });
      if (earlier === undefined) continue;
      repeated.push(repeatedId(earlier.line, id, line));
      this.repeated.add(earlier);
    }
    this.#unwritten.push(packed);
    this.#rowsSeen += ids.length;
    this.#bytesRead = bytesRead;
    if (this.#rowsSeen - this.#rowsWritten >= sliceRows) await this.#writeSlice();
    return repeated.sort((one, other) => one.line - other.line);
  }

  async #writeSlice(): Promise<void> {
    const bytes = Buffer.concat(this.#unwritten);
    this.#unwritten = [];
    const firstRow = this.#rowsWritten;
    this.#rowsWritten = this.#rowsSeen;
    const position = await this.#scratch.append(bytes);
    const { length } = bytes;
    this.#places.push({ position, length, firstRow, rowsSeen: this.#rowsSeen, bytesRead: this.#bytesRead });
  }

  /** The rows that count, except among the first `after` good ones, in slices of at most `limit()` rows. To be called
   * once all rows of the file have been added. */
  async *slices(after: number, limit: () => number): AsyncGenerator<PreparedSlice> {
    if (this.#rowsSeen > this.#rowsWritten) await this.#writeSlice();
    for (const { position, length, firstRow, rowsSeen, bytesRead } of this.#places) {
      if (rowsSeen <= after) continue;
      const rows = unpackItems(await this.#scratch.read(position, length));
      for (let start = Math.max(0, after - firstRow); start < rows.length;) {
        const end = Math.min(rows.length, start + limit());
        const items = rows
          .slice(start, end)
          .filter(({ externalId }, index) => this.#last.isLast(externalId, firstRow + start + index));
        yield { items, rowsSeen: firstRow + end, bytesRead };
        start = end;
      }
    }
  }

  close(): Promise<void> {
    return this.#scratch.close();
  }
}
