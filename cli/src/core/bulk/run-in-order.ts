/** How much runs concurrently. */
export interface Pace {
  /** Concurrent calls, 1 or more. */
  readonly concurrency: number;
  /** True once nothing new should start. */
  readonly isStopped: () => boolean;
}

/**
 * Processes items concurrently and delivers the results in the order of the items. Results ahead of a slow one wait
 * for it, so memory stays bounded.
 * @param work - never throws for failures of a single item
 * @param settled - receives each result, one at a time
 * @throws the first error of `work` or `settled`, once nothing is running anymore
 */
export async function runInOrder<Item, Result>(
  items: readonly Item[],
  { concurrency, isStopped }: Pace,
  work: (item: Item) => Promise<Result>,
  settled: (item: Item, result: Result) => Promise<void>,
): Promise<void> {
  const underWay: { readonly item: Item; readonly result: Promise<Result> }[] = [];
  const state = { failed: false };
  let next = 0;
  const begin = (): void => {
    while (!state.failed && !isStopped() && next < items.length && underWay.length < concurrency) {
      const item = items[next];
      next += 1;
      if (item === undefined) return;
      const result = work(item);
      // Rethrown where it is awaited; until then it must not count as unhandled.
      result.catch(() => {
        state.failed = true;
      });
      underWay.push({ item, result });
    }
  };
  try {
    for (begin(); underWay.length > 0; begin()) {
      const [first] = underWay;
      if (first === undefined) return;
      await settled(first.item, await first.result);
      underWay.shift();
    }
  } catch (error) {
    state.failed = true;
    await Promise.allSettled(underWay.map(({ result }) => result));
    throw error;
  }
}
