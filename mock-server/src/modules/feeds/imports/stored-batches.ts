import { noAccounting, type ItemBatch, type RowProblem } from '@grt/sdk/feeds';
import type { StoredBatch } from './feed-work.ts';
import { sliceRows } from './import-step.ts';
import { packItems } from './packed-items.ts';
import { storedItemOf } from './stored-item.ts';

/** Most problems that are passed on together. */
const mostProblems = 2000;

/** Gathers what was read until there is enough for a slice. The rows are packed at once: a batch that stays alive during
 * a garbage collection costs more than packing it. What comes before a failure is passed on before it is thrown. */
export async function* storedBatches(
  batches: AsyncIterable<ItemBatch>,
  isRemovalList: boolean,
): AsyncGenerator<StoredBatch> {
  let gathered = new Gathered();
  try {
    for await (const batch of batches) {
      gathered.add(batch, isRemovalList);
      if (!gathered.isEnough) continue;
      yield gathered.batch();
      gathered = new Gathered();
    }
  } catch (error) {
    if (gathered.isBegun) yield gathered.batch();
    throw error;
  }
  if (gathered.isBegun) yield gathered.batch();
}

class Gathered {
  readonly #ids: string[] = [];
  readonly #lines: number[] = [];
  readonly #stored: number[] = [];
  readonly #changed: number[] = [];
  readonly #packed: Buffer[] = [];
  readonly #problems: RowProblem[] = [];
  #rowsRead = 0;
  #rejected = 0;
  #last: Pick<ItemBatch, 'columns' | 'bytesRead' | 'accounting'> | undefined;

  add(batch: ItemBatch, isRemovalList: boolean): void {
    for (const { item, line, stored, changed } of batch.items) {
      this.#ids.push(item.external_id);
      this.#lines.push(line);
      this.#stored.push(stored);
      this.#changed.push(changed);
    }
    this.#packed.push(packItems(batch.items.map(({ item }) => storedItemOf(item, isRemovalList))));
    for (const problem of batch.problems) this.#problems.push(problem);
    this.#rowsRead += batch.rowsRead;
    this.#rejected += batch.rejected;
    this.#last = batch;
  }

  get isEnough(): boolean {
    return this.#ids.length >= sliceRows || this.#problems.length >= mostProblems;
  }

  get isBegun(): boolean {
    return this.#last !== undefined;
  }

  batch(): StoredBatch {
    return {
      ids: this.#ids,
      lines: this.#lines,
      stored: this.#stored,
      changed: this.#changed,
      packed: Buffer.concat(this.#packed),
      columns: [...(this.#last?.columns ?? [])],
      problems: this.#problems,
      rowsRead: this.#rowsRead,
      rejected: this.#rejected,
      bytesRead: this.#last?.bytesRead ?? 0,
      accounting: this.#last?.accounting() ?? noAccounting,
    };
  }
}
